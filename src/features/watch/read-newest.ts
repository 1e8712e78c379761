import type { Reddit } from '../../adapters/reddit/create-reddit.ts'
import type { SeenPost } from '../../adapters/reddit/read-posts.ts'
import { isLasting } from '../../adapters/reddit/reddit-outcome.ts'
import type { Pollable } from './find-pollable.ts'

/** Reddit ends a listing after ten pages. */
const MOST_PAGES = 10
/** A post shows up in listings some time after it was written, and clocks differ. */
const MARGIN_MS = 120_000
const DAY_MS = 86_400_000

export type Newest = {
  seen: SeenPost[]
  /** When the oldest post that was looked at was written, or a day ago where there are no more. */
  since: number
  countOf: (community: string) => number
  /** `no turn`: our quota had none left. `unknown`: Reddit knows none of them. `closed`: one of them at least may not be read. */
  failure: 'no turn' | 'passing' | 'unknown' | 'closed' | null
}

/** Page after page, until everything is read that came since each of the communities was last polled. */
export async function readNewest(reddit: Pick<Reddit, 'newest'>, members: Pollable[]): Promise<Newest> {
  const names = members.map(({ name }) => name)
  const known = members.flatMap(({ polledAt }) => polledAt ?? [])
  // Of communities that were never read, one page is enough to begin with.
  const until = Math.min(...known) - MARGIN_MS
  const seen: SeenPost[] = []
  let after: string | undefined
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const outcome = await reddit.newest(names, after)
    if (outcome.kind !== 'ok') return toNewest(seen, failureOf(outcome))
    seen.push(...outcome.value.seen)
    after = outcome.value.after ?? undefined
    if (!after || known.length === 0 || oldestOf(outcome.value.seen) <= until) break
  }
  return toNewest(seen, null)
}

const oldestOf = (seen: SeenPost[]) => Math.min(...seen.map(({ createdUtc }) => createdUtc * 1_000))

function failureOf(outcome: Exclude<Awaited<ReturnType<Reddit['newest']>>, { kind: 'ok' }>) {
  if (outcome.kind === 'missing') return 'unknown'
  if (isLasting(outcome)) return 'closed'
  return outcome.kind === 'rate_limited' ? 'no turn' : 'passing'
}

function toNewest(seen: SeenPost[], failure: Newest['failure']): Newest {
  const dayAgo = Date.now() - DAY_MS
  const since = seen.length > 0 ? Math.max(oldestOf(seen), dayAgo) : dayAgo
  const countOf = (community: string) =>
    seen.filter(
      ({ subreddit, createdUtc }) => subreddit.toLowerCase() === community && createdUtc * 1_000 >= since,
    ).length
  return { seen, since, countOf, failure }
}
