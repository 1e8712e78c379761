import { randomUUID } from 'node:crypto'
import { and, eq, exists } from 'drizzle-orm'
import type { z } from 'zod'
import { account, signUp as signUps, user } from '../../db/schema/auth.ts'
import { AppError } from '../../platform/errors.ts'
import type { RequestContext } from '../request-context.ts'
import { callAuth } from './auth/call-auth.ts'
import { removeUnverified } from './auth/unverified-accounts.ts'
import { readSignUp } from './read-sign-up.ts'
import type { confirmSignUpInput } from './schema.ts'
import { refuseWeakPassword } from './sign-up.ts'

export const DEAD_SIGN_UP_LINK = 'This link has expired or was used already. Sign in, or sign up again.'

type Input = z.infer<typeof confirmSignUpInput>
type SignUp = NonNullable<Awaited<ReturnType<typeof readSignUp>>>
type Chosen = { email: string; name: string; password: string }

/** Makes an account of a sign-up, and signs its owner in. Every other sign-up with this address is gone by it. */
export async function confirmSignUp(ctx: RequestContext, input: Input) {
  const { throttles } = ctx.accounts
  const found = await readSignUp(ctx, input.token)
  if (!found) {
    await throttles.beforeTry(ctx.address)
    throw deadLink()
  }
  await throttles.beforeLinkTry({ email: found.email })
  const chosen = found.isOwnBrowser ? found : await chooseAnew(ctx, found, input)
  const userId = await createAccount(ctx, found.id, chosen)
  const body = { userId, hasShownCode: false }
  await callAuth(ctx, (api, headers) => api.signInConfirmed({ headers, returnHeaders: true, body }))
  ctx.cookies.push(ctx.accounts.signUpLinks.forgetBrowser())
}

/** Someone who opens the link elsewhere says for themselves who they are and what their password is. */
async function chooseAnew(
  ctx: RequestContext,
  { email }: SignUp,
  { fullName, password }: Input,
): Promise<Chosen> {
  if (!fullName || !password) {
    throw new AppError('invalid_input', 'Choose a password to go on.', {
      fields: {
        ...(fullName ? {} : { fullName: ['Enter your full name.'] }),
        ...(password ? {} : { password: ['Enter a password.'] }),
      },
    })
  }
  await refuseWeakPassword(ctx, password, { email, fullName })
  const hash = await (await ctx.accounts.auth().$context).password.hash(password)
  return { email, name: fullName, password: hash }
}

function createAccount({ accounts }: RequestContext, id: string, { email, name, password }: Chosen) {
  return accounts.database.db.transaction(async (tx) => {
    // All of them or, if this one was just used, none.
    const isStillThere = exists(tx.select({ id: signUps.id }).from(signUps).where(eq(signUps.id, id)))
    const gone = await tx
      .delete(signUps)
      .where(and(eq(signUps.email, email), isStillThere))
      .returning({ id: signUps.id })
    if (!gone.some((one) => one.id === id)) throw deadLink()
    await removeUnverified(tx, email)
    const userId = randomUUID()
    const created = await tx
      .insert(user)
      .values({ id: userId, name, email, emailVerified: true })
      .onConflictDoNothing({ target: user.email })
      .returning({ id: user.id })
    if (created.length === 0) throw deadLink()
    const owned = { userId, accountId: userId, providerId: 'credential', password }
    await tx.insert(account).values(owned)
    return userId
  })
}

const deadLink = () => new AppError('invalid_input', DEAD_SIGN_UP_LINK)
