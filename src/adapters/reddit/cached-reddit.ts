import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { Cache, Loaded } from '../../platform/cache.ts'
import type { Reddit } from './create-reddit.ts'
import type { Freshness, Known, PostSource } from './post-source.ts'
import { isLasting, type LastingFailure, type RedditFailure, type RedditOutcome } from './reddit-outcome.ts'
import { listingTtlMs, postsPerDay } from './time-to-live.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
/** Strangers' words leave after two days, deleted by their authors or not. */
export const MAX_AGE_MS = 48 * HOUR_MS
/** Always the largest page, so that one answer serves every limit. */
const PAGE = 100
const BATCH = 100

/** What is kept: a value, or the fact that there is none. */
type Fact<T> = { kind: 'ok'; value: T } | LastingFailure

const limits = {
  maxAgeMs: MAX_AGE_MS,
  patience: { waitMs: 12_000, late: { kind: 'timeout' } as RedditFailure },
}

/** Posts on demand, through the cache: Reddit is asked when somebody wants what nobody has asked for lately. */
export function createCachedReddit(reddit: Reddit, cache: Cache): PostSource {
  const paces = new LRUCache<string, number>({ max: 20_000 })

  async function remember<T>(
    key: string,
    ttlMs: number | ((value: T) => number),
    ask: () => Promise<RedditOutcome<T>>,
  ) {
    const remembered = await cache.remember<Fact<T>, RedditFailure>(key, limits, async () =>
      asLoaded(await ask(), ttlMs),
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

  const source: PostSource = {
    feed: async ({ subreddit, sort, time, limit }) => {
      const name = subreddit.toLowerCase()
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
        () => reddit.listing([subreddit], sort, time, PAGE),
      )
      return cut(page, limit)
    },
    search: async ({ words, subreddits, sort, time, limit }) => {
      const names = subreddits.map((name) => name.toLowerCase()).toSorted()
      const asked = digest([words.trim().toLowerCase(), ...names])
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
    thread: (id) => remember(`thread:${id}`, 5 * MINUTE_MS, () => reddit.comments(id)),
    shared: (path) => remember(`share:${path}`, 24 * HOUR_MS, () => reddit.resolveShare(path)),
    about: (subreddit) =>
      remember(`about:${subreddit.toLowerCase()}`, 6 * HOUR_MS, () => reddit.about(subreddit)),
    rules: (subreddit) =>
      remember(`rules:${subreddit.toLowerCase()}`, 12 * HOUR_MS, () => reddit.rules(subreddit)),
    discover: (words) =>
      remember(`discover:${digest([words.trim().toLowerCase()])}`, 6 * HOUR_MS, () => reddit.discover(words)),
    autocomplete: (start) =>
      remember(`complete:${digest([start.trim().toLowerCase()])}`, 6 * HOUR_MS, () =>
        reddit.autocomplete(start),
      ),
    communities: (names) =>
      remember(`communities:${digest(names.map((name) => name.toLowerCase()).toSorted())}`, 6 * HOUR_MS, () =>
        reddit.subredditsByName(names),
      ),
    pace: async (subreddit) => {
      const page = await source.feed({ subreddit, sort: 'new', time: 'all', limit: PAGE })
      if (page.kind !== 'ok') return page
      const pace = postsPerDay(page.value.map((post) => post.created_utc)) ?? null
      return known(pace, page.freshness, (name, make) => page.finished(name, make))
    },
    checkDeleted: async (ids) => {
      const gone: string[] = []
      for (let from = 0; from < ids.length; from += BATCH) {
        const batch = ids.slice(from, from + BATCH)
        const outcome = await reddit.postsById(batch, 'housekeeping')
        if (outcome.kind !== 'ok') return outcome
        const there = new Set(outcome.value.map((post) => post.id))
        gone.push(...batch.filter((id) => !there.has(id)))
      }
      await Promise.all(gone.flatMap((id) => [cache.forget(`post:${id}`), cache.forget(`thread:${id}`)]))
      return { kind: 'ok', value: gone }
    },
  }
  return source
}

/** A refusal that lasts is an answer like others; any other failure is no reason to forget what we know. */
function asLoaded<T>(
  outcome: RedditOutcome<T>,
  ttlMs: number | ((value: T) => number),
): Loaded<Fact<T>, RedditFailure> {
  if (outcome.kind === 'ok') {
    return { kind: 'value', value: outcome, ttlMs: typeof ttlMs === 'number' ? ttlMs : ttlMs(outcome.value) }
  }
  if (isLasting(outcome)) return { kind: 'value', value: outcome, ttlMs: 10 * MINUTE_MS }
  const retryMs = outcome.kind === 'rate_limited' ? Math.min(outcome.retryAfterMs, MINUTE_MS) : 5_000
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

const digest = (parts: string[]) => createHash('sha1').update(parts.join('\n')).digest('base64url')
