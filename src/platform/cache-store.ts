import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import type { Redis } from 'ioredis'
import { cacheScripts } from './cache-scripts.ts'

const LEASE_MS = 20_000
const WORTH_ZIPPING = 1_024
const MAX_ENTRY_BYTES = 4_000_000
const zip = promisify(gzip)
const unzip = promisify(gunzip)

export type Entry = { value: unknown; fetchedAt: number; ttlMs: number; version: string }
type Turn = 'yours' | 'fresh' | 'wait' | { failure: unknown; forMs: number }

type Options = { prefix: string; hardMaxAgeMs: number; maxBytes: number }

type WithScripts = Redis & {
  cacheQueue(...args: (string | number)[]): Promise<[string, string, number]>
  cacheWrite(...args: (string | number | Buffer)[]): Promise<unknown>
  cacheFail(...args: (string | number)[]): Promise<unknown>
  cacheForget(...args: (string | number)[]): Promise<unknown>
}

export type CacheStore = ReturnType<typeof createCacheStore>

/** The shared half of the cache: values with a bound on their bytes, leases and failures. */
export function createCacheStore(redis: Redis, { prefix, hardMaxAgeMs, maxBytes }: Options) {
  for (const [name, script] of Object.entries(cacheScripts)) redis.defineCommand(name, script)
  const scripts = redis as WithScripts
  const base = `${prefix}:cache`
  const keysOf = (key: string) => [`${base}:v:${key}`, `${base}:l:${key}`, `${base}:f:${key}`] as const
  const books = [`${base}:ages`, `${base}:sizes`] as const

  return {
    /** The value, unless it is the version that the caller has. */
    read: async (key: string, known?: string) => {
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
    },
    /** Whose turn it is to load. */
    queue: async (key: string, lease: string, now: number): Promise<Turn> => {
      const [turn, failure, forMs] = await scripts.cacheQueue(...keysOf(key), lease, LEASE_MS, now)
      return turn === 'failed' ? { failure: JSON.parse(failure) as unknown, forMs } : (turn as 'yours')
    },
    write: async (key: string, lease: string, { fetchedAt, ttlMs, version }: Entry, json: string) => {
      const plain = Buffer.from(json)
      const zipped = plain.length >= WORTH_ZIPPING ? await zip(plain, { level: 3 }) : plain
      const pays = zipped.length < plain.length * 0.8
      const body = pays ? zipped : plain
      if (body.length > MAX_ENTRY_BYTES) return
      const fields = [fetchedAt, ttlMs, version, pays ? 1 : 0, body, lease, hardMaxAgeMs, maxBytes]
      await scripts.cacheWrite(...keysOf(key), ...books, ...fields).catch(() => {})
    },
    fail: async (key: string, lease: string, failure: unknown, forMs: number) => {
      await scripts
        .cacheFail(...keysOf(key), lease, JSON.stringify(failure), Math.ceil(forMs))
        .catch(() => {})
    },
    forget: (key: string) => scripts.cacheForget(...keysOf(key), ...books),
  }
}
