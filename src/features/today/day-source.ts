import type { PassportSource } from '../communities/read-passport.ts'
import type { SignedInContext } from '../request-context.ts'

/** Whose rows are read. */
export type DayOwner = Pick<SignedInContext, 'db' | 'userId'>

/** What a day is read from. Workers act for someone, too, and have no session. */
export type DaySource = DayOwner & PassportSource
