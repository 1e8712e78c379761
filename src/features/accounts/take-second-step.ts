import { parseSigned } from 'hono/utils/cookie'
import { AppError } from '../../platform/errors.ts'
import type { RequestContext } from '../request-context.ts'
import { callAuth, SIGN_IN_AGAIN, WRONG_CODE } from './auth/call-auth.ts'
import { challengeCookieName } from './auth/create-auth.ts'
import { findOwner } from './auth/find-owner.ts'
import { keepCookies } from './auth/keep-cookies.ts'
import { findKnownDevice } from './auth/known-device.ts'
import { spendCode } from './auth/spend-code.ts'
import { isRecoveryCode } from './schema.ts'

/** The second half of signing in: a code of the app, or one of the recovery codes. */
export async function takeSecondStep(ctx: RequestContext, { code }: { code: string }) {
  const { throttles, origin, devices } = ctx.accounts
  const owner = await findChallenged(ctx)
  if (!owner) {
    await throttles.beforeTry(ctx.address)
    throw new AppError('unauthenticated', SIGN_IN_AGAIN)
  }
  // Someone with only the password can get this far from ever new devices, so those count as strangers here.
  const known = await findKnownDevice(ctx, owner.email)
  const device = known?.hasShownCode ? known : null
  await throttles.beforeSecondStep(owner.id, { address: ctx.address, device })
  // A session in the same request would speak for its owner instead, whose right code would clear the count of another.
  const asked = {
    ...ctx,
    headers: keepCookies(ctx.headers, [challengeCookieName(origin), devices.cookieName]),
  }
  const answer = { returnHeaders: true as const, body: { code } }
  if (isRecoveryCode(code)) {
    await callAuth(asked, (api, headers) => api.verifyBackupCode({ headers, ...answer }))
  } else {
    if (!(await spendCode(ctx, owner.id, code))) throw new AppError('unauthenticated', WRONG_CODE)
    await callAuth(asked, (api, headers) => api.verifyTOTP({ headers, ...answer }))
  }
  await throttles.clearSecondStep(owner.id, device)
}

/** Whose code is awaited. A step that was begun before the password changed was begun with the old one. */
async function findChallenged(ctx: RequestContext) {
  const { auth, origin } = ctx.accounts
  const { internalAdapter, secret } = await auth().$context
  const name = challengeCookieName(origin)
  const identifier = (await parseSigned(ctx.headers.get('cookie') ?? '', secret, name))[name]
  const challenge = identifier ? await internalAdapter.findVerificationValue(identifier) : null
  if (!challenge || challenge.expiresAt < new Date()) return null
  const owner = await findOwner(ctx, { id: challenge.value })
  const changedAt = owner?.passwordChangedAt
  return owner && !(changedAt && changedAt > challenge.createdAt) ? owner : null
}
