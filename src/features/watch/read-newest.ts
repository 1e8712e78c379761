import type { Reddit } from '../../adapters/reddit/create-reddit.ts'
import type { SeenPost } from '../../adapters/reddit/read-posts.ts'
import { isLasting } from '../../adapters/reddit/reddit-outcome.ts'
import type { Packable } from './pack-calls.ts'

const DAY_MS = 86_400_000
/** Reddit ends a listing after ten pages. */
const MOST_PAGES = 10
/** A first look wants a day. Of a community where more is posted than this in a day, it takes what it gets. */
const MOST_PAGES_AT_FIRST = 3
/** A post shows up in listings some time after it was written, and clocks differ. */
const MARGIN_MS = 120_000

export type Newest = {
  seen: SeenPost[]
  /** Whatever was written later is among them. */
  since: number
  /**
   * `no turn`: our quota had none left, or the worker ends. `unknown`: Reddit knows none of them. `closed`: one of them at least may not
   * be read. `too much`: they posted more than Reddit lists for all of them together.
   */
  failure: 'no turn' | 'passing' | 'unknown' | 'closed' | 'too much' | null
}

type Options = { signal?: AbortSignal | undefined; now?: number }

/** Page after page, until everything is read that came since each of the communities was last polled. */
export async function readNewest(
  reddit: Pick<Reddit, 'newest'>,
  members: Pick<Packable, 'name' | 'polledAt'>[],
  { signal, now = Date.now() }: Options = {},
): Promise<Newest> {
  const names = members.map(({ name }) => name)
  const isFirst = members.some(({ polledAt }) => polledAt === null)
  const until = isFirst
    ? now - DAY_MS
    : Math.min(...members.map(({ polledAt }) => polledAt ?? now)) - MARGIN_MS
  const most = isFirst ? MOST_PAGES_AT_FIRST : MOST_PAGES
  const seen: SeenPost[] = []
  let [since, after]: [number, string | undefined] = [now, undefined]
  for (let page = 1; page <= most && since > until; page += 1) {
    if (signal?.aborted) return { seen, since, failure: 'no turn' }
    const outcome = await reddit.newest(names, after)
    if (outcome.kind !== 'ok') return { seen, since, failure: failureOf(outcome) }
    const { value } = outcome
    seen.push(...value.seen)
    after = value.after ?? undefined
    // A listing that ends has shown all there is.
    since = after ? Math.min(since, ...value.seen.map(({ createdUtc }) => createdUtc * 1_000)) : until
    // If all pages were like this one, they would not be enough. Of fewer communities Reddit lists more.
    if (!isFirst && names.length > 1 && page === 1 && (now - since) * MOST_PAGES < now - until)
      return { seen, since, failure: 'too much' }
  }
  return { seen, since, failure: null }
}

function failureOf(outcome: Exclude<Awaited<ReturnType<Reddit['newest']>>, { kind: 'ok' }>) {
  if (outcome.kind === 'missing') return 'unknown'
  if (isLasting(outcome)) return 'closed'
  return outcome.kind === 'rate_limited' ? 'no turn' : 'passing'
}
