import { noSoonerThan } from '../../platform/no-sooner-than.ts'
import type { RequestContext } from '../request-context.ts'
import { callAuth } from './auth/call-auth.ts'
import { findKnownDevice } from './auth/known-device.ts'
import { findSignUpOf, mailSignUpLink } from './auth/pending-sign-ups.ts'
import { turnIntoSignUp } from './auth/unverified-accounts.ts'

const ANSWER_MS = 250

/** Sends a link to choose a new password, if the account exists; neither the answer nor its time says whether it does. */
export async function requestPasswordReset(ctx: RequestContext, { email }: { email: string }) {
  const { throttles, signUpLinks } = ctx.accounts
  const device = await findKnownDevice(ctx, email)
  await throttles.beforeMail('reset', email, { address: ctx.address, device })
  await noSoonerThan(ANSWER_MS, sendLink(ctx, email))
  // Someone who forgot what they chose at sign-up chooses again when they confirm it, in this browser too.
  ctx.cookies.push(signUpLinks.forgetBrowser())
}

async function sendLink(ctx: RequestContext, email: string) {
  const pending =
    (await findSignUpOf(ctx, email)) ?? (await turnIntoSignUp(ctx.accounts.database, email.toLowerCase()))
  if (pending) await mailSignUpLink(ctx, pending)
  else {
    await callAuth(ctx, (api, headers) =>
      api.requestPasswordReset({ headers, returnHeaders: true, body: { email } }),
    )
  }
}
