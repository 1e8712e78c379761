import type { z } from 'zod'
import { AppError } from '../../platform/errors.ts'
import type { RequestContext } from '../request-context.ts'
import { callAuth } from './auth/call-auth.ts'
import { resendVerification } from './resend-verification.ts'
import type { signInInput } from './schema.ts'

/** Answers whether a second step is awaited (take-second-step.ts). */
export async function signIn(ctx: RequestContext, { email, password }: z.infer<typeof signInInput>) {
  await ctx.accounts.throttles.beforeSignIn(email, ctx.address)
  let answer: object
  try {
    answer = await callAuth(ctx, (api, headers) =>
      api.signInEmail({ headers, returnHeaders: true, body: { email, password } }),
    )
  } catch (error) {
    if (error instanceof AppError && error.code === 'email_not_verified') await sendNewLink(ctx, email, error)
    throw error
  }
  await ctx.accounts.throttles.clearAccount(email)
  return { secondStep: 'twoFactorRedirect' in answer }
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
