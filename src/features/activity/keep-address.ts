import { and, eq } from 'drizzle-orm'
import type { z } from 'zod'
import { asUser, type Transaction } from '../../db/as-user.ts'
import { activity } from '../../db/schema/activity.ts'
import { AppError } from '../../platform/errors.ts'
import { requireUser } from '../accounts/read-session.ts'
import type { RequestContext } from '../request-context.ts'
import { findHeld, letGo } from './follow/held-words.ts'
import { startFollowing } from './follow/start-following.ts'
import { findState } from './follow/take-up-links.ts'
import type { addressInput } from './schema.ts'

/** Keeps where something that was posted stands, and follows it from then on. Only the user knows; we never look for it. */
export async function keepAddress(
  ctx: RequestContext,
  { id, address }: z.output<typeof addressInput> & { id: string },
) {
  const tenant = await requireUser(ctx)
  const { userId, log, replyWords: words } = tenant
  await tenant.limits.addresses.take(userId)
  const held = await asUser(tenant, async (tx) => {
    const own = and(eq(activity.id, id), eq(activity.userId, userId))
    const [known] = await tx.select().from(activity).where(own).for('update')
    if (!known) throw noEntry()
    if (known.address === address && (await isFollowed(tx, id))) return []
    const replies = await findHeld(tx, { id, userId })
    await tx.update(activity).set({ address }).where(own)
    await startFollowing(tx, known, address)
    return replies
  })
  await letGo(held, { words, log })
}

/** Someone who gives the same link again wants it tried again. */
async function isFollowed(tx: Transaction, id: string) {
  const state = await findState(tx, id)
  return state !== undefined && state !== 'unclear_link'
}

export const noEntry = () => new AppError('not_found', "We couldn't find this entry.")
