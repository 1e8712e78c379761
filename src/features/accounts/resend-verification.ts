import { noSoonerThan } from '../../platform/no-sooner-than.ts'
import type { RequestContext } from '../request-context.ts'
import { findKnownDevice } from './auth/known-device.ts'
import { findSignUpOf, mailSignUpLink } from './auth/pending-sign-ups.ts'
import { turnIntoSignUp } from './auth/unverified-accounts.ts'

const ANSWER_MS = 100

/** Sends the verification mail again, if there is something to verify; neither the answer nor its time says whether there is. */
export async function resendVerification(ctx: RequestContext, { email }: { email: string }) {
  const device = await findKnownDevice(ctx, email)
  await ctx.accounts.throttles.beforeMail('verification', email, { address: ctx.address, device })
  await noSoonerThan(ANSWER_MS, resend(ctx, email))
}

async function resend(ctx: RequestContext, email: string) {
  const pending =
    (await findSignUpOf(ctx, email)) ?? (await turnIntoSignUp(ctx.accounts.database, email.toLowerCase()))
  if (pending) await mailSignUpLink(ctx, pending)
}
