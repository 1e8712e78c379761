import { AppError, refuseField } from '../../platform/errors.ts'
import type { RequestContext } from '../request-context.ts'
import { callAuth, WRONG_CODE } from './auth/call-auth.ts'
import { spendCode } from './auth/spend-code.ts'
import { requireUser } from './read-session.ts'
import { readSecondFactor } from './read-second-factor.ts'
import { tellOwner } from './tell-owner.ts'

/** The first code proves that the app knows the key. Answers the recovery codes, this once. */
export async function confirmSecondFactor(ctx: RequestContext, { code }: { code: string }) {
  const user = await requireUser(ctx)
  const { userId } = user
  if ((await readSecondFactor(ctx)).enabled) throw new AppError('conflict', 'Two-step sign-in is on already.')
  await ctx.accounts.throttles.beforeCode(userId, ctx.address)
  if (!(await spendCode(ctx, userId, code))) throw refuseField('code', WRONG_CODE)
  await callAuth(ctx, (api, headers) => api.verifyTOTP({ headers, returnHeaders: true, body: { code } }))
  const { backupCodes } = await callAuth(ctx, (api, headers) =>
    api.viewBackupCodes({ headers, returnHeaders: true, body: { userId } }),
  )
  await ctx.accounts.throttles.clearCode(userId)
  await tellOwner(user, 'second-factor-on')
  return { recoveryCodes: backupCodes }
}
