import { AppError, refuseField } from '../../platform/errors.ts'
import type { RequestContext } from '../request-context.ts'
import { callAuth, WRONG_CODE } from './auth/call-auth.ts'
import { spendCode } from './auth/spend-code.ts'
import { isRecoveryCode } from './schema.ts'

/** Of someone signed in: a code of their app or a recovery code, which is used up by it. */
export async function requireCode(ctx: RequestContext, userId: string, code: string | undefined) {
  if (!code) throw refuseField('code', 'Enter the code from your app.')
  await ctx.accounts.throttles.beforeProof(userId)
  if (isRecoveryCode(code)) await spendRecoveryCode(ctx, code)
  else if (!(await spendCode(ctx, userId, code))) throw refuseField('code', WRONG_CODE)
  await ctx.accounts.throttles.clearProof(userId)
}

async function spendRecoveryCode(ctx: RequestContext, code: string) {
  const body = { code, disableSession: true }
  try {
    await callAuth(ctx, (api, headers) => api.verifyBackupCode({ headers, returnHeaders: true, body }))
  } catch (error) {
    // At sign-in it means that nobody is let in; here someone is in already, and only the field is wrong.
    if (error instanceof AppError && error.code === 'unauthenticated')
      throw refuseField('code', error.message)
    throw error
  }
}
