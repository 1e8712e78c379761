import { noSoonerThan } from '../../platform/no-sooner-than.ts'
import type { RequestContext } from '../request-context.ts'
import { callAuth } from './auth/call-auth.ts'
import { RESET_PAGE } from './auth/create-auth.ts'

const ANSWER_MS = 250

/** Sends a link to choose a new password, if the account exists; neither the answer nor its time says whether it does. */
export async function requestPasswordReset(ctx: RequestContext, { email }: { email: string }) {
  await ctx.accounts.throttles.beforeMail(email, ctx.address)
  const request = callAuth(ctx, (api, headers) =>
    api.requestPasswordReset({
      headers,
      returnHeaders: true,
      body: { email, redirectTo: RESET_PAGE },
    }),
  )
  await noSoonerThan(ANSWER_MS, request)
}
