import type { FeedQuery } from '../../adapters/reddit/post-source.ts'
import type { RedditPost } from '../../adapters/reddit/read-posts.ts'
import { askStore, choosing, type Held, type Store } from './ask-store.ts'

const HOUR_S = 3_600
const DAY_S = 24 * HOUR_S
/** The store's partitions reach back no further. */
const ALL_S = 2 * DAY_S
const KEPT_MS = 46 * 3_600_000
/** With fewer, Reddit's own listing reaches further back. */
const LEAST = 15

const newest = choosing({ name: 'posts_new', order: 'created_at desc' })
const top = choosing({ name: 'posts_top', order: 'score desc' })

/** Reddit's published formula: ten times the votes are worth twelve and a half hours. */
const HEAT = 'sign(score) * log(greatest(abs(score), 1)) + extract(epoch from created_at)::float8 / 45000'

/**
 * As on Reddit, what moderators pinned leads a community's own listing. Among several each post counts by its distance from the best of its own
 * community, so that a small one is seen beside a big one.
 */
const hot = choosing({
  name: 'posts_hot',
  order: `(stickied and $2::text is null) desc, ${HEAT} desc`,
  with: `, max(${HEAT}) over (partition by community) as hottest`,
  among: `(stickied and $2::text is null) desc, ${HEAT} - hottest desc`,
})

/** The listings that we can rank: how, over what time, and of what time everything must be held. Down-votes aren't on the wire. */
function rankingOf({ sort, time }: Pick<FeedQuery, 'sort' | 'time'>) {
  if (sort === 'new') return { statement: newest, overS: ALL_S, wholeS: 0 }
  if (sort === 'hot') return { statement: hot, overS: ALL_S, wholeS: DAY_S }
  if (sort !== 'top' || (time !== 'hour' && time !== 'day')) return undefined
  const overS = time === 'hour' ? HOUR_S : DAY_S
  return { statement: top, overS, wholeS: overS }
}

/** A listing of Reddit's from the store, with our own ranking. */
export async function rankStored(store: Store, query: FeedQuery): Promise<Held<RedditPost[]> | undefined> {
  const ranking = rankingOf(query)
  if (!ranking) return undefined
  const { statement, overS, wholeS } = ranking
  const { subreddits, sort, limit } = query
  const holding = await askStore(store, statement, subreddits, [Math.max(limit, LEAST), overS])
  if (!holding) return undefined
  const { posts, polledAt, completeSince, isLate } = holding
  // The newest are all there as far back as they are shown; of other orders, anything of that time may be missing.
  const oldest = sort === 'new' ? (posts.at(-1)?.created_utc ?? 0) * 1_000 : Date.now() - wholeS * 1_000
  if (posts.length === 0) return undefined
  const isWhole = posts.length >= LEAST && completeSince <= oldest
  // Partitions older than this may have been dropped.
  const since = Math.max(completeSince, Date.now() - KEPT_MS)
  return { value: posts.slice(0, limit), fetchedAt: polledAt, since, isWhole, isLate }
}
