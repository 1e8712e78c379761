import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Redis } from 'ioredis'
import { LRUCache } from 'lru-cache'
import { type CacheStore, createCacheStore, type Entry } from './cache-store.ts'

/** For so long a process believes its own copy; then it asks first whether the shared one is still the same. */
const TRUST_MS = 5_000
const LOOK_EVERY_MS = 30
/** Up to this many times its age the old value is shown while it is renewed; beyond, askers wait for the new one. */
const SOFT_AGES = 2
const NEAR_MS = 3_600_000
/** Ten minutes where values may live for 48 hours. */
const PURGES_PER_LIFE = 288
const RETRY_MS = 1_000
/** Who comes so soon after a failure gets the old value at once, and the next try runs behind their back. */
const FAILURE_COUNTS_MS = 60_000

type Bytes = Uint8Array<ArrayBuffer>

export type Loaded<T, F> =
  | { kind: 'value'; value: T; ttlMs: number }
  /** Not asked for again for `retryMs`, by anybody. */
  | { kind: 'failure'; failure: F; retryMs: number }

export type Remembered<T, F> =
  | {
      kind: 'value'
      value: T
      fetchedAt: number
      /** It is too old, and the last try to renew it failed for this reason. */
      stale: boolean
      reason: F | null
      /** What is made of the value, made once and kept in the process as long as the value stays. */
      finished: (name: string, make: () => string) => Bytes
    }
  | { kind: 'failure'; failure: F }

type Limits<F> = {
  /** How long a value may be shown at all, however much it is missed. */
  maxAgeMs: number
  /** How long to wait for another process, and the answer for who has waited in vain. */
  patience: { waitMs: number; late: F }
}

type Load<T, F> = () => Promise<Loaded<T, F>>
/**
 * Asked before a load is begun for this caller: why it may not, which concerns nobody else, or whom to tell when it is
 * over, whoever has loaded in the end.
 */
type Admit<F> = () => Promise<{ refusal: F } | { over: () => void }>

type Options = {
  redis: Redis | undefined
  prefix: string
  /** No value is kept longer than this, anywhere. */
  hardMaxAgeMs: number
  nearBytes?: number
  sharedBytes?: number
  now?: () => number
}

type Near = Entry & { checkedAt: number; bytes: number; places: Set<string> }
type Failing = { failure: unknown; until: number }
type Landed = { kind: 'entry'; entry: Near } | { kind: 'failing'; failing: Failing }

export type Cache = ReturnType<typeof createCache>

/**
 * Answers for all processes, in Redis, with the most wanted ones in each process. Whatever the number of askers, one of
 * them loads; the others wait, or take the old value while it may still be shown. Without Redis each process does so
 * for itself.
 */
