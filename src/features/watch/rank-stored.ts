import type { FeedQuery } from '../../adapters/reddit/post-source.ts'
import type { RedditPost } from '../../adapters/reddit/read-posts.ts'
import { askStore, choosing, type Held, LEAST, type Store } from './ask-store.ts'
import { STANDING } from './empty-posts.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** The store's partitions reach back no further. */
const ALL_MS = 2 * DAY_MS

const newest = choosing(`
  select one.* from unnest($1::text[]) as asked (name) cross join lateral (
    select id, created_at from reddit.posts where community = asked.name and created_at >= $2 and ${STANDING}
    order by created_at desc, id desc limit $3) as one
  order by created_at desc, id desc limit $3`)

const top = choosing(`
  select id, created_at from reddit.posts where community = any($1::text[]) and created_at >= $2 and ${STANDING}
  order by score desc, created_at desc, id desc limit $3`)

/**
 * Reddit's published formula: ten times the votes are worth twelve and a half hours. As there, what moderators pinned leads a community's own
 * listing, and among several communities each post counts by its distance from the best of its own, so that a small one is seen.
 */
const hot = choosing(`
  select id, created_at from (
    select *, heat - max(heat) over (partition by community) as lead from (
      select id, created_at, community, stickied and cardinality($1::text[]) = 1 as leads,
        sign(score) * log(greatest(abs(score), 1)) + extract(epoch from created_at)::float8 / 45000 as heat
      from reddit.posts where community = any($1::text[]) and created_at >= $2 and ${STANDING}) as heated) as compared
  order by leads desc, lead desc, created_at desc, id desc limit $3`)

/** The listings that we can rank: how, over what time, and of what time everything must be held. Down-votes aren't on the wire. */
function rankingOf({ sort, time }: Pick<FeedQuery, 'sort' | 'time'>) {
  if (sort === 'new') return { text: newest, overMs: ALL_MS, wholeMs: 0 }
  if (sort === 'hot') return { text: hot, overMs: ALL_MS, wholeMs: DAY_MS }
  if (sort !== 'top' || (time !== 'hour' && time !== 'day')) return undefined
  const overMs = time === 'hour' ? HOUR_MS : DAY_MS
  return { text: top, overMs, wholeMs: overMs }
}

/** A listing of Reddit's from the store, with our own ranking. */
export async function rankStored(store: Store, query: FeedQuery): Promise<Held<RedditPost[]> | undefined> {
  const ranking = rankingOf(query)
  if (!ranking) return undefined
  const { text, overMs, wholeMs } = ranking
  const { subreddits, sort, limit } = query
  const now = Date.now()
  const values = [new Date(now - overMs), Math.max(limit, LEAST)]
  const holding = await askStore(store, { name: `posts_${sort}`, text }, subreddits, values)
  if (!holding) return undefined
  const { posts, polledAt, completeSince, isLate } = holding
  // The newest are all there as far back as they are shown; of other orders, anything of that time may be missing.
  const oldest = sort === 'new' ? (posts.at(-1)?.created_utc ?? 0) * 1_000 : now - wholeMs
  if (posts.length === 0 || completeSince > oldest) return undefined
  return { value: posts.slice(0, limit), fetchedAt: polledAt, isWhole: posts.length >= LEAST, isLate }
}
