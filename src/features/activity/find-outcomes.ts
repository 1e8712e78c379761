import { desc, sql } from 'drizzle-orm'
import { preparedRead } from '../../db/as-user.ts'
import { activityChecks, activityReplies } from '../../db/schema/outcomes.ts'
import type { Outcome, Reply } from './schema.ts'

/** Nobody posts more in three months, or is answered more often in one. */
const MOST = 1_000

export const outcomesOf = preparedRead((db) =>
  db
    .select({
      activityId: sql<string>`activity_id`,
      threadId: sql<string | null>`thread_id`,
      // What a link names, and still can't be followed, is in another community. What was never up was mistyped.
      state: sql<Outcome['state']>`case when state = 'unclear_link' and fullname is not null then 'elsewhere'
        when state = 'gone' and up_seen_at is null then 'not_found' else state end`,
      score: sql<number | null>`score`,
      replies: sql<number | null>`replies`,
      checkedAt: sql<string | null>`to_json(checked_at) #>> '{}'`,
      nextCheckAt: sql<string | null>`to_json(next_check_at) #>> '{}'`,
      upForMinutes: sql<
        number | null
      >`case when down_seen_at is not null then floor(extract(epoch from up_seen_at - posted_at) / 60)::int end`,
    })
    .from(
      sql`(select * from activity_outcomes where user_id = ${sql.placeholder('userId')}
        and posted_at > now() - ${sql.placeholder('days')} * interval '1 day') as followed`,
    )
    .prepare('outcomes_of'),
)

export type StoredOutcome = Awaited<ReturnType<typeof outcomesOf>>[number]

/** In the order of their ages. */
export const checksOf = preparedRead((db) =>
  db
    .select({
      activityId: activityChecks.activityId,
      hours: sql<Outcome['checks'][number]['hours']>`${activityChecks.hours}`,
      state: activityChecks.state,
      score: activityChecks.score,
      replies: activityChecks.replies,
    })
    .from(activityChecks)
    .where(
      sql`${activityChecks.userId} = ${sql.placeholder('userId')}
        and ${activityChecks.checkedAt} > now() - ${sql.placeholder('days')} * interval '1 day'`,
    )
    .orderBy(activityChecks.checkedAt)
    .prepare('checks_of'),
)

/** Newest first, and only those that are still on Reddit. */
export const repliesOf = preparedRead((db) =>
  db
    .select({
      activityId: activityReplies.activityId,
      id: activityReplies.replyId,
      asks: activityReplies.asks,
      state: sql<Reply['state']>`${activityReplies.state}`,
      writtenAt: activityReplies.writtenAt,
    })
    .from(activityReplies)
    .where(
      sql`${activityReplies.userId} = ${sql.placeholder('userId')}
        and ${activityReplies.writtenAt} > now() - ${sql.placeholder('days')} * interval '1 day' and ${activityReplies.state} <> 'gone'`,
    )
    .orderBy(desc(activityReplies.writtenAt))
    .limit(MOST)
    .prepare('replies_of'),
)

export type StoredReply = Awaited<ReturnType<typeof repliesOf>>[number]

/** What stayed and what was removed of what was posted in the last 90 days. What its author deleted says nothing of a community. */
export const fatesOf = preparedRead((db) =>
  db
    .select({ subreddit: sql<string>`subreddit`, state: sql<'up' | 'removed'>`state` })
    .from(
      sql`(select subreddit, state from activity_outcomes where user_id = ${sql.placeholder('userId')}
        and posted_at > now() - interval '90 days' and state in ('up', 'removed') and subreddit is not null
        order by posted_at desc limit ${sql.raw(String(MOST))}) as looked_at`,
    )
    .prepare('fates_of'),
)

export type Fate = Awaited<ReturnType<typeof fatesOf>>[number]
