import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { z } from 'zod'
import { checkBreach } from '../../adapters/breaches/check-breach.ts'
import { enqueue } from '../../db/outbox/enqueue.ts'
import { signUp as signUps, user } from '../../db/schema/auth.ts'
import { AppError } from '../../platform/errors.ts'
import { noSoonerThan } from '../../platform/no-sooner-than.ts'
import type { RequestContext } from '../request-context.ts'
import { findKnownDevice } from './auth/known-device.ts'
import { BREACHED, passwordProblems } from './auth/password-policy.ts'
import { mailSignUpLink } from './auth/pending-sign-ups.ts'
import type { signUpInput } from './schema.ts'
import { sendAccountMail } from './send-account-mail.job.ts'

const ANSWER_MS = 250

/**
 * Keeps what someone chose until they open the mailed link (confirm-sign-up.ts); only then there is an account. A taken address
 * gets the same answer, and its owner a mail that says so.
 */
export async function signUp(ctx: RequestContext, input: z.infer<typeof signUpInput>) {
  const { email, password, fullName } = input
  const { accounts, address } = ctx
  await accounts.throttles.beforeTry(address)
  await refuseWeakPassword(ctx, password, { email, fullName })
  const device = await findKnownDevice(ctx, email)
  await accounts.throttles.beforeMail('verification', email, { address, device })
  const id = await noSoonerThan(ANSWER_MS, keepSignUp(ctx, input))
  ctx.cookies.push(accounts.signUpLinks.rememberBrowser(id))
}

/** Answers the sign-up's id, or a made-up one, so that the cookie doesn't tell whether there is an account. */
async function keepSignUp(
  ctx: RequestContext,
  { email: typed, password, fullName }: z.infer<typeof signUpInput>,
) {
  const { auth, database, origin } = ctx.accounts
  const email = typed.toLowerCase()
  const hash = await (await auth().$context).password.hash(password)
  return database.db.transaction(async (tx) => {
    if ((await tx.$count(user, and(eq(user.email, email), eq(user.emailVerified, true)))) > 0) {
      await enqueue(tx, sendAccountMail, { template: 'existing-account', to: email, url: `${origin}/auth` })
      return randomUUID()
    }
    const id = randomUUID()
    await tx.insert(signUps).values({ id, email, name: fullName, password: hash })
    await mailSignUpLink(ctx, { id, email })
    return id
  })
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
