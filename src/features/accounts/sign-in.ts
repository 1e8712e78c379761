import type { z } from 'zod'
import { AppError } from '../../platform/errors.ts'
import type { RequestContext } from '../request-context.ts'
import { callAuth } from './auth/call-auth.ts'
import { resendVerification } from './resend-verification.ts'
import type { signInInput } from './schema.ts'

export async function signIn(ctx: RequestContext, { email, password }: z.infer<typeof signInInput>) {
  await ctx.accounts.throttles.beforeSignIn(email, ctx.address)
  try {
    await callAuth(ctx, (api, headers) =>
      api.signInEmail({ headers, returnHeaders: true, body: { email, password } }),
    )
  } catch (error) {
    if (error instanceof AppError && error.code === 'email_not_verified') await sendNewLink(ctx, email, error)
    throw error
  }
  await ctx.accounts.throttles.clearAccount(email)
}

/** The password was right, so the owner gets a new link, unless several are on their way already. */
async function sendNewLink(ctx: RequestContext, email: string, refusal: AppError) {
  try {
    await resendVerification(ctx, { email })
  } catch (error) {
    if (error instanceof AppError && error.code === 'throttled') throw refusal
    throw error
  }
  throw new AppError('email_not_verified', "Please verify your e-mail first. We've sent you a new link.")
}
