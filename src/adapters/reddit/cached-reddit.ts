import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { Cache, Loaded } from '../../platform/cache.ts'
import { AppError } from '../../platform/errors.ts'
import type { Fact } from './cached-answer.ts'
import type { Reddit } from './create-reddit.ts'
import type { Freshness, Known, PostSource, Purse } from './post-source.ts'
import { isLasting, type PassingFailure, type RedditOutcome } from './reddit-outcome.ts'
import { searchable } from './request-parts.ts'
import { listingTtlMs, postsPerDay } from './time-to-live.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
/** Strangers' words leave after two days, deleted by their authors or not (forget-deleted.ts takes those out sooner). */
export const MAX_AGE_MS = 48 * HOUR_MS
/** Always the largest page, so that one answer serves every limit. */
const PAGE = 100

const patience = { waitMs: 12_000, late: { kind: 'timeout' } as PassingFailure }
const limits = { maxAgeMs: MAX_AGE_MS, patience }
/** Comments are not asked for one by one whether they are still there, so they leave much sooner. */
const threadLimits = { maxAgeMs: HOUR_MS, patience }

/** Posts on demand, through the cache: Reddit is asked when somebody wants what nobody has asked for lately. */
export function createCachedReddit(reddit: Reddit, cache: Cache): PostSource {
  const paces = new LRUCache<string, number>({ max: 20_000 })
  return createSource(reddit, cache, paces)
}

function createSource(
  reddit: Reddit,
  cache: Cache,
  paces: LRUCache<string, number>,
  purse?: Purse,
): PostSource {
  async function remember<T>(
    key: string,
    ttlMs: number | ((value: T) => number),
    ask: () => Promise<RedditOutcome<T>>,
    bounds = limits,
  ) {
    let told = false
    const remembered = await cache.remember<Fact<T>, PassingFailure>(
      key,
      bounds,
      async () => {
        const outcome = await ask()
        told = outcome.kind === 'ok' || outcome.kind === 'unresolved' || isLasting(outcome)
        return asLoaded(outcome, ttlMs)
      },
      purse &&
        (async () => {
          const refusal = await refusalOf(purse)
          return refusal ? { refusal } : { over: () => void (told || purse.giveBack()) }
        }),
    )
    if (remembered.kind === 'failure') return remembered.failure
    const { value: fact, fetchedAt, stale, reason, finished } = remembered
    if (fact.kind !== 'ok') return fact
    const freshness = {
      fetchedAt: new Date(fetchedAt).toISOString(),
      stale,
      reason: reason?.kind ?? null,
    }
    const why = reason?.kind ?? ''
    return known(fact.value, freshness, (name, make) => finished(`${name}\n${why}`, make))
  }

  return {
    for: (purse) => createSource(reddit, cache, paces, purse),
    feed: async ({ subreddits, sort, time, limit }) => {
      const name = lowerCase(subreddits).join('+')
      const period = sort === 'top' || sort === 'controversial' ? time : 'all'
      const page = await remember(
        `feed:${name}:${sort}:${period}`,
        (posts) => {
          const seen = postsPerDay(posts.map((post) => post.created_utc))
          // Only the newest posts tell the whole pace; other orders show a part of it.
          const pace = sort === 'new' ? seen : Math.max(seen ?? 0, paces.get(name) ?? 0) || undefined
          if (sort === 'new' && seen) paces.set(name, seen)
          return listingTtlMs(pace, sort, time)
        },
        () => reddit.listing(subreddits, sort, time, PAGE),
      )
      return cut(page, limit)
    },
    search: async ({ words, subreddits, sort, time, limit }) => {
      const asked = digest([searchable(words), ...lowerCase(subreddits)])
      const page = await remember(
        `search:${asked}:${sort}:${time}`,
        (sort === 'new' ? 5 : 15) * MINUTE_MS,
        () => reddit.search(words, subreddits, sort, time, PAGE),
      )
      return cut(page, limit)
    },
    post: (id) =>
      remember(`post:${id}`, 2 * MINUTE_MS, async () => {
        const outcome = await reddit.postsById([id])
        if (outcome.kind !== 'ok') return outcome
        const value = outcome.value.find((post) => post.id === id)
        return value ? { kind: 'ok', value } : { kind: 'missing' }
      }),
    thread: (id) => remember(`thread:${id}`, 5 * MINUTE_MS, () => reddit.comments(id), threadLimits),
    shared: (path) => remember(`place:${path}`, 24 * HOUR_MS, () => reddit.resolveShare(path)),
    rules: (subreddit) =>
      remember(`rules:${subreddit.toLowerCase()}`, 12 * HOUR_MS, () => reddit.rules(subreddit)),
    about: (subreddit) =>
      remember(`about:${subreddit.toLowerCase()}`, 12 * HOUR_MS, () => reddit.about(subreddit)),
    names: (start) => remember(`names:${start.toLowerCase()}`, 12 * HOUR_MS, () => reddit.names(start)),
    discover: (words, sort) =>
      remember(`discover:${sort}:${digest([searchable(words)])}`, 6 * HOUR_MS, () =>
        reddit.discover(words, sort),
      ),
  }
}

async function refusalOf({ take }: Purse): Promise<PassingFailure | undefined> {
  try {
    await take()
    return undefined
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'throttled') throw error
    return { kind: 'own_limit', retryAfterMs: (error.retryAfterSeconds ?? 60) * 1_000 }
  }
}

/** A refusal that lasts is an answer like others; any other failure is no reason to forget what we know. */
function asLoaded<T>(
  outcome: RedditOutcome<T>,
  ttlMs: number | ((value: T) => number),
): Loaded<Fact<T>, PassingFailure> {
  if (outcome.kind === 'ok') {
    return { kind: 'value', value: outcome, ttlMs: typeof ttlMs === 'number' ? ttlMs : ttlMs(outcome.value) }
  }
  if (isLasting(outcome)) return { kind: 'value', value: outcome, ttlMs: 10 * MINUTE_MS }
  const mayWait = outcome.kind === 'rate_limited' || outcome.kind === 'turned_away'
  const retryMs = mayWait ? Math.min(outcome.retryAfterMs, MINUTE_MS) : 5_000
  return { kind: 'failure', failure: outcome, retryMs }
}

function known<T>(
  value: T,
  freshness: Freshness,
  finish: (name: string, make: () => string) => Uint8Array<ArrayBuffer>,
): Extract<Known<T>, { kind: 'ok' }> {
  return {
    kind: 'ok',
    value,
    freshness,
    finished: (name, make) => finish(name, () => make(value, freshness)),
  }
}

function cut<T>(page: Known<T[]>, limit: number): Known<T[]> {
  if (page.kind !== 'ok') return page
  return known(page.value.slice(0, limit), page.freshness, (name, make) =>
    page.finished(`${limit}:${name}`, () => make()),
  )
}

const lowerCase = (names: string[]) => names.map((name) => name.toLowerCase()).toSorted()

const digest = (parts: string[]) => createHash('sha1').update(JSON.stringify(parts)).digest('base64url')
