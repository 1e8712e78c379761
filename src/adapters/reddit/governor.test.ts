import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { Redis } from 'ioredis'
import { afterAll, expect, test } from 'vitest'
import { createGovernor } from './governor.ts'
import { createLocalQuota } from './local-quota.ts'
import { type CallClass, classes } from './quota.ts'
import type { Answer } from './send-request.ts'
import { createSharedQuota } from './shared-quota.ts'
import { redisUrl, startProcesses, testConfig } from './test-processes.ts'
import { json, listingOf, startTestReddit, text, wirePost } from './test-reddit.ts'

const redis = new Redis(redisUrl)
const run = `test-${randomUUID()}`
const newKey = () => `${run}-${randomUUID()}:quota`

afterAll(async () => {
  const keys = await redis.keys(`${run}*`)
  if (keys.length > 0) await redis.unlink(keys)
  redis.disconnect()
})

/** Counts as Reddit does: in windows of the clock, refusing what is too much. */
async function startCounting(windowMs: number, limit: number) {
  const server = await startTestReddit()
  const windows = new Map<number, Record<string, number>>()
  const classes: [string, CallClass][] = [
    ['/comments/', 'thread'],
    ['/r/reading/', 'reading'],
    ['/r/polling/', 'polling'],
    ['/api/info', 'refresh'],
    ['/subreddits/search', 'discovery'],
  ]
  for (const [prefix, kind] of classes) {
    server.answer(prefix, (response, { url = '' }) => {
      const now = Date.now()
      const start = now - (now % windowMs)
      const window = windows.get(start) ?? { used: 0, refused: 0 }
      windows.set(start, window)
      const reset = String(Math.floor((start + windowMs - now) / 1_000))
      const allowed = (window.used ?? 0) < limit
      if (allowed) {
        window.used = (window.used ?? 0) + 1
        const told = url.includes('t1_') ? 'follow' : kind
        window[told] = (window[told] ?? 0) + 1
      } else window.refused = (window.refused ?? 0) + 1
      const used = window.used ?? 0
      const headers = {
        'x-ratelimit-used': String(used),
        'x-ratelimit-remaining': (limit - used).toFixed(1),
        'x-ratelimit-reset': reset,
      }
      const body = kind === 'thread' ? [listingOf([wirePost('abc')]), listingOf([])] : listingOf([])
      setTimeout(
        () => (allowed ? json(200, body, headers) : text(429, '', headers))(response),
        5 + Math.random() * 30,
      )
    })
  }
  return { server, windows }
}

test('four processes together never spend more than the quota, nearly all of a window, and no class starves', {
  timeout: 40_000,
}, async () => {
  const windowMs = 4_000
  // Few enough that a busy machine can make the calls too.
  const limit = 120
  const { server, windows } = await startCounting(windowMs, limit)
  // It starts with another limit than Reddit's, and has to learn.
  const config = { ...testConfig(server.url), quota: { windowMs, startLimit: 75 } }
  const processes = await startProcesses(4, { config, prefix: `${run}-${randomUUID()}` })
  try {
    const toNext = windowMs - (Date.now() % windowMs)
    // What is read on demand alone would take it all.
    const atOnce = { thread: 8, reading: 24, polling: 8, follow: 4, refresh: 4, discovery: 4 }
    const tallies = await processes.all({ do: 'press', forMs: toNext + 2 * windowMs + 100, atOnce })
    const inOrder = [...windows].toSorted(([a], [b]) => a - b).map(([, window]) => window)
    for (const { used, refused } of inOrder) {
      expect(refused).toBe(0)
      expect(used).toBeLessThanOrEqual(limit)
    }
    // A busy machine may starve one of the two whole windows, which then tells nothing.
    const [fullest = {}] = inOrder.slice(1, 3).toSorted((a, b) => (b.used ?? 0) - (a.used ?? 0))
    expect((fullest.used ?? 0) / limit).toBeGreaterThan(0.9)
    for (const [kind, { share }] of Object.entries(classes)) {
      expect((fullest[kind] ?? 0) / limit, `${kind} of ${JSON.stringify(inOrder)}`).toBeGreaterThan(
        share * 0.5,
      )
    }
    const endings = new Set(tallies.flatMap((tally) => Object.keys(tally).map((name) => name.split(' ')[1])))
    expect([...endings].filter((ending) => ending !== 'ok' && ending !== 'rate_limited')).toEqual([])
  } finally {
    await processes.stop()
    await server.stop()
  }
})

