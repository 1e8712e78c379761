import { and, eq, isNull } from 'drizzle-orm'
import type { z } from 'zod'
import { enqueue } from '../../db/outbox/enqueue.ts'
import { account, session, twoFactor, user, verification } from '../../db/schema/auth.ts'
import { AppError, refuseField } from '../../platform/errors.ts'
import type { RequestContext } from '../request-context.ts'
import { callAuth } from './auth/call-auth.ts'
import { deleteAccountJob } from './delete-account.job.ts'
import { proveIdentity } from './prove-identity.ts'
import { readSession } from './read-session.ts'
import type { deleteAccountInput } from './schema.ts'

/** Locks the account for good at once, on every device; the rest is the worker's (delete-account.job.ts). */
export async function deleteAccount(ctx: RequestContext, input: z.infer<typeof deleteAccountInput>) {
  const known = await readSession(ctx)
  if (!known) throw new AppError('unauthenticated', 'Please sign in first.')
  const { id: userId, email } = known.user
  if (input.email.toLowerCase() !== email.toLowerCase()) {
    throw refuseField('email', "That isn't the email of this account.")
  }
  await proveIdentity(ctx, input)
  await lockAccount(ctx, { userId, email })
  await ctx.accounts.sessions.forgetUser(userId)
  await callAuth(ctx, (api, headers) => api.signOut({ headers, returnHeaders: true }))
  ctx.log.info('account.leaving', { userId })
}

/**
 * Without its address and its ways to sign in nobody comes in any more, and the address is free for a new account. In one
 * transaction with the work that follows, so that neither happens without the other.
 */
async function lockAccount(
  { accounts }: RequestContext,
  { userId, email }: { userId: string; email: string },
) {
  await accounts.database.db.transaction(async (tx) => {
    const locked = await tx
      .update(user)
      .set({
        email: `${userId}@deleted.invalid`,
        name: '',
        image: null,
        emailVerified: false,
        twoFactorEnabled: false,
        deletionAskedAt: new Date(),
      })
      .where(and(eq(user.id, userId), isNull(user.deletionAskedAt)))
      .returning({ id: user.id })
    if (locked.length === 0) return
    for (const table of [session, account, twoFactor]) await tx.delete(table).where(eq(table.userId, userId))
    // Links to choose a new password and second steps that were begun.
    await tx.delete(verification).where(eq(verification.value, userId))
    await enqueue(tx, deleteAccountJob, { userId, email })
  })
}
