import { symmetricDecrypt } from 'better-auth/crypto'
import { and, eq, lt } from 'drizzle-orm'
import { twoFactor } from '../../../db/schema/auth.ts'
import type { RequestContext } from '../../request-context.ts'
import { findStep } from './totp.ts'

/** True when the code is the account's and was not taken before. From then on neither it nor an earlier one counts. */
export async function spendCode({ accounts }: RequestContext, userId: string, code: string) {
  const { db } = accounts.database
  const [known] = await db
    .select({ secret: twoFactor.secret })
    .from(twoFactor)
    .where(eq(twoFactor.userId, userId))
  if (!known) return false
  const { secretConfig } = await accounts.auth().$context
  const step = findStep(await symmetricDecrypt({ key: secretConfig, data: known.secret }), code)
  if (step === null) return false
  const taken = await db
    .update(twoFactor)
    .set({ lastStep: step })
    .where(and(eq(twoFactor.userId, userId), lt(twoFactor.lastStep, step)))
    .returning({ id: twoFactor.id })
  return taken.length > 0
}
