import { desc, eq, sql } from 'drizzle-orm'
import { preparedRead } from '../../db/as-user.ts'
import { activity } from '../../db/schema/activity.ts'

/** Nobody posts more in a month, and no rule allows it. */
const MOST_POSTED = 200

/** What the user has posted in the last month, newest first: no rule's count goes back further. */
export const readPosted = preparedRead((db) =>
  db
    .select({
      id: activity.id,
      kind: activity.kind,
      community: sql<string | null>`lower(${activity.subreddit})`,
      named: activity.named,
      address: activity.address,
      postId: activity.postId,
      postedAt: sql<number>`extract(epoch from ${activity.postedAt})::float8 * 1000`,
    })
    .from(activity)
    .where(
      sql`${eq(activity.userId, sql.placeholder('userId'))} and ${activity.postedAt} > now() - interval '30 days'`,
    )
    .orderBy(desc(activity.postedAt))
    .limit(MOST_POSTED)
    .prepare('posted_this_month_of'),
)

export type Posted = Awaited<ReturnType<typeof readPosted>>[number]
