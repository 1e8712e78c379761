import { AppError } from '../../platform/errors.ts'
import type { RequestContext } from '../request-context.ts'
import { callAuth } from './auth/call-auth.ts'

/** Returns Google's address to which the browser goes next; Google sends it back to our callback. */
export async function signInWithGoogle(ctx: RequestContext) {
  const { throttles, devices } = ctx.accounts
  await throttles.beforeGoogle({ address: ctx.address, device: devices.last(ctx.headers) })
  const { url } = await callAuth(ctx, (api, headers) =>
    api.signInSocial({
      headers,
      returnHeaders: true,
      body: {
        provider: 'google',
        callbackURL: '/onboarding',
        errorCallbackURL: '/auth',
        disableRedirect: true,
      },
    }),
  )
  if (!url)
    throw new AppError('unavailable', "Google sign-in isn't available right now. Use your email instead.")
  return { url }
}
