import { type SQL, sql } from 'drizzle-orm'
import { takenAlong } from './taken-along.ts'

/** How much of what the user took along lately names the product, and whether it was named in this community. */
export function ledgerOf(userId: unknown, subreddit: unknown) {
  const count = (which: SQL) => sql<number>`(select count(*)::int from ${takenAlong(userId)} where ${which})`
  const lately = sql`at > now() - interval '30 days'`
  return {
    copied30: count(lately),
    named30: count(sql`${lately} and named`),
    namedHere7: count(
      sql`at > now() - interval '7 days' and named and lower(subreddit) = lower(${subreddit})`,
    ),
  }
}
