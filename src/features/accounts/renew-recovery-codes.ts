import { symmetricEncrypt } from 'better-auth/crypto'
import { eq } from 'drizzle-orm'
import { twoFactor } from '../../db/schema/auth.ts'
import { AppError } from '../../platform/errors.ts'
import type { RequestContext } from '../request-context.ts'
import { drawRecoveryCodes } from './auth/second-step.ts'
import { readSecondFactor } from './read-second-factor.ts'
import { requireUser } from './read-session.ts'
import { requireCode } from './require-code.ts'
import { tellOwner } from './tell-owner.ts'

/** Answers new recovery codes, this once; the old ones count no more. The library would ask for a password, not for a code. */
export async function renewRecoveryCodes(ctx: RequestContext, { code }: { code: string }) {
  const user = await requireUser(ctx)
  const { userId } = user
  if (!(await readSecondFactor(ctx)).enabled) throw new AppError('conflict', 'Two-step sign-in is off.')
  await requireCode(ctx, userId, code)
  const recoveryCodes = drawRecoveryCodes()
  const { secretConfig } = await ctx.accounts.auth().$context
  const backupCodes = await symmetricEncrypt({ key: secretConfig, data: JSON.stringify(recoveryCodes) })
  await ctx.accounts.database.db.update(twoFactor).set({ backupCodes }).where(eq(twoFactor.userId, userId))
  await tellOwner(user, 'recovery-codes-renewed')
  return { recoveryCodes }
}
