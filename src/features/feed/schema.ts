import { z } from 'zod'

export const feedSorts = ['hot', 'new', 'top', 'rising', 'controversial'] as const
export const feedTimes = ['hour', 'day', 'week', 'month', 'year', 'all'] as const
export const searchSorts = ['relevance', 'top', 'new', 'comments'] as const
export const searchTimes = ['all', 'year', 'month', 'week', 'day'] as const

export const FEED_PAGE = 15
export const MAX_SEARCHED_SUBREDDITS = 3

/** Only these look at the time filter; Reddit ignores it for the others. */
export const timedSorts = ['top', 'controversial'] as const

const subreddit = z
  .string()
  .regex(/^[A-Za-z0-9_]{2,21}$/, 'A subreddit has 2 to 21 letters, digits or underscores.')

export const feedInput = z.strictObject({
  subreddit,
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
})
export type Post = z.infer<typeof post>

/** How fresh an answer is. `stale` means that Reddit could not be asked just now; `reason` says why. */
export const freshness = z.object({
  fetchedAt: z.iso.datetime(),
  stale: z.boolean(),
  reason: z.string().nullable(),
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
  keyword: z.string().trim().min(1, 'Please enter a keyword').max(200, 'Use at most 200 characters.'),
  subreddits: z
    .array(subreddit)
    .min(1, 'Please select at least one subreddit')
    .max(MAX_SEARCHED_SUBREDDITS, 'You can select up to 3 subreddits maximum'),
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

/** What a community's rules say about naming one's own product. */
export const stances = ['banned', 'set_threads', 'with_disclosure', 'silent', 'unknown'] as const

export const community = z.object({
  name: z.string(),
  title: z.string(),
  about: z.string(),
  subscribers: z.int().nullable(),
  /** Posts a day, as far as we know. */
  postsPerDay: z.number().nullable(),
  /** 0 to 1: how well it fits the product. */
  fit: z.number().nullable(),
  stance: z.enum(stances),
  /** The sentence of the rules that says so. */
  quote: z.string().nullable(),
})
export type Community = z.infer<typeof community>
