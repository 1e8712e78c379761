import { and, desc, eq, gt, notExists, sql } from 'drizzle-orm'
import { enqueue } from '../../../db/outbox/enqueue.ts'
import { signUp, user } from '../../../db/schema/auth.ts'
import type { RequestContext } from '../../request-context.ts'
import { sendAccountMail } from '../send-account-mail.job.ts'

/** Alive, and of an address that has no account yet. */
const isPending = ({ accounts }: RequestContext) => {
  const owner = accounts.database.db
    .select({ id: user.id })
    .from(user)
    .where(and(eq(user.email, signUp.email), eq(user.emailVerified, true)))
  return and(gt(signUp.expiresAt, sql`now()`), notExists(owner))
}

/** The sign-up that a mailed link confirms. */
export async function findSignUp(ctx: RequestContext, id: string) {
  const { db } = ctx.accounts.database
  const [found] = await db
    .select()
    .from(signUp)
    .where(and(eq(signUp.id, id), isPending(ctx)))
  return found
}

/** Of an address: the one that was made in this browser, else the newest. */
export async function findSignUpOf(ctx: RequestContext, email: string) {
  const address = email.toLowerCase()
  const mine = ctx.accounts.signUpLinks.readBrowser(ctx.headers)
  const own = mine ? await findSignUp(ctx, mine) : undefined
  if (own?.email === address) return own
  const [newest] = await ctx.accounts.database.db
    .select()
    .from(signUp)
    .where(and(eq(signUp.email, address), isPending(ctx)))
    .orderBy(desc(signUp.createdAt))
    .limit(1)
  return newest
}

/** Asks for the mail with a new link. */
export async function mailSignUpLink(
  { accounts }: RequestContext,
  { id, email }: { id: string; email: string },
) {
  const url = accounts.signUpLinks.linkTo(id)
  await accounts.database.write((tx) =>
    enqueue(tx, sendAccountMail, { template: 'verify-email', to: email, url }),
  )
}
