import { z } from 'zod'

import { searched, subreddits } from '../communities/schema.ts'

/** For this feature's screens. */
export {
  type CommunityStance,
  cleanSubreddit,
  MAX_SEARCHED_SUBREDDITS,
  MAX_SUBREDDITS,
  subreddit,
} from '../communities/schema.ts'

export const feedSorts = ['hot', 'new', 'top', 'rising', 'controversial'] as const
export const feedTimes = ['hour', 'day', 'week', 'month', 'year', 'all'] as const
export const searchSorts = ['relevance', 'top', 'new', 'comments'] as const
export const searchTimes = ['all', 'year', 'month', 'week', 'day'] as const

export const FEED_PAGE = 15

/** Only these look at the time filter; Reddit ignores it for the others. */
export const timedSorts = ['top', 'controversial'] as const

export const feedInput = z.strictObject({
  subreddit: subreddits,
  sort: z.enum(feedSorts).default('hot'),
  time: z.enum(feedTimes).default('day'),
  limit: z.coerce.number<string>().int().min(1).max(100).default(10),
})

export const post = z.object({
  id: z.string(),
  title: z.string(),
  selftext: z.string(),
  subreddit: z.string(),
  author: z.string(),
  score: z.int(),
  num_comments: z.int(),
  created_utc: z.number(),
  /** Path on reddit.com. */
  permalink: z.string(),
  upvote_ratio: z.number(),
  /** For link posts: where it leads; null for text. */
  url: z.string().nullable(),
  /** Locked or archived: nobody can comment anymore. */
  closed: z.boolean(),
})
export type Post = z.infer<typeof post>

/** Why Reddit can't be read at the moment, whatever is asked for. */
export const passingReasons = [
  'not_configured',
  'not_approved',
  'blocked',
  'unresolved',
  'turned_away',
  'rate_limited',
  'own_limit',
  'down',
  'timeout',
] as const
export type PassingReason = (typeof passingReasons)[number]

/** How fresh an answer is. `stale` means that Reddit could not be asked just now; `reason` says why. */
export const freshness = z.object({
  fetchedAt: z.iso.datetime(),
  stale: z.boolean(),
  reason: z.enum(passingReasons).nullable(),
})
export type Freshness = z.infer<typeof freshness>

/** Shaped like Reddit's own listing. */
export const feed = z.object({
  kind: z.literal('Listing'),
  data: z.object({ children: z.array(z.object({ kind: z.literal('t3'), data: post })) }),
  freshness,
})
export type Feed = z.infer<typeof feed>

export const fetchPostInput = z.strictObject({ redditUrl: z.string().trim().min(1).max(2_000) })

export const analysedPost = z.object({
  title: z.string(),
  content: z.string(),
  author: z.string(),
  subreddit: z.string(),
  upvotes: z.int(),
  comments: z.int(),
  created_utc: z.number(),
})
export type AnalysedPost = z.infer<typeof analysedPost>

export const searchInput = z.strictObject({
  ...searched,
  sort: z.enum(searchSorts).default('relevance'),
  time: z.enum(searchTimes).default('all'),
  limit: z.int().min(1).max(100).default(FEED_PAGE),
})

export const searchAnswer = z.object({
  success: z.boolean(),
  posts: z.array(post),
  searched_subreddits: z.array(z.string()),
  error: z.string().optional(),
  freshness,
})
export type SearchAnswer = z.infer<typeof searchAnswer>
