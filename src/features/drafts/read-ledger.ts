import { desc, eq, sql } from 'drizzle-orm'
import { preparedRead } from '../../db/as-user.ts'
import { activity } from '../../db/schema/activity.ts'
import type { Fate } from '../activity/find-outcomes.ts'
import { LEDGER_SIZE, type Ledger, REMOVALS } from './schema.ts'

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

/** How much of what was posted lately names the product, when it was named in this community, and what was removed there. */
export function ledgerOf(lately: Lately[], fates: Fate[], subreddit: string): Ledger {
  const recent = lately.slice(0, LEDGER_SIZE)
  const community = subreddit.toLowerCase()
  const removedHere = removalsIn(fates, community)
  return {
    recent: recent.length,
    named: recent.filter(({ named }) => named).length,
    namedHere: lately.flatMap((one) => (one.named && one.community === community ? [one.daysAgo] : [])),
    ...(removedHere && { removedHere }),
  }
}

/** Null where there are too few to mean anything. */
export function removalsIn(fates: Fate[], subreddit: string) {
  const here = fates.filter((one) => one.subreddit.toLowerCase() === subreddit.toLowerCase())
  const removed = here.filter(({ state }) => state === 'removed').length
  return removed >= REMOVALS ? { removed, of: here.length } : null
}
