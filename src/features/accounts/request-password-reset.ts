import type { RequestContext } from '../request-context.ts'
import { callAuth } from './auth/call-auth.ts'

/** Sends a link to choose a new password, if the account exists; the answer doesn't say whether it does. */
export async function requestPasswordReset(ctx: RequestContext, { email }: { email: string }) {
  await ctx.accounts.throttles.beforeMail(email, ctx.address)
  await callAuth(ctx, (api, headers) =>
    api.requestPasswordReset({
      headers,
      returnHeaders: true,
      body: { email, redirectTo: '/auth?mode=reset' },
    }),
  )
}
