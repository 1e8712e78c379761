import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startProcess } from '../../scripts/stack/start-process.ts'
import { apiClient } from '../api-client.ts'
import { startTestStack } from '../e2e/start-test-stack.ts'
import { buildUser } from '../factories.ts'
import { signInAs } from '../sign-in.ts'

const IN_A_ROW = 500
const TIMES_CAPACITY = 4
const CAPACITY_MS = 3_000
const LOAD_MS = 6_000
const TICK_MS = 10
/** Seconds of work that may wait at once; if nobody were turned away, it would be nine after six seconds. */
const MOST_WAITING = 2

let stack: Awaited<ReturnType<typeof startTestStack>>
let cookie: string
beforeAll(async () => {
  stack = await startTestStack({ workers: 0 })
  const { id } = await buildUser(stack.superuser, { plan: 'pro', onboarded: true })
  cookie = await signInAs(stack.superuser, stack, id)
  await inARow(40, DASHBOARD)
  await inARow(40, PRICING)
})
afterAll(() => stack.stop())

type Seen = { status: number; retryAfter: string | string[] | undefined; ms: number; error?: string }

/** Drawn for this user alone: processor time and several queries. */
const DASHBOARD = '/dashboard/settings'
/** Drawn for this user alone as well, by hardly more than processor time. */
const PRICING = '/pricing'

async function open(page: string): Promise<Seen> {
  const started = performance.now()
  const took = () => performance.now() - started
  return apiClient(stack.origin)
    .get(page, { cookie })
    .then(
      ({ status, headers }) => ({ status, retryAfter: headers['retry-after'], ms: took() }),
      (error: unknown) => ({ status: 0, retryAfter: undefined, ms: took(), error: String(error) }),
    )
}

async function inARow(count: number, page: string) {
  const seen: Seen[] = []
  for (let n = 0; n < count; n += 1) seen.push(await open(page))
  return seen
}

const shareOf = (values: number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? 0

const refused = (seen: Seen[]) => seen.filter(({ status }) => status !== 200)

/** Pages a second, on what this machine leaves to the server right now. */
async function measureCapacity() {
  const started = performance.now()
  const elapsed = () => performance.now() - started
  let opened = 0
  const visit = async () => {
    for (; elapsed() < CAPACITY_MS; opened += 1) await open(DASHBOARD)
  }
  await Promise.all(Array.from({ length: 8 }, visit))
  return opened / (elapsed() / 1_000)
}

test(`one after the other, beside two programs that never rest: 0 of ${IN_A_ROW} requests are refused`, async () => {
  const neighbors = [0, 1].map(() => startProcess(['-e', 'for (;;);'], {}))
  try {
    const seen = await inARow(IN_A_ROW, PRICING)
    const slowest = Math.max(...seen.map(({ ms }) => ms))
    console.log(`${refused(seen).length} of ${IN_A_ROW} refused, the slowest took ${slowest.toFixed(0)} ms`)
    expect(refused(seen)).toEqual([])
  } finally {
    await Promise.all(neighbors.map((neighbor) => neighbor.kill()))
  }
})

test(`at ${TIMES_CAPACITY} times what it can do, those who are answered are answered in time, and the rest hear 503`, async () => {
  const capacity = await measureCapacity()
  const asked: Promise<Seen>[] = []
  const waiting: number[] = []
  let ended = 0
  const ask = () => open(DASHBOARD).finally(() => (ended += 1))
  const started = performance.now()
  for (let elapsed = 0; elapsed < LOAD_MS; elapsed = performance.now() - started) {
    while (asked.length < (TIMES_CAPACITY * capacity * elapsed) / 1_000) asked.push(ask())
    await wait(TICK_MS)
    waiting.push(asked.length - ended)
  }
  const seen = await Promise.all(asked)
  const answered = seen.filter(({ status }) => status === 200).map(({ ms }) => ms)
  const p99 = shareOf(answered, 0.99)
  // By Little's law this share is the seconds that someone waits. Unlike a clock's, it doesn't count what neighbors take from the machine.
  const share = shareOf(waiting, 0.5) / capacity
  console.log(
    `${capacity.toFixed(0)} a second can be done; ${seen.length} asked, ${answered.length} answered,` +
      ` ${refused(seen).length} refused, p99 ${p99.toFixed(0)} ms by the clock, ${share.toFixed(2)} of a second's work waiting`,
  )
  expect(answered.length).toBeGreaterThan((0.3 * capacity * LOAD_MS) / 1_000)
  const unclear = refused(seen).filter(({ status, retryAfter }) => status !== 503 || !retryAfter)
  expect(unclear).toEqual([])
  expect(share).toBeLessThan(MOST_WAITING)
  await wait(1_000)
  expect(refused(await inARow(20, DASHBOARD))).toEqual([])
})
