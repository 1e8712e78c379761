import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { Queue } from 'bullmq'
import { Redis } from 'ioredis'
import { afterAll, afterEach, expect, test } from 'vitest'
import { createLog } from './log.ts'
import { createPatientRedis, createRedis } from './redis.ts'
import { keepRounds, type Round } from './rounds.ts'

const url = 'redis://127.0.0.1:6379'
const silent = createLog({ level: 'silent' })
const watcher = new Redis(url)
afterAll(() => watcher.disconnect())

const leaving: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const leave of leaving.splice(0)) await leave()
})

/** Workers that share their rounds, as processes do: each with connections of its own. */
function startWorkers(count: number, round: Round, prefix = `test-${randomUUID()}`, log = silent) {
  const queue = new Queue('rounds', { connection: watcher, prefix, skipVersionCheck: true })
  const workers = Array.from({ length: count }, () => {
    const redis = createRedis({ url, log })
    const patientRedis = createPatientRedis({ url, log })
    const kept = keepRounds({ rounds: [round], redis, patientRedis, prefix, log, lookEveryMs: 100 })
    return async () => {
      await kept.stop()
      redis.disconnect()
      patientRedis.disconnect()
    }
  })
  const stop = async () => {
    await Promise.all(workers.splice(0).map((leave) => leave()))
  }
  leaving.push(async () => {
    await stop()
    await queue.obliterate({ force: true })
    await queue.close()
  })
  const begun = async () => (await queue.getJobScheduler(round.name))?.iterationCount ?? 0
  return { queue, begun, stop, prefix }
}

test('a round is run once over all workers', async () => {
  let runs = 0
  const round = { name: 'count', everyMs: 150, run: async () => ({ more: (runs += 1) < 0 }) }
  const { begun, stop } = startWorkers(3, round)
  await expect.poll(() => runs, { timeout: 15_000 }).toBeGreaterThan(9)
  await stop()
  const due = await begun()
  expect(runs, `${runs} runs of ${due} that were due`).toBeLessThanOrEqual(due)
})

test('it is run again at once only after a full bite', async () => {
  let runs = 0
  const round = { name: 'bites', everyMs: 600_000, run: async () => ({ more: (runs += 1) < 4 }) }
  const { begun, stop } = startWorkers(2, round)
  await expect.poll(() => runs, { timeout: 15_000 }).toBe(4)
  await wait(300)
  await stop()
  expect([runs, (await begun()) <= 2]).toEqual([4, true])
})

/** A round that takes its time, and counts how often it ran and how often at once. */
function countRuns(ms: number) {
  const seen = { now: 0, most: 0, runs: 0 }
  const run = async () => {
    seen.runs += 1
    seen.now += 1
    seen.most = Math.max(seen.most, seen.now)
    await wait(ms)
    seen.now -= 1
    return { more: false }
  }
  return { run, seen }
}

test('a round that takes longer than its interval is not begun a second time', async () => {
  const { run, seen } = countRuns(500)
  const { begun } = startWorkers(3, { name: 'slow', everyMs: 100, run })
  await expect.poll(() => seen.runs, { timeout: 15_000 }).toBeGreaterThan(2)
  expect(seen.most).toBe(1)
  expect(await begun()).toBeGreaterThan(seen.runs)
})

test('what fails comes again, and so does what Redis has forgotten', async () => {
  let runs = 0
  const run = async () => {
    runs += 1
    throw new Error('no')
  }
  const { prefix } = startWorkers(2, { name: 'failing', everyMs: 100, run })
  await expect.poll(() => runs, { timeout: 15_000 }).toBeGreaterThan(2)
  await watcher.unlink(await watcher.keys(`${prefix}:*`))
  const before = runs
  await expect.poll(() => runs, { timeout: 15_000 }).toBeGreaterThan(before + 2)
})

test('a clock that is ahead on one machine makes no round begin twice', async () => {
  const { run, seen } = countRuns(700)
  const { queue, begun } = startWorkers(3, { name: 'ahead', everyMs: 100, run })
  await expect.poll(() => seen.now, { timeout: 15_000 }).toBe(1)
  for (const { id } of await queue.getActive()) {
    await watcher.hset(queue.toKey(id ?? ''), 'processedOn', Date.now() + 60_000)
  }
  const before = await begun()
  await expect.poll(begun, { timeout: 15_000 }).toBeGreaterThan(before + 3)
  expect([seen.most, seen.runs > 0]).toEqual([1, true])
})

test('a round that an older worker does not know is left to one that does', async () => {
  const prefix = `test-${randomUUID()}`
  let runs = 0
  const nothing = { name: 'known-to-all', everyMs: 600_000, run: async () => ({ more: false }) }
  const added = { name: 'added', everyMs: 600_000, run: async () => ({ more: (runs += 1) < 0 }) }
  const { queue } = startWorkers(3, nothing, prefix)
  await queue.upsertJobScheduler('added', { every: 600_000 }, { name: 'added' })
  // The older ones have had it in their hands before the newer one comes.
  await expect
    .poll(
      async () => (await queue.getDelayed()).some((job) => job.name === 'added' && job.attemptsStarted > 0),
      {
        timeout: 15_000,
      },
    )
    .toBe(true)
  startWorkers(1, added, prefix)
  await expect.poll(() => runs, { timeout: 20_000 }).toBe(1)
})

test('a round that no worker knows any more is taken off the schedule, and said to be', async () => {
  const prefix = `test-${randomUUID()}`
  const lines: string[] = []
  const log = createLog({ level: 'warn', stream: { write: (line) => void lines.push(line) } })
  const nothing = { name: 'known-to-all', everyMs: 600_000, run: async () => ({ more: false }) }
  const { queue } = startWorkers(2, nothing, prefix, log)
  await queue.upsertJobScheduler('removed', { every: 600_000 }, { name: 'removed' })
  await expect.poll(() => queue.getJobScheduler('removed'), { timeout: 30_000 }).toBeUndefined()
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ event: 'round.unknown', reason: 'removed' }])
})
