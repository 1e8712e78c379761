/** How people and communities behave. All of it is assumed; the model that stands beside the figures assumes the same. */

const MINUTE_MS = 60_000
export const HOUR_MS = 60 * MINUTE_MS
export const DAY_MS = 24 * HOUR_MS

export const SEED = 20_261_115
/** Midnight of the measured day. */
export const DAY_BEGINS = Date.UTC(2026, 10, 14)
/** Before it is measured the schedule finds its balance. */
export const WARM_UP_MS = 60 * MINUTE_MS
/** Rules that someone has asked for before that are still known. Nothing else lives longer than the schedule takes. */
export const RULES_LIVE_MS = 12 * HOUR_MS

export const COMMUNITIES = 100_000
/** Few communities post a lot: 3,000 a day the largest, 190 the hundredth, 12 the ten-thousandth. */
export const postsPerDay = (rank: number) => Math.max(0.5, 3_000 / rank ** 0.6)
/** Of a user, over all products. */
export const LEAST_WATCHED = 3
export const MOST_WATCHED = 5

/** Who comes on a given day. */
export const ACTIVE = 0.35
export const FEED_LOADS = 8
/** One comment each, from a post of a feed that was just opened. */
export const DRAFTS = 1
export const PLUS = 0.3
export const SEARCHES = 2
/** The form's default is all time, which only Reddit can answer. */
export const SEARCHES_OVER_A_DAY = 0.5
export const ADDRESSES = 1
/** Of posts in the user's own communities. */
export const OWN_ADDRESSES = 0.5
/** Sign up on a given day, and look for communities. */
export const NEWCOMERS = 0.002
export const DISCOVERIES = 3
export const VISITS = 16
/** The rest opens what Reddit alone can rank: rising, controversial, the best of a week or longer. */
export const HOT = 0.77
export const NEW = 0.14
export const TOP_OF_DAY = 0.05

/** Of all posts, at any time in the first 36 hours, half of them within the first 46 minutes. */
export const REMOVED = 0.21
export const REMOVED_FROM_MS = MINUTE_MS
export const REMOVED_UNTIL_MS = 36 * HOUR_MS

/** The busiest hour has a tenth of the day for people, and 6 % for what is posted on Reddit. */
export const PEOPLE_SWING = 1.22
export const POSTS_SWING = 0.4

/** How long Reddit takes for an answer. */
export const ANSWER_MS = 300
/** Calls of one client in ten minutes. */
export const ONE_CLIENT = 1_000
export const WINDOW_MS = 10 * MINUTE_MS
/** A draft goes on without what comes later, as in src/features/drafts/read-surroundings.ts. */
export const DRAFT_PATIENCE_MS = 2_500
/** Of all users: comments a day that are logged with their link. Half of those that are drafted, of those who come. */
export const FOLLOWED = ACTIVE * DRAFTS * 0.5
/** Comments that a thread gets after someone's own, half of them within the first hours. */
export const GROWS_BY = 15
export const HALF_QUIET_MS = 5 * HOUR_MS
/** What counts as fresh. */
export const FRESH_MS = 5 * MINUTE_MS

/** Calls a minute in the busiest hour by an earlier model on paper, with the same people. */
export const MODEL: Record<
  number,
  { onDemand: number; polling: number; threads: number; addresses: number; searches: number; refresh: number }
> = {
  10_000: { onDemand: 46, polling: 20, threads: 6, addresses: 2, searches: 4, refresh: 7 },
  100_000: { onDemand: 326, polling: 60, threads: 58, addresses: 18, searches: 35, refresh: 15 },
  1_000_000: { onDemand: 2_234, polling: 130, threads: 585, addresses: 176, searches: 351, refresh: 21 },
}