const WINDOW_MS = 600_000
/** Moves the stored times back, as if this much time had passed, so that a test doesn't depend on a clock. */
async function age(key: string, ms: number) {
  await Promise.all(['at', 'ends', 'stop'].map((field) => redis.hincrbyfloat(key, field, -ms)))
}
/** Puts the quota this far into a window of which nothing is spent. */
async function enterWindow(key: string, intoMs: number) {
  const now = Date.now()
  await redis.hset(key, { at: now, ends: now + WINDOW_MS - intoMs, used: 0 })
}
const leftMs = async (key: string) => Number(await redis.hget(key, 'ends')) - Date.now()

/** What each class gets in one whole window when the classes ask one after the other, without a word from Reddit. */
async function spendWindow(asking: [CallClass, number][]) {
  const key = newKey()
  const stepMs = 2_000
  const quota = createSharedQuota(redis, key, { windowMs: WINDOW_MS, startLimit: 200 })
  await quota.take('reading', 0)
  await enterWindow(key, 0)
  const granted = { thread: 0, reading: 0, polling: 0, follow: 0, refresh: 0, discovery: 0 }
  while ((await leftMs(key)) > 2 * stepMs) {
    for (const [kind, wanted] of asking) granted[kind] += (await quota.take(kind, wanted)).granted
    await age(key, stepMs)
  }
  return granted
}

test.each(Object.keys(classes) as CallClass[])(
  '%s alone may use what the others leave, and no more than the window holds',
  async (kind) => {
    const granted = await spendWindow([[kind, 4]])
    // The less valuable leave a little to those who may still come.
    expect(granted[kind]).toBeGreaterThan(180 - 10 * classes[kind].leaves)
    expect(granted[kind]).toBeLessThanOrEqual(200)
  },
)

