import { randomUUID } from 'node:crypto'
import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import type { Redis } from 'ioredis'
import { cacheScripts } from './cache-scripts.ts'

const LEASE_MS = 20_000
const WORTH_ZIPPING = 1_024
const MAX_ENTRY_BYTES = 4_000_000
const REVISE_TRIES = 3
const zip = promisify(gzip)
const unzip = promisify(gunzip)

export type Entry = { value: unknown; fetchedAt: number; ttlMs: number; version: string }
type Turn = 'yours' | 'fresh' | 'wait' | { failure: unknown; forMs: number }

type Options = { prefix: string; hardMaxAgeMs: number; maxBytes?: number }

type WithScripts = Redis & {
  cacheQueue(...args: (string | number)[]): Promise<[string, string, number]>
  cacheWrite(...args: (string | number | Buffer)[]): Promise<unknown>
  cacheFail(...args: (string | number)[]): Promise<unknown>
  cacheRevise(...args: (string | number | Buffer)[]): Promise<number>
  cacheForget(...args: (string | number)[]): Promise<unknown>
}

export type CacheStore = ReturnType<typeof createCacheStore>

/** The shared half of the cache: values with a bound on their bytes, leases and failures. */
export function createCacheStore(redis: Redis, { prefix, hardMaxAgeMs, maxBytes = 256_000_000 }: Options) {
  for (const [name, script] of Object.entries(cacheScripts)) redis.defineCommand(name, script)
  const scripts = redis as WithScripts
  const base = `${prefix}:cache`
  const keysOf = (key: string) => [`${base}:v:${key}`, `${base}:l:${key}`, `${base}:f:${key}`] as const
  const books = { ages: `${base}:ages`, confirmed: `${base}:confirmed`, sizes: `${base}:sizes` }
  const keysAndBooks = (key: string) => [...keysOf(key), ...Object.values(books)]

  /** The value, unless it is the version that the caller has. */
  async function read(key: string, known?: string) {
    const [place] = keysOf(key)
    if (known && (await redis.hget(place, 'version')) === known) return 'same' as const
    const found = await redis.hgetallBuffer(place)
    if (!found.body) return 'gone' as const
    const json = String(found.zipped) === '1' ? await unzip(found.body) : found.body
    const entry: Entry = {
      value: JSON.parse(json.toString()) as unknown,
      fetchedAt: Number(found.at),
      ttlMs: Number(found.ttl),
      version: String(found.version),
    }
    return { entry, bytes: json.length }
  }

  return {
    read,
    /** Whose turn it is to load. */
    queue: async (key: string, lease: string, now: number): Promise<Turn> => {
      const [turn, failure, forMs] = await scripts.cacheQueue(...keysOf(key), lease, LEASE_MS, now)
      return turn === 'failed' ? { failure: JSON.parse(failure) as unknown, forMs } : (turn as 'yours')
    },
    /** It leaves Redis by itself after `keepMs`. */
    write: async (
      key: string,
      lease: string,
      { fetchedAt, ttlMs, version }: Entry,
      json: string,
      keepMs: number,
    ) => {
      const { zipped, body } = await pack(json)
      if (body.length > MAX_ENTRY_BYTES) return
      const bounds = [Math.ceil(keepMs), hardMaxAgeMs, maxBytes]
      const fields = [fetchedAt, ttlMs, version, zipped, body, lease, ...bounds]
      await scripts.cacheWrite(...keysAndBooks(key), ...fields).catch(() => {})
    },
    fail: async (key: string, lease: string, failure: unknown, forMs: number) => {
      await scripts
        .cacheFail(...keysOf(key), lease, JSON.stringify(failure), Math.ceil(forMs))
        .catch(() => {})
    },
    forget: (key: string) => scripts.cacheForget(...keysAndBooks(key)),
    /**
     * Changes what is kept, but not how old it is: processes that have a copy learn of it within seconds. False when
     * others wrote in between each time, so that it is not changed.
     */
    revise: async (key: string, change: (value: unknown) => unknown) => {
      for (let tries = 0; tries < REVISE_TRIES; tries += 1) {
        const found = await read(key)
        if (typeof found === 'string') return true
        const { zipped, body } = await pack(JSON.stringify(change(found.entry.value)))
        const fields = [found.entry.version, randomUUID(), zipped, body]
        if ((await scripts.cacheRevise(...keysAndBooks(key), ...fields)) === 1) return true
      }
      return false
    },
    /** Keys whose values were last known to be true at `before` or earlier, the most doubtful first. */
    unconfirmed: async (before: number, count: number) => {
      const places = await redis.zrangebyscore(books.confirmed, '-inf', before, 'LIMIT', 0, count)
      return places.map((place) => place.slice(`${base}:v:`.length))
    },
    /** When the most doubtful value was last known to be true; without values, now. */
    leastConfirmed: async () =>
      Number((await redis.zrange(books.confirmed, '0', '0', 'WITHSCORES'))[1] ?? Date.now()),
    confirm: async (keys: string[], at: number) => {
      const pairs = keys.flatMap((key) => [String(at), keysOf(key)[0]])
      if (pairs.length > 0) await redis.zadd(books.confirmed, 'XX', ...pairs)
    },
  }
}

async function pack(json: string) {
  const plain = Buffer.from(json)
  const zipped = plain.length >= WORTH_ZIPPING ? await zip(plain, { level: 3 }) : plain
  const pays = zipped.length < plain.length * 0.8
  return pays ? { zipped: 1, body: zipped } : { zipped: 0, body: plain }
}
