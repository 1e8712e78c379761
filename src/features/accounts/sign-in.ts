import type { z } from 'zod'
import type { RequestContext } from '../request-context.ts'
import { callAuth } from './auth/call-auth.ts'
import type { signInInput } from './schema.ts'

export async function signIn(ctx: RequestContext, { email, password }: z.infer<typeof signInInput>) {
  await ctx.accounts.throttles.beforeSignIn(email, ctx.address)
  await callAuth(ctx, (api, headers) =>
    api.signInEmail({ headers, returnHeaders: true, body: { email, password, callbackURL: '/onboarding' } }),
  )
  await ctx.accounts.throttles.clearAccount(email)
}
