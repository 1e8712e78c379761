import type { Reddit } from '../../adapters/reddit/create-reddit.ts'
import type { SeenPost } from '../../adapters/reddit/read-posts.ts'
import { isLasting, type RedditFailure } from '../../adapters/reddit/reddit-outcome.ts'
import type { Packable } from './pack-calls.ts'

const DAY_MS = 86_400_000
/** Reddit ends a listing after ten pages, whatever it names. */
const MOST_PAGES = 10
/** What is missing may have been removed. A listing that ends so late may have been cut. */
const LISTED_WHOLE = 900
/** A first look wants a day. Of a community where more is posted than this in a day, it takes what it gets. */
const MOST_PAGES_AT_FIRST = 3
/** A post shows up in listings some time after it was written, and clocks differ. */
export const MARGIN_MS = 120_000

/**
 * `no turn`: our quota had none left, or the worker ends. `refused`: Reddit lets us read nothing. `closed`: one of them at least may not be
 * read. `too much`: they posted more than Reddit lists for all of them together. `failed`: anything that may be about one of them
 * or about Reddit.
 */
export type PollFailure = 'no turn' | 'refused' | 'unknown' | 'closed' | 'too much' | 'failed'

export type Newest = {
  seen: SeenPost[]
  /** Whatever was written later is among them. */
  since: number
  failure: PollFailure | null
}

type Options = { signal?: AbortSignal | undefined; now?: number }

/** Page after page, until everything is read that came since each of the communities was last polled. */
export async function readNewest(
  reddit: Pick<Reddit, 'newest'>,
  members: Pick<Packable, 'name' | 'from'>[],
  { signal, now = Date.now() }: Options = {},
): Promise<Newest> {
  const names = members.map(({ name }) => name)
  const isFirst = members.some(({ from }) => from === null)
  const until = isFirst ? now - DAY_MS : Math.min(...members.map(({ from }) => from ?? now)) - MARGIN_MS
  const most = isFirst ? MOST_PAGES_AT_FIRST : MOST_PAGES
  const seen: SeenPost[] = []
  let [since, listed, after]: [number, number, string | undefined] = [now, 0, undefined]
  for (let page = 1; page <= most; page += 1) {
    if (signal?.aborted) return { seen, since, failure: 'no turn' }
    const outcome = await reddit.newest(names, after)
    if (outcome.kind !== 'ok') return { seen, since, failure: failureOf(outcome) }
    const { value } = outcome
    seen.push(...value.seen)
    since = Math.min(since, ...value.seen.map(({ createdUtc }) => createdUtc * 1_000))
    listed += value.listed
    after = value.after ?? undefined
    // A listing that ends has shown all there is, unless it was cut.
    if (!after && listed < LISTED_WHOLE) since = Math.min(since, until)
    if (!after || since <= until) break
    // If all pages were like this one, they would not be enough.
    if (names.length > 1 && page === 1 && (now - since) * most < now - until) break
  }
  // Of fewer communities Reddit lists more.
  return { seen, since, failure: since > until && names.length > 1 ? 'too much' : null }
}

function failureOf(outcome: RedditFailure): PollFailure {
  if (outcome.kind === 'rate_limited') return 'no turn'
  if (outcome.kind === 'missing') return 'unknown'
  if (isLasting(outcome)) return 'closed'
  const isAboutUs = ['blocked', 'not_approved', 'not_configured'].includes(outcome.kind)
  return isAboutUs ? 'refused' : 'failed'
}