test('classes that take all they can leave the others their shares', async () => {
  const granted = await spendWindow([
    ['thread', 16],
    ['reading', 16],
    ['polling', 16],
    ['follow', 1],
    ['refresh', 1],
    ['discovery', 1],
  ])
  for (const [kind, { share }] of Object.entries(classes)) {
    // When the window ends, up to one call is saved up for and not yet granted.
    expect(granted[kind as CallClass] + 1, `granted to ${kind}`).toBeGreaterThan(share * 196 * 0.9)
  }
  expect(Object.values(granted).reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(200)
})

test('what is left over goes to the more valuable class, even if others ask first', async () => {
  for (const [first, other] of [
    ['thread', 'reading'],
    ['reading', 'polling'],
    ['polling', 'follow'],
    ['follow', 'refresh'],
    ['refresh', 'discovery'],
  ] as const) {
    const granted = await spendWindow([
      [other, 16],
      [first, 16],
    ])
    const beyond = (kind: CallClass) => granted[kind] - classes[kind].share * 196
    expect(beyond(first), `${first} of ${JSON.stringify(granted)}`).toBeGreaterThan(
      5 * Math.max(1, beyond(other)),
    )
  }
})

const headersOf = (used: number, remaining: number, reset: number): Answer => ({
  status: 200,
  text: '',
  header: (name) =>
    ({
      'x-ratelimit-used': `${used}`,
      'x-ratelimit-remaining': `${remaining}.0`,
      'x-ratelimit-reset': `${reset}`,
    })[name],
})
const resetNow = (windowMs: number) => Math.floor((windowMs - (Date.now() % windowMs)) / 1_000)

test('the limit is what Reddit says, and what others have spent counts', async () => {
  const key = newKey()
  const windowMs = 600_000
  const governor = createGovernor({ redis, key, windowMs, startLimit: 600 })
  await governor.acquire('thread', 1_000)
  await governor.heed(headersOf(37, 9_963, resetNow(windowMs)))
  expect(await redis.hmget(key, 'limit', 'used')).toEqual(['10000', '37'])
  await governor.heed(headersOf(500, 9_500, resetNow(windowMs)))
  await governor.heed(headersOf(400, 9_600, resetNow(windowMs)))
  expect(await redis.hmget(key, 'limit', 'used')).toEqual(['10000', '500'])
})

test('answers without the headers, or with words in them, change nothing', async () => {
  const key = newKey()
  const windowMs = 600_000
  const governor = createGovernor({ redis, key, windowMs, startLimit: 600 })
  await governor.heed(headersOf(37, 963, resetNow(windowMs)))
  for (const value of [undefined, '', 'many', '-1']) {
    await governor.heed({ status: 200, text: '', header: () => value })
  }
  expect((await redis.hmget(key, 'limit', 'used')).map(Number)).toEqual([1_000, 37])
})

test('windows that begin at other times than the clock tells are followed', async () => {
  const key = newKey()
  const windowMs = 600_000
  const governor = createGovernor({ redis, key, windowMs, startLimit: 600 })
  const aligned = resetNow(windowMs)
  const other = aligned > 300 ? aligned - 200 : aligned + 200
  const before = Date.now()
  await governor.heed(headersOf(10, 990, other))
  const [earliest, latest] = [before + other * 1_000, Date.now() + other * 1_000]
  const ends = Number(await redis.hget(key, 'ends'))
  // Reddit tells whole seconds.
  expect(ends).toBeGreaterThanOrEqual(earliest - 1_000)
  expect(ends).toBeLessThanOrEqual(latest + 1_000)
})

test('idle time comes back as a burst of bounded size', async () => {
  const quota = createSharedQuota(redis, newKey(), { windowMs: 600_000, startLimit: 1_000 })
  const taken = await Promise.all(Array.from({ length: 20 }, () => quota.take('thread', 16)))
  const granted = taken.reduce((sum, one) => sum + one.granted, 0)
  expect(granted).toBeGreaterThan(50)
  expect(granted).toBeLessThanOrEqual(75)
})

test('a window that is spent turns callers away at once, with the time', async () => {
  const windowMs = 600_000
  const governor = createGovernor({ redis, key: newKey(), windowMs, startLimit: 600 })
  await governor.heed({ ...headersOf(1_000, 0, 300), status: 429 })
  const kept = wait(20_000, 'kept waiting', { ref: false })
  const permit = await Promise.race([governor.acquire('thread', 40_000), kept])
  expect(permit).toMatchObject({ kind: 'rate_limited' })
})

test('a refusal in mid-window that tells no time counts all as spent, and a few calls find out when that ends', async () => {
  const key = newKey()
  const settings = { windowMs: WINDOW_MS, startLimit: 1_000 }
  const quota = createSharedQuota(redis, key, settings)
  await quota.take('thread', 0)
  // Far enough from both ends of the window that the zero can't mean either.
  await enterWindow(key, 200_000)
  await createGovernor({ redis, key, ...settings }).heed({ ...headersOf(1_000, 0, 0), status: 429 })
  let granted = 0
  for (; (await leftMs(key)) > 10_000; await age(key, 2_000))
    granted += (await quota.take('thread', 1)).granted
  expect(granted).toBeGreaterThan(0)
  expect(granted).toBeLessThanOrEqual(7)
  await age(key, 15_000)
  expect(await quota.take('thread', 1)).toMatchObject({ granted: 1 })
})

test('callers wait their time and no longer, and the first come first', async () => {
  let now = 0
  // First those who were told something may look at the clock.
  const pass = async (ms: number) => {
    await wait(0)
    now += ms
  }
  const governor = createGovernor({
    redis,
    key: newKey(),
    windowMs: 600_000,
    startLimit: 60,
    clock: { now: () => now, wait: pass },
  })
  // Far from the end of a window, where nothing more is to be had.
  await governor.heed(headersOf(0, 60, 500))
  const granted: number[] = []
  const turnedAwayAt: number[] = []
  const patienceMs = 700
  await Promise.all(
    Array.from({ length: 12 }, async (_, n) => {
      const permit = await governor.acquire('thread', patienceMs)
      if (permit.kind === 'granted') granted.push(n)
      else turnedAwayAt.push(now)
    }),
  )
  expect(granted).toEqual([0, 1, 2])
  expect(turnedAwayAt).toHaveLength(9)
  // There is a look every 200 ms, and nobody is kept for one that comes too late.
  expect(Math.min(...turnedAwayAt)).toBeGreaterThan(patienceMs - 200)
  expect(Math.max(...turnedAwayAt)).toBeLessThanOrEqual(patienceMs)
})

test('without Redis a process keeps to a small part of the quota, each class to its own', async () => {
  let now = 0
  const quota = createLocalQuota({ windowMs: 600_000, startLimit: 1_000 }, () => now)
  const spent: Record<string, number> = {}
  for (; now < 600_000; now += 100) {
    for (const kind of Object.keys(classes) as CallClass[]) {
      spent[kind] = (spent[kind] ?? 0) + (await quota.take(kind, 5)).granted
    }
  }
  const total = Object.values(spent).reduce((sum, one) => sum + one, 0)
  expect(total).toBeGreaterThan(110)
  expect(total).toBeLessThanOrEqual(135)
  expect(spent.refresh).toBeGreaterThan(10)
})

test('a 429 reaches the local count too', async () => {
  const away = new Redis({ port: 1, lazyConnect: true, enableOfflineQueue: false, maxRetriesPerRequest: 0 })
  away.on('error', () => {})
  const governor = createGovernor({ redis: away, key: 'x', windowMs: 600_000, startLimit: 600 })
  await governor.heed({ ...headersOf(1_000, 0, 1), status: 429 })
  expect(await governor.acquire('thread', 200)).toMatchObject({ kind: 'rate_limited' })
  await wait(1_050)
  expect(await governor.acquire('thread', 200)).toEqual({ kind: 'granted' })
  away.disconnect()
})
