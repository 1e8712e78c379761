import { and, eq } from 'drizzle-orm'
import type { z } from 'zod'
import { asUser, type Transaction } from '../../db/as-user.ts'
import { activity } from '../../db/schema/activity.ts'
import { AppError, refuseField } from '../../platform/errors.ts'
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
    refuseElsewhere(known, address)
    if (known.address === address.path && (await isFollowed(tx, id))) return []
    const replies = await findHeld(tx, { id, userId })
    await tx.update(activity).set({ address: address.path }).where(own)
    await startFollowing(tx, known, address.path)
    return replies
  })
  await letGo(held, { words, log })
}

type Given = z.output<typeof addressInput>['address']
type Known = Pick<typeof activity.$inferSelect, 'kind' | 'subreddit' | 'postId'>

/** Another comment's fate would tell something false of this community. Where a link leads that names neither, its first look tells. */
function refuseElsewhere({ kind, subreddit, postId }: Known, { community, postId: given }: Given) {
  if (community !== null && subreddit !== null && community.toLowerCase() !== subreddit.toLowerCase())
    throw refuseField('address', `This link is in ${nameOf(community)}, not ${nameOf(subreddit)}.`)
  if (kind === 'comment' && postId !== null && given !== null && given !== postId)
    throw refuseField('address', 'This link is in another thread.')
}

const nameOf = (community: string) => community.replace(/^u_/, 'u/').replace(/^(?!u\/)/, 'r/')

/** Someone who gives the same link again wants it tried again. */
async function isFollowed(tx: Transaction, id: string) {
  const state = await findState(tx, id)
  return state !== undefined && state !== 'unclear_link'
}

export const noEntry = () => new AppError('not_found', "We couldn't find this entry.")
