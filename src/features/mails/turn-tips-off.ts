import { eq } from 'drizzle-orm'
import { asUser } from '../../db/as-user.ts'
import { profiles } from '../../db/schema/profiles.ts'
import { addressGroup } from '../../platform/client-address.ts'
import { AppError } from '../../platform/errors.ts'
import type { RequestContext } from '../request-context.ts'

/** By the signed link in a mail, without signing in. An account that is gone gets no tips either way. */
export async function turnTipsOff({ db, limits, address, mailLinks }: RequestContext, token: string) {
  await limits.unsubscribes.take(addressGroup(address))
  const userId = mailLinks.readToken(token)
  if (!userId) {
    throw new AppError('invalid_input', 'This link is broken. You can turn off tips in your settings.')
  }
  await asUser({ db, userId }, (tx) =>
    tx.update(profiles).set({ tipsByEmail: false }).where(eq(profiles.userId, userId)),
  )
}
