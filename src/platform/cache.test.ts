import { randomBytes, randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { Redis } from 'ioredis'
import { afterAll, expect, test, vi } from 'vitest'
import { createCache, type Loaded } from './cache.ts'
import { createCacheStore } from './cache-store.ts'

const HOUR_MS = 3_600_000
const redis = new Redis('redis://127.0.0.1:6379')
const run = `test-${randomUUID()}`
const limits = { maxAgeMs: 48 * HOUR_MS, patience: { waitMs: 20_000, late: 'late' } }

afterAll(async () => {
  const keys = await redis.keys(`${run}*`)
  if (keys.length > 0) await redis.unlink(keys)
  redis.disconnect()
})

/** Several processes' caches over one Redis and one clock, and a source that can fail. */
function caching({
  shared = true,
  ...sizes
}: {
  shared?: boolean
  nearBytes?: number
  sharedBytes?: number
} = {}) {
  const clock = { now: Date.now() }
  const prefix = `${run}-${randomUUID()}`
  const source = { loads: 0, failure: '', delayMs: 0, held: Promise.resolve() }
  const open = () => {
    const part = shared ? redis : undefined
    const cache = createCache({
      redis: part,
      prefix,
      hardMaxAgeMs: 48 * HOUR_MS,
      now: () => clock.now,
      ...sizes,
    })
    const load = async (): Promise<Loaded<string, string>> => {
      source.loads += 1
      const value = `value ${source.loads}`
      await wait(source.delayMs)
      await source.held
      if (source.failure) return { kind: 'failure', failure: source.failure, retryMs: 2_000 }
      return { kind: 'value', value, ttlMs: 60_000 }
    }
    return { cache, get: (key = 'key') => cache.remember(key, limits, load) }
  }
  return { clock, source, prefix, open }
}

test.each([true, false])(
  'a value is loaded once and shown until it is too old (shared: %s)',
  async (shared) => {
    const { clock, source, open } = caching({ shared })
    const { get } = open()
    expect(await get()).toMatchObject({ kind: 'value', value: 'value 1', stale: false, reason: null })
    clock.now += 59_000
    expect(await get()).toMatchObject({ value: 'value 1' })
    clock.now += 100_000
    expect(await get()).toMatchObject({ value: 'value 2', fetchedAt: clock.now })
    expect(source.loads).toBe(2)
  },
)

test('what one process has loaded, another has', async () => {
  const { source, open } = caching()
  await open().get()
  expect(await open().get()).toMatchObject({ value: 'value 1' })
  expect(source.loads).toBe(1)
})

test('many askers in several processes, one load', async () => {
  const { source, open } = caching()
  source.delayMs = 200
  const caches = [open(), open(), open()]
  const all = await Promise.all(caches.flatMap(({ get }) => Array.from({ length: 100 }, () => get())))
  expect(new Set(all.map((one) => one.kind === 'value' && one.value))).toEqual(new Set(['value 1']))
  expect(source.loads).toBe(1)
})

test('an old value is shown at once while one process renews it', async () => {
  const { clock, source, open } = caching()
  const [a, b] = [open(), open()]
  await Promise.all([a.get(), b.get()])
  clock.now += 90_000
  const renewed = Promise.withResolvers<void>()
  source.held = renewed.promise
  expect(await Promise.all([a.get(), a.get(), b.get()])).toMatchObject(
    Array.from({ length: 3 }, () => ({ value: 'value 1', stale: false })),
  )
  renewed.resolve()
  for (const { get } of [a, b]) {
    await vi.waitFor(async () => expect(await get()).toMatchObject({ value: 'value 2' }), 10_000)
  }
  expect(source.loads).toBe(2)
})

test.each([true, false])(
  'when it can not be renewed the old value is shown with the reason (shared: %s)',
  async (shared) => {
    const { clock, source, open } = caching({ shared })
    const { get } = open()
    await get()
    source.failure = 'down'
    clock.now += 10 * HOUR_MS
    expect(await get()).toMatchObject({ value: 'value 1', stale: true, reason: 'down' })
    expect(await get()).toMatchObject({ value: 'value 1', stale: true, reason: 'down' })
    expect(source.loads).toBe(2)
  },
)

test('while it fails for long nobody waits for the next try', async () => {
  const { clock, source, open } = caching({ shared: false })
  const { get } = open()
  await get()
  source.failure = 'down'
  clock.now += HOUR_MS
  await get()
  const next = Promise.withResolvers<void>()
  source.held = next.promise
  clock.now += 2_001
  expect(await get()).toMatchObject({ value: 'value 1', stale: true, reason: 'down' })
  // The next try has begun and has not ended.
  expect(source.loads).toBe(3)
  next.resolve()
})

test('a failure is not asked for again by anybody for a while', async () => {
  const { source, open } = caching()
  source.failure = 'down'
  const caches = [open(), open()]
  for (const { get } of [...caches, ...caches])
    expect(await get()).toEqual({ kind: 'failure', failure: 'down' })
  expect(source.loads).toBe(1)
})

test('nothing is shown after 48 hours, not even when nothing else can be had', async () => {
  const { clock, source, prefix, open } = caching()
  const { get } = open()
  await get()
  source.failure = 'down'
  clock.now += 48 * HOUR_MS - 1
  expect(await get()).toMatchObject({ value: 'value 1', stale: true })
  clock.now += 3_000
  expect(await get()).toEqual({ kind: 'failure', failure: 'down' })
  expect(await open().get()).toEqual({ kind: 'failure', failure: 'down' })
  // Redis lets go of it by itself, and of what may be shown for a shorter time sooner.
  expect(await redis.pttl(`${prefix}:cache:v:key`)).toBeLessThanOrEqual(48 * HOUR_MS)
  expect(await redis.pttl(`${prefix}:cache:v:key`)).toBeGreaterThan(0)
})

test('what is changed or taken away in Redis is not shown again by a process that has a copy, after a few seconds', async () => {
  const { clock, prefix, open } = caching()
  const store = createCacheStore(redis, { prefix, hardMaxAgeMs: 48 * HOUR_MS })
  const [a, b] = [open(), open()]
  await Promise.all([a.get(), b.get()])
  const leavesInMs = await redis.pttl(`${prefix}:cache:v:key`)
  await store.revise('key', (value) => `${value as string}, revised`)
  clock.now += 6_000
  for (const { get } of [a, b]) {
    expect(await get()).toMatchObject({ value: 'value 1, revised', fetchedAt: clock.now - 6_000 })
  }
  expect(await redis.pttl(`${prefix}:cache:v:key`)).toBeLessThanOrEqual(leavesInMs)
  await store.forget('key')
  clock.now += 6_000
  expect([await a.get(), await b.get()]).toMatchObject([{ value: 'value 2' }, { value: 'value 2' }])
})

test('a change of an old value never overwrites a newer one; the newer one is changed instead', async () => {
  const { clock, prefix, open } = caching()
  const store = createCacheStore(redis, { prefix, hardMaxAgeMs: 48 * HOUR_MS })
  await open().get()
  const changed: unknown[] = []
  await store.revise('key', (value) => {
    changed.push(value)
    const newer = { value: 'newer', fetchedAt: clock.now, ttlMs: 60_000, version: randomUUID() }
    if (changed.length === 1) void store.write('key', '', newer, '"newer"', HOUR_MS)
    return `${value as string}, revised`
  })
  expect(changed).toEqual(['value 1', 'newer'])
  expect(await open().get()).toMatchObject({ value: 'newer, revised' })
})

test('a change that is overtaken each time is given up, and says so', async () => {
  const { clock, prefix, open } = caching()
  const store = createCacheStore(redis, { prefix, hardMaxAgeMs: 48 * HOUR_MS })
  await open().get()
  const overtaken = (value: unknown) => {
    const newer = { value: 'newer', fetchedAt: clock.now, ttlMs: 60_000, version: randomUUID() }
    void store.write('key', '', newer, '"newer"', HOUR_MS)
    return value
  }
  expect(await store.revise('key', overtaken)).toBe(false)
  expect(await store.revise('key', (value) => value)).toBe(true)
  expect(await store.revise('not there', (value) => value)).toBe(true)
})

test('the sizes in the book follow what is changed and forgotten', async () => {
  const { prefix, open } = caching()
  const store = createCacheStore(redis, { prefix, hardMaxAgeMs: 48 * HOUR_MS })
  await open().get()
  const total = async () => Number(await redis.hget(`${prefix}:cache:sizes`, ''))
  await store.revise('key', () => 'four')
  expect(await total()).toBe('"four"'.length)
  await store.forget('key')
  expect(await total()).toBe(0)
})

test('a process that dies while it loads holds the others up no longer than its lease', async () => {
  const { source, prefix, open } = caching()
  const lease = `${prefix}:cache:l:key`
  await redis.set(lease, 'dead', 'PX', 300)
  const answer = open().get()
  let loadsBefore = 0
  for (let loads = 0; (await redis.get(lease)) === 'dead'; loads = source.loads) loadsBefore = loads
  expect(loadsBefore).toBe(0)
  expect(await answer).toMatchObject({ value: 'value 1' })
})

test('who has waited long enough is told so', async () => {
  const { prefix, open } = caching()
  await redis.set(`${prefix}:cache:l:key`, 'slow', 'PX', 60_000)
  const hurried = { ...limits, patience: { waitMs: 100, late: 'late' } }
  const load = () => Promise.reject(new Error('not needed'))
  expect(await open().cache.remember('key', hurried, load)).toEqual({ kind: 'failure', failure: 'late' })
})

test('the shared part stays within its bytes; the oldest leave first', async () => {
  const { clock, prefix, open } = caching({ sharedBytes: 100_000 })
  const { cache } = open()
  for (let n = 0; n < 40; n += 1) {
    clock.now += 1
    // Random, so that compressing it gains little.
    const value = randomBytes(3_750).toString('base64')
    await cache.remember(`key-${n}`, limits, async () => ({ kind: 'value', value, ttlMs: 60_000 }))
  }
  const kept = await redis.keys(`${prefix}:cache:v:*`)
  const sizes = await Promise.all(kept.map((key) => redis.hstrlen(key, 'body')))
  const total = sizes.reduce((sum, one) => sum + one, 0)
  expect(total).toBeLessThanOrEqual(100_000)
  expect(total).toBeGreaterThan(80_000)
  expect(Number(await redis.hget(`${prefix}:cache:sizes`, ''))).toBe(total)
  expect(kept).toContain(`${prefix}:cache:v:key-39`)
  expect(kept).not.toContain(`${prefix}:cache:v:key-0`)
})

test('what may be shown for a minute leaves the memory of a process then, however late it came there', async () => {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  const { prefix } = caching()
  const clock = { now: Date.now() }
  const brief = { ...limits, maxAgeMs: 60_000 }
  const open = () => createCache({ redis, prefix, hardMaxAgeMs: 60_000, now: () => clock.now })
  const value = { words: 'of a stranger' }
  await open().remember('key', brief, async () => ({ kind: 'value', value, ttlMs: 60_000 }))
  clock.now += 50_000
  const late = open()
  const refer = async () => {
    const found = await late.remember('key', brief, () => Promise.reject(new Error('not needed')))
    return new WeakRef(found.kind === 'value' ? (found.value as typeof value) : {})
  }
  const copy = await refer()
  expect(copy.deref()).toEqual(value)
  clock.now += 10_000
  await vi.waitFor(() => {
    collect()
    // An error that names the copy would keep it alive.
    expect(copy.deref() === undefined).toBe(true)
  }, 10_000)
})

test('a value larger than the process may keep is served all the same', async () => {
  const { open } = caching({ nearBytes: 4 })
  expect(await open().get()).toMatchObject({ value: 'value 1' })
})

test('long texts are compressed on their way to Redis', async () => {
  const { prefix, open } = caching()
  const { cache } = open()
  const value = 'the same words again and again '.repeat(1_000)
  await cache.remember('long', limits, async () => ({ kind: 'value', value, ttlMs: 60_000 }))
  expect(await redis.hstrlen(`${prefix}:cache:v:long`, 'body')).toBeLessThan(value.length / 10)
  const other = await open().cache.remember('long', limits, () => Promise.reject(new Error('not needed')))
  expect(other).toMatchObject({ value })
})

test('what is made of a value is made once, until the value changes', async () => {
  const { clock, open } = caching()
  const { get } = open()
  let made = 0
  const ask = async () => {
    const found = await get()
    const make = (value: string) => {
      made += 1
      return value.toUpperCase()
    }
    return found.kind === 'value' && Buffer.from(found.finished('loud', () => make(found.value))).toString()
  }
  expect([await ask(), await ask(), await ask()]).toEqual(Array(3).fill('VALUE 1'))
  expect(made).toBe(1)
  clock.now += HOUR_MS
  expect(await ask()).toBe('VALUE 2')
})

test('a loader that throws is heard by its callers, and frees the key', async () => {
  const { open } = caching()
  const { cache, get } = open()
  await expect(cache.remember('key', limits, () => Promise.reject(new Error('a mistake')))).rejects.toThrow(
    'a mistake',
  )
  await wait(1_050)
  expect(await get()).toMatchObject({ value: 'value 1' })
})

test('without Redis values come from the process alone', async () => {
  const away = new Redis({ port: 1, lazyConnect: true, enableOfflineQueue: false, maxRetriesPerRequest: 0 })
  away.on('error', () => {})
  const cache = createCache({ redis: away, prefix: 'x', hardMaxAgeMs: HOUR_MS })
  let loads = 0
  const get = () =>
    cache.remember('key', limits, async () => {
      loads += 1
      return { kind: 'value' as const, value: loads, ttlMs: 60_000 }
    })
  const answers = await Promise.all([get(), get(), get()])
  expect([...answers, await get()]).toMatchObject(Array.from({ length: 4 }, () => ({ value: 1 })))
  away.disconnect()
})
