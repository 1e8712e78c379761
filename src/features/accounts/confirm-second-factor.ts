import { eq } from 'drizzle-orm'
import { session as sessions, twoFactor, user as users } from '../../db/schema/auth.ts'
import { AppError, refuseField } from '../../platform/errors.ts'
import type { RequestContext } from '../request-context.ts'
import { callAuth, WRONG_CODE } from './auth/call-auth.ts'
import { spendCode } from './auth/spend-code.ts'
import { readSecondFactor } from './read-second-factor.ts'
import { requireUser } from './read-session.ts'
import { tellOwner } from './tell-owner.ts'

/**
 * The first code proves that the app knows the key. From the same moment on no session counts that began without one: this
 * browser gets a new one, every other device is signed out. Answers the recovery codes, this once.
 */
export async function confirmSecondFactor(ctx: RequestContext, { code }: { code: string }) {
  const user = await requireUser(ctx)
  const { userId } = user
  const { throttles, database, sessions: known } = ctx.accounts
  if ((await readSecondFactor(ctx)).enabled) throw new AppError('conflict', 'Two-step sign-in is on already.')
  await throttles.beforeProof(userId)
  if (!(await spendCode(ctx, userId, code))) throw refuseField('code', WRONG_CODE)
  await database.db.transaction(async (tx) => {
    await tx.update(users).set({ twoFactorEnabled: true }).where(eq(users.id, userId))
    await tx.update(twoFactor).set({ verified: true }).where(eq(twoFactor.userId, userId))
    await tx.delete(sessions).where(eq(sessions.userId, userId))
    await tellOwner(user, 'second-factor-on')
  })
  await known.forgetUser(userId)
  await throttles.clearProof(userId)
  const body = { userId, hasShownCode: true }
  await callAuth(ctx, (api, headers) => api.signInConfirmed({ headers, returnHeaders: true, body }))
  const { backupCodes } = await callAuth(ctx, (api, headers) =>
    api.viewBackupCodes({ headers, returnHeaders: true, body: { userId } }),
  )
  return { recoveryCodes: backupCodes }
}
