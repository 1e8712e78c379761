import type { z } from 'zod'
import { checkBreach } from '../../adapters/breaches/check-breach.ts'
import { AppError } from '../../platform/errors.ts'
import type { RequestContext } from '../request-context.ts'
import { callAuth } from './auth/call-auth.ts'
import { BREACHED, passwordProblems } from './auth/password-policy.ts'
import type { signUpInput } from './schema.ts'

/** Creates an account and asks its owner to verify their e-mail. A taken e-mail gets the same answer. */
export async function signUp(ctx: RequestContext, input: z.infer<typeof signUpInput>) {
  const { email, password, fullName } = input
  await ctx.accounts.throttles.beforeTry(ctx.address)
  await refuseWeakPassword(ctx, password, { email, fullName })
  await ctx.accounts.throttles.beforeMail(email, ctx.address)
  await callAuth(ctx, (api, headers) =>
    api.signUpEmail({
      headers,
      returnHeaders: true,
      body: { name: fullName, email, password, callbackURL: '/onboarding' },
    }),
  )
}

/** The list inside the process always decides; the breach service may add a no, but its silence is not one. */
export async function refuseWeakPassword(
  ctx: RequestContext,
  password: string,
  about: { email: string; fullName?: string },
) {
  const problems = passwordProblems(password, about)
  const { breachCheckUrl } = ctx.accounts
  if (problems.length === 0 && breachCheckUrl) {
    const outcome = await checkBreach(breachCheckUrl, password)
    if (outcome.kind === 'breached') problems.push(BREACHED)
    if (outcome.kind === 'unavailable') ctx.log.warn('breach_check.unavailable')
  }
  const [reason] = problems
  if (reason) throw new AppError('invalid_input', reason, { fields: { password: problems } })
}
