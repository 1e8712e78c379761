import { desc, eq, sql } from 'drizzle-orm'
import { preparedRead } from '../../db/as-user.ts'
import { activity } from '../../db/schema/activity.ts'
import { LEDGER_SIZE, type Ledger } from './schema.ts'

/** Nobody posts more in a month, and no rule allows it. */
const MOST_POSTED = 200

/** What the user has posted in the last month, newest first. */
export const readLately = preparedRead((db) =>
  db
    .select({
      named: activity.named,
      community: sql<string | null>`lower(${activity.subreddit})`,
      daysAgo: sql<number>`greatest(0, floor(extract(epoch from now() - ${activity.postedAt}) / 86400))::int`,
    })
    .from(activity)
    .where(
      sql`${eq(activity.userId, sql.placeholder('userId'))} and ${activity.postedAt} > now() - interval '30 days'`,
    )
    .orderBy(desc(activity.postedAt))
    .limit(MOST_POSTED)
    .prepare('posted_lately_of'),
)

export type Lately = Awaited<ReturnType<typeof readLately>>[number]

/** How much of what was posted lately names the product, and when it was named in this community. */
export function ledgerOf(lately: Lately[], subreddit: string): Ledger {
  const recent = lately.slice(0, LEDGER_SIZE)
  const community = subreddit.toLowerCase()
  return {
    recent: recent.length,
    named: recent.filter(({ named }) => named).length,
    namedHere: lately.flatMap((one) => (one.named && one.community === community ? [one.daysAgo] : [])),
  }
}
