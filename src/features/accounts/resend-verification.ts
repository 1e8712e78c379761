import type { RequestContext } from '../request-context.ts'
import { callAuth } from './auth/call-auth.ts'

/** Sends the verification mail again, if there is something to verify; the answer doesn't say. */
export async function resendVerification(ctx: RequestContext, { email }: { email: string }) {
  await ctx.accounts.throttles.beforeMail(email, ctx.address)
  // As a visitor: with a session the library would compare addresses and answer differently.
  await callAuth(ctx, (api) =>
    api.sendVerificationEmail({
      headers: new Headers(),
      returnHeaders: true,
      body: { email, callbackURL: '/onboarding' },
    }),
  )
}
