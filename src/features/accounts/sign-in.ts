import { setTimeout as wait } from 'node:timers/promises'
import type { z } from 'zod'
import { isDatabaseAway } from '../../platform/database-away.ts'
import { AppError } from '../../platform/errors.ts'
import type { RequestContext } from '../request-context.ts'
import { callAuth, isUnverifiedRefusal, WRONG_CREDENTIALS } from './auth/call-auth.ts'
import { findKnownDevice } from './auth/known-device.ts'
import { findSignUpOf, mailSignUpLink } from './auth/pending-sign-ups.ts'
import { turnIntoSignUp } from './auth/unverified-accounts.ts'
import type { signInInput } from './schema.ts'

type Input = z.infer<typeof signInInput>
type SignUp = NonNullable<Awaited<ReturnType<typeof findSignUpOf>>>

const REFUSAL_MS = 250

/** Answers whether a second step is awaited (take-second-step.ts). */
export async function signIn(ctx: RequestContext, input: Input) {
  const { throttles } = ctx.accounts
  const { email } = input
  const device = await findKnownDevice(ctx, email)
  const caller = { address: ctx.address, device }
  await throttles.beforeSignIn(email, caller)
  const earliestRefusal = wait(REFUSAL_MS)
  try {
    const secondStep = await checkPassword(ctx, input)
    await throttles.clearSignIn(email, device)
    return { secondStep }
  } catch (error) {
    // Someone who tries again and again while the database is away has guessed nothing.
    if (isDatabaseAway(error)) await throttles.giveBackSignIn(email, caller)
    await earliestRefusal
    throw error
  }
}

/** One password is hashed in each case: of an account, of a sign-up, or, by the library, of nobody. */
async function checkPassword(ctx: RequestContext, { email, password }: Input) {
  const pending = await findSignUpOf(ctx, email)
  if (pending) {
    await remindToConfirm(ctx, pending, password)
    throw new AppError('unauthenticated', WRONG_CREDENTIALS)
  }
  try {
    const answer: object = await callAuth(ctx, (api, headers) =>
      api.signInEmail({ headers, returnHeaders: true, body: { email, password } }),
    )
    return 'twoFactorRedirect' in answer
  } catch (error) {
    if (isUnverifiedRefusal(error)) {
      const signUp = await turnIntoSignUp(ctx.accounts.database, email.toLowerCase())
      if (signUp) await mailReminder(ctx, signUp)
    }
    throw error
  }
}

/** Someone who knows the password gets a new link, unless several are on their way already. The answer is that of a wrong one. */
async function remindToConfirm(ctx: RequestContext, pending: SignUp, password: string) {
  const { verify } = (await ctx.accounts.auth().$context).password
  if (await verify({ hash: pending.password, password })) await mailReminder(ctx, pending)
}

async function mailReminder(ctx: RequestContext, signUp: Pick<SignUp, 'id' | 'email'>) {
  if (await ctx.accounts.throttles.mayRemind(signUp.id)) await mailSignUpLink(ctx, signUp)
}
