import { parse } from 'hono/utils/cookie'
import { AppError } from '../../platform/errors.ts'
import type { RequestContext } from '../request-context.ts'
import { callAuth, SIGN_IN_AGAIN, WRONG_CODE } from './auth/call-auth.ts'
import { challengeCookieName } from './auth/create-auth.ts'
import { spendCode } from './auth/spend-code.ts'
import { isRecoveryCode } from './schema.ts'

/** The second half of signing in: a code of the app, or one of the recovery codes. */
export async function takeSecondStep(ctx: RequestContext, { code }: { code: string }) {
  const { throttles } = ctx.accounts
  await throttles.beforeTry(ctx.address)
  const { userId, cookie } = await findChallenge(ctx)
  await throttles.beforeCode(userId, ctx.address)
  // A session in the same request would speak for its owner instead, whose right code would clear the count of another.
  const asked = { ...ctx, headers: withCookie(ctx.headers, cookie) }
  const answer = { returnHeaders: true as const, body: { code } }
  if (isRecoveryCode(code)) {
    await callAuth(asked, (api, headers) => api.verifyBackupCode({ headers, ...answer }))
  } else {
    if (!(await spendCode(ctx, userId, code))) throw new AppError('unauthenticated', WRONG_CODE)
    await callAuth(asked, (api, headers) => api.verifyTOTP({ headers, ...answer }))
  }
  await throttles.clearCode(userId)
}

/** Whose code is awaited. That the cookie's signature is ours, the library checks before it lets anybody in. */
async function findChallenge({ accounts, headers }: RequestContext) {
  const name = challengeCookieName(accounts.origin)
  const value = parse(headers.get('cookie') ?? '', name)[name] ?? ''
  const { internalAdapter } = await accounts.auth().$context
  const identifier = value.slice(0, value.lastIndexOf('.'))
  const challenge = identifier ? await internalAdapter.findVerificationValue(identifier) : null
  if (!challenge || challenge.expiresAt < new Date()) throw new AppError('unauthenticated', SIGN_IN_AGAIN)
  return { userId: challenge.value, cookie: `${name}=${encodeURIComponent(value)}` }
}

function withCookie(headers: Headers, cookie: string) {
  const alone = new Headers(headers)
  alone.set('cookie', cookie)
  return alone
}