export function createCache({ redis, prefix, hardMaxAgeMs, ...options }: Options) {
  const { nearBytes = 64_000_000, sharedBytes, now = Date.now } = options
  const store = redis && createCacheStore(redis, { prefix, hardMaxAgeMs, maxBytes: sharedBytes })
  const finished = new LRUCache<string, Bytes>({
    maxSize: nearBytes,
    sizeCalculation: ({ length }) => length + 1,
  })
  const near = new LRUCache<string, Near>({
    perf: { now },
    maxSize: nearBytes,
    sizeCalculation: ({ bytes }) => bytes,
    // What was made of a value leaves with it.
    dispose: ({ places }) => {
      for (const place of places) finished.delete(place)
    },
  })
  const failing = new LRUCache<string, Failing>({ max: 10_000, ttl: FAILURE_COUNTS_MS })
  const pulls = new Map<string, Promise<Near | undefined>>()
  const flights = new Map<string, Promise<Landed>>()
  // Expired items leave only when they are looked at; what nobody looks at must leave too.
  const purgeEveryMs = hardMaxAgeMs / PURGES_PER_LIFE
  const purging = setInterval(() => near.purgeStale(), purgeEveryMs)
  purging.unref()
  /** Early enough that the purge which finds it too old still comes in time. */
  const lifeMs = ({ fetchedAt }: Entry, maxAgeMs: number) =>
    Math.min(store ? NEAR_MS : hardMaxAgeMs, fetchedAt + maxAgeMs - purgeEveryMs - now())

  function keepNear(key: string, entry: Entry, bytes: number, maxAgeMs: number): Near {
    const kept = { ...entry, bytes: bytes + 1, checkedAt: now(), places: new Set<string>() }
    const ttl = lifeMs(entry, maxAgeMs)
    if (ttl > 0) near.set(key, kept, { ttl })
    else near.delete(key)
    return kept
  }

  function noteFailure(key: string, failure: unknown, forMs: number): Landed {
    const noted = { failure, until: now() + forMs }
    failing.set(key, noted)
    return { kind: 'failing', failing: noted }
  }

  /** Brings the shared value near, if there is one that isn't near yet. Without Redis things stay as they are. */
  async function pull(key: string, shared: CacheStore, maxAgeMs: number) {
    const known = near.peek(key)
    const found = await shared.read(key, known?.version).catch(() => 'unknown' as const)
    if (typeof found === 'object') return keepNear(key, found.entry, found.bytes, maxAgeMs)
    if (found === 'gone') near.delete(key)
    if (found === 'gone' || !known) return undefined
    known.checkedAt = now()
    return known
  }

  async function loadHere<T, F>(
    key: string,
    load: Load<T, F>,
    maxAgeMs: number,
    shared?: { store: CacheStore; lease: string },
  ) {
    const loaded = await load()
    if (loaded.kind === 'failure') {
      await shared?.store.fail(key, shared.lease, loaded.failure, loaded.retryMs)
      return noteFailure(key, loaded.failure, loaded.retryMs)
    }
    failing.delete(key)
    const entry = { value: loaded.value, fetchedAt: now(), ttlMs: loaded.ttlMs, version: randomUUID() }
    const json = JSON.stringify(loaded.value)
    await shared?.store.write(key, shared.lease, entry, json, maxAgeMs)
    return { kind: 'entry' as const, entry: keepNear(key, entry, json.length, maxAgeMs) }
  }

  async function fly<T, F>(
    key: string,
    { maxAgeMs, patience: { waitMs, late } }: Limits<F>,
    load: Load<T, F>,
  ): Promise<Landed> {
    if (!store) return loadHere(key, load, maxAgeMs)
    const lease = randomUUID()
    const patience = Date.now() + waitMs
    while (Date.now() < patience) {
      const turn = await store.queue(key, lease, now()).catch(() => 'alone' as const)
      if (turn === 'alone') return loadHere(key, load, maxAgeMs)
      if (turn === 'yours') {
        return loadHere(key, load, maxAgeMs, { store, lease }).catch(async (error: unknown) => {
          await store.fail(key, lease, late, RETRY_MS)
          throw error
        })
      }
      if (typeof turn === 'object') return noteFailure(key, turn.failure, turn.forMs)
      const entry = turn === 'fresh' ? await pull(key, store, maxAgeMs) : undefined
      if (entry) {
        failing.delete(key)
        return { kind: 'entry', entry }
      }
      await wait(LOOK_EVERY_MS)
    }
    return noteFailure(key, late, RETRY_MS)
  }

  function serve<T, F>(key: string, entry: Near, failure?: Failing): Remembered<T, F> {
    return {
      kind: 'value',
      value: entry.value as T,
      fetchedAt: entry.fetchedAt,
      stale: failure !== undefined,
      reason: failure ? (failure.failure as F) : null,
      finished: (name, make) => {
        const place = `${key}\n${entry.version}\n${name}`
        const known = finished.get(place)
        if (known) return known
        const bytes = new TextEncoder().encode(make())
        // Only beside a value that is kept, because it leaves with that one.
        if (near.peek(key) === entry) {
          entry.places.add(place)
          finished.set(place, bytes)
        }
        return bytes
      },
    }
  }

  return {
    remember: async <T, F>(
      key: string,
      limits: Limits<F>,
      load: Load<T, F>,
      admit?: Admit<F>,
    ): Promise<Remembered<T, F>> => {
      const maxAgeMs = Math.min(limits.maxAgeMs, hardMaxAgeMs)
      const ageOf = (entry: Near) => now() - entry.fetchedAt
      const inTime = (entry: Near | undefined) => (entry && ageOf(entry) < maxAgeMs ? entry : undefined)

      let entry = inTime(near.get(key))
      if (store && (!entry || now() - entry.checkedAt > TRUST_MS)) {
        // Waited for: what was taken back in the meantime must not be shown once more.
        entry = inTime(await once(pulls, key, () => pull(key, store, maxAgeMs)))
      }
      if (entry && ageOf(entry) < entry.ttlMs) return serve(key, entry)

      const failure = failing.get(key)
      if (failure && now() < failure.until) {
        return entry ? serve(key, entry, failure) : { kind: 'failure', failure: failure.failure as F }
      }
      const soft = entry && ageOf(entry) < entry.ttlMs * SOFT_AGES
      const admission = flights.has(key) ? undefined : await admit?.()
      if (admission && 'refusal' in admission) {
        const { refusal } = admission
        if (!entry) return { kind: 'failure', failure: refusal }
        return serve(key, entry, soft ? failure : { failure: refusal, until: now() })
      }
      const flight = once(flights, key, () => fly(key, { ...limits, maxAgeMs }, load))
      if (admission) flight.then(admission.over, admission.over)
      if (entry && (failure || soft)) {
        flight.catch(() => {})
        return serve(key, entry, failure)
      }
      const landed = await flight
      if (landed.kind === 'entry') return serve(key, landed.entry)
      return entry
        ? serve(key, entry, landed.failing)
        : { kind: 'failure', failure: landed.failing.failure as F }
    },
    close: () => clearInterval(purging),
  }
}

function once<T>(running: Map<string, Promise<T>>, key: string, start: () => Promise<T>) {
  const known = running.get(key)
  if (known) return known
  const begun = start().finally(() => running.delete(key))
  running.set(key, begun)
  return begun
}
