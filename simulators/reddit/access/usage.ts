import type { Clock } from '../world/clock.ts'

export type CallClass =
  | 'token'
  | 'share'
  | 'listing'
  | 'search'
  | 'info'
  | 'comments'
  | 'about'
  | 'rules'
  | 'discovery'
  | 'other'

const MINUTES_KEPT = 24 * 60

/** Calls by class and minute of the simulated clock. */
export function createUsage(clock: Clock) {
  const minutes = new Map<number, Partial<Record<CallClass, number>>>()
  const totals: Partial<Record<CallClass, number>> = {}
  return {
    count(callClass: CallClass) {
      const minute = Math.floor(clock.now() / 60) * 60
      let counts = minutes.get(minute)
      if (!counts) {
        counts = {}
        minutes.set(minute, counts)
        const [oldest] = minutes.keys()
        if (minutes.size > MINUTES_KEPT && oldest !== undefined) minutes.delete(oldest)
      }
      counts[callClass] = (counts[callClass] ?? 0) + 1
      totals[callClass] = (totals[callClass] ?? 0) + 1
    },
    clear() {
      minutes.clear()
      for (const key of Object.keys(totals)) delete totals[key as CallClass]
    },
    describe: () => ({
      totals,
      minutes: [...minutes].map(([startsAt, counts]) => ({ startsAt, ...counts })),
    }),
  }
}

const classes: [RegExp, CallClass][] = [
  [/^\/api\/v1\/access_token$/, 'token'],
  [/^\/(r|u|user)\/[^/]+\/s\//, 'share'],
  [/^\/(r\/[^/]+\/)?comments\//, 'comments'],
  [/^\/api\/info$/, 'info'],
  [/^\/r\/[^/]+\/about\/rules$/, 'rules'],
  [/^\/r\/[^/]+\/about$/, 'about'],
  [/^(\/r\/[^/]+)?\/search$/, 'search'],
  [
    /^\/(subreddits\/search|api\/(subreddit_autocomplete_v2|search_reddit_names|similar_subreddits))$/,
    'discovery',
  ],
  [/^(\/r\/[^/]+)?(\/(hot|new|rising|top|controversial))?$/, 'listing'],
]

export const classOf = (path: string): CallClass =>
  classes.find(([pattern]) => pattern.test(path))?.[1] ?? 'other'
