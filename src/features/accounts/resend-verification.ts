import type { RequestContext } from '../request-context.ts'
import { callAuth } from './auth/call-auth.ts'

/** Sends the verification mail again, if there is something to verify; the answer doesn't say. */
export async function resendVerification(ctx: RequestContext, { email }: { email: string }) {
  await ctx.accounts.throttles.beforeMail(email, ctx.address)
  await callAuth(ctx, (api, headers) =>
    api.sendVerificationEmail({ headers, returnHeaders: true, body: { email, callbackURL: '/onboarding' } }),
  )
}
