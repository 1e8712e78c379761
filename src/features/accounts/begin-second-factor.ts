import { encode } from 'uqr'
import type { z } from 'zod'
import { AppError } from '../../platform/errors.ts'
import type { RequestContext } from '../request-context.ts'
import { callAuth } from './auth/call-auth.ts'
import { requireNewSession } from './prove-identity.ts'
import { readSecondFactor } from './read-second-factor.ts'
import { requireUser } from './read-session.ts'
import type { enrolment, secondFactorInput } from './schema.ts'

/** A new key for the user's app. It counts from the first code on (confirm-second-factor.ts); until then it can be asked anew. */
export async function beginSecondFactor(
  ctx: RequestContext,
  { password }: z.infer<typeof secondFactorInput>,
): Promise<z.infer<typeof enrolment>> {
  const { userId, sessionId } = await requireUser(ctx)
  const { throttles } = ctx.accounts
  if (!(await readSecondFactor(ctx)).hasPassword) await requireNewSession(ctx, sessionId)
  await throttles.beforeProof(userId)
  const answer = await callAuth(ctx, (api, headers) =>
    api.enableTwoFactor({
      headers,
      returnHeaders: true,
      body: { method: 'totp', ...(password === undefined ? {} : { password }) },
    }),
  )
  await throttles.clearProof(userId)
  if (answer.method !== 'totp') throw new Error('The library enrolled something else')
  const key = new URL(answer.totpURI).searchParams.get('secret')
  if (!key) throw new AppError('internal', 'Something went wrong on our side. Please try again.')
  const { data } = encode(answer.totpURI, { ecc: 'M', border: 0 })
  return { url: answer.totpURI, key, picture: data.map((row) => row.map(Number).join('')) }
}
