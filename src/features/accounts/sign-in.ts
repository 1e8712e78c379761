import { setTimeout as wait } from 'node:timers/promises'
import type { z } from 'zod'
import { AppError, isAppError } from '../../platform/errors.ts'
import type { RequestContext } from '../request-context.ts'
import { callAuth, isUnverifiedRefusal, WRONG_CREDENTIALS } from './auth/call-auth.ts'
import { findKnownDevice } from './auth/known-device.ts'
import { listSignUpsOf, mailSignUpLink } from './auth/pending-sign-ups.ts'
import { turnIntoSignUp } from './auth/unverified-accounts.ts'
import type { signInInput } from './schema.ts'

type Input = z.infer<typeof signInInput>
type SignUp = Awaited<ReturnType<typeof listSignUpsOf>>[number]

const REFUSAL_MS = 400
/** As many as can be made with one address in ten minutes, so that a stranger's don't hide the owner's at once. */
const HASHES = 3

/** Answers whether a second step is awaited (take-second-step.ts). */
export async function signIn(ctx: RequestContext, input: Input) {
  const { throttles } = ctx.accounts
  const { email } = input
  const device = await findKnownDevice(ctx, email)
  await throttles.beforeSignIn(email, { address: ctx.address, device })
  const earliestRefusal = wait(REFUSAL_MS)
  try {
    const secondStep = await checkPassword(ctx, input)
    await throttles.clearSignIn(email, device)
    return { secondStep }
  } catch (error) {
    await earliestRefusal
    throw error
  }
}

/**
 * Every refusal costs the same number of hashes, whether the password was compared with an account's, with those of pending
 * sign-ups or with nobody's: more or fewer would take longer or shorter, and tell which it was.
 */
async function checkPassword(ctx: RequestContext, { email, password }: Input) {
  const pending = await listSignUpsOf(ctx, email, HASHES)
  if (pending.length > 0) {
    await remindToConfirm(ctx, pending, password)
    throw new AppError('unauthenticated', WRONG_CREDENTIALS)
  }
  try {
    // The library hashes once, also if there is no such account.
    const answer: object = await callAuth(ctx, (api, headers) =>
      api.signInEmail({ headers, returnHeaders: true, body: { email, password } }),
    )
    return 'twoFactorRedirect' in answer
  } catch (error) {
    if (isAppError(error) && error.code === 'unauthenticated') await hashInVain(ctx, password, HASHES - 1)
    if (isUnverifiedRefusal(error)) {
      const signUp = await turnIntoSignUp(ctx.accounts.database, email.toLowerCase())
      if (signUp) await mailReminder(ctx, signUp)
    }
    throw error
  }
}

/** Someone who knows the password gets a new link, unless several are on their way already. The answer is that of a wrong one. */
async function remindToConfirm(ctx: RequestContext, pending: SignUp[], password: string) {
  const { verify } = (await ctx.accounts.auth().$context).password
  let theirs: SignUp | undefined
  for (const signUp of pending) if (await verify({ hash: signUp.password, password })) theirs ??= signUp
  await hashInVain(ctx, password, HASHES - pending.length)
  if (theirs) await mailReminder(ctx, theirs)
}

async function mailReminder(ctx: RequestContext, signUp: Pick<SignUp, 'id' | 'email'>) {
  if (await ctx.accounts.throttles.mayRemind(signUp.email)) await mailSignUpLink(ctx, signUp)
}

async function hashInVain({ accounts }: RequestContext, password: string, times: number) {
  const { hash } = (await accounts.auth().$context).password
  for (let done = 0; done < times; done += 1) await hash(password)
}
