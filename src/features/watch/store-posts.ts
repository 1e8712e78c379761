import { sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { SeenPost } from '../../adapters/reddit/read-posts.ts'
import { makeStorable } from '../../platform/make-storable.ts'
import { checkInterval } from './check-interval.ts'

const HOUR_MS = 3_600_000
/** There are partitions for an hour more on both sides (app.roll_post_hours), because clocks differ. */
const OLDEST_MS = 45 * HOUR_MS
const NEWEST_MS = -HOUR_MS
/** For so long Reddit may still show what it has taken away. */
const LINGERS_MS = 120_000

type Stored = {
  id: string
  isNew: boolean
  /** What others say of its words may be about other words. */
  isUnsieved: boolean
}
type Options = { sentAt: number; isShown: (community: string) => boolean }

/**
 * Keeps what Reddit shows: a new post as it is, a known one with its counts and flags of today. Of one that was taken away, or is for
 * adults only, no word stays. It comes back only by a call that was sent well after that: moderators change their minds.
 */
export async function storePosts(
  db: NodePgDatabase,
  seen: SeenPost[],
  { sentAt, isShown }: Options,
): Promise<Stored[]> {
  // Pages overlap when something is posted while they are read.
  const rows = [...new Map(seen.map((one) => [one.id, one])).values()].flatMap((one) => {
    const ageMs = sentAt - one.createdUtc * 1_000
    if (ageMs > OLDEST_MS || ageMs < NEWEST_MS) return []
    const community = one.subreddit.toLowerCase()
    const inMs = checkInterval({ ageMs, isShown: isShown(community) })
    return [{ ...wordsOf(one), community, check_in: inMs / 1_000 }]
  })
  if (rows.length === 0) return []
  const { rows: stored } = await db.execute<Stored>(sql`
    insert into reddit.posts as kept (id, created_at, community, subreddit, title, selftext, author, url, permalink, score,
      num_comments, upvote_ratio, locked, archived, stickied, over_18, removed_by_category, check_at)
    select id, to_timestamp(created_utc), community, subreddit, title, selftext, author, url, permalink, score,
      num_comments, upvote_ratio, locked, archived, stickied, over_18, removed_by, now() + check_in * interval '1 second'
    from jsonb_to_recordset(${JSON.stringify(makeStorable(rows))}::jsonb) as seen (id text, created_utc float8, community text, subreddit text,
      title text, selftext text, author text, url text, permalink text, score int, num_comments int, upvote_ratio real, locked bool,
      archived bool, stickied bool, over_18 bool, removed_by text, check_in float8)
    order by id
    on conflict (id, created_at) do update set title = excluded.title, selftext = excluded.selftext, author = excluded.author,
      url = excluded.url, permalink = excluded.permalink, score = excluded.score, num_comments = excluded.num_comments,
      upvote_ratio = excluded.upvote_ratio, locked = excluded.locked, archived = excluded.archived, stickied = excluded.stickied,
      over_18 = excluded.over_18, removed_by_category = excluded.removed_by_category, seen_at = now(), check_at = excluded.check_at,
      sieved_at = case when kept.title = excluded.title and kept.selftext = excluded.selftext then kept.sieved_at end,
      matched_at = case when kept.title = excluded.title and kept.selftext = excluded.selftext then kept.matched_at end
    where (kept.removed_by_category is null and not kept.over_18) or kept.seen_at < to_timestamp(${(sentAt - LINGERS_MS) / 1_000})
    returning id, arrived_at = now() as "isNew", sieved_at is null as "isUnsieved"`)
  return stored
}

/** Of known posts those that may have been changed by their writers. */
export const findChanged = (stored: Stored[]) =>
  stored.filter(({ isNew, isUnsieved }) => !isNew && isUnsieved).map(({ id }) => id)

function wordsOf({ id, subreddit, createdUtc, post, removedBy, over18, ...flags }: SeenPost) {
  const { locked, archived, stickied } = flags
  return {
    id,
    created_utc: createdUtc,
    subreddit,
    title: post?.title ?? '',
    selftext: post?.selftext ?? '',
    author: post?.author ?? '',
    url: post?.url ?? null,
    permalink: post?.permalink ?? '',
    score: post?.score ?? 0,
    num_comments: post?.num_comments ?? 0,
    upvote_ratio: post?.upvote_ratio ?? 0,
    locked,
    archived,
    stickied,
    over_18: over18,
    removed_by: removedBy,
  }
}
