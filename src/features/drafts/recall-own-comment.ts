import { and, eq } from 'drizzle-orm'
import { readAsUser } from '../../db/as-user.ts'
import { activity } from '../../db/schema/activity.ts'
import { AppError } from '../../platform/errors.ts'
import type { SignedInContext } from '../request-context.ts'
import { threadIn } from './judge/thread-in.ts'

/** What the user has posted, as they told us: its words, where those were drafted here, and the thread it stands in. */
export async function recallOwnComment(tenant: SignedInContext, id: string) {
  const [own] = await readAsUser(tenant, (db) =>
    db
      .select({
        title: activity.title,
        content: activity.content,
        subreddit: activity.subreddit,
        postId: activity.postId,
        address: activity.address,
      })
      .from(activity)
      .where(and(eq(activity.id, id), eq(activity.userId, tenant.userId))),
  )
  if (!own) throw new AppError('not_found', "We couldn't find this entry.")
  const { title, content, subreddit, postId, address } = own
  return {
    words: [title, content].filter(Boolean).join('\n\n'),
    subreddit,
    postId: postId ?? (address === null ? null : threadIn(address)),
  }
}
