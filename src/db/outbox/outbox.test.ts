import { drizzle } from 'drizzle-orm/node-postgres'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { cloneDatabase } from '../../../test/database.ts'
import { whileChanging } from '../../../test/while-changing.ts'
import { defineJob, PermanentFailure, type Urgency } from '../../platform/job.ts'
import { createPool } from '../pool.ts'
import { enqueue } from './enqueue.ts'
import { markProcessed, wasProcessed } from './once.ts'
import { relayOutbox } from './relay-outbox.ts'
import { runJob } from './run-job.ts'
import { measureOutbox, retryGivenUp, sweepOutbox } from './sweep-outbox.ts'

const { superuser, roleUrls } = await cloneDatabase()
const pool = createPool(roleUrls.worker, 5)
const db = drizzle(pool, { casing: 'snake_case' })
afterAll(() => pool.end())
beforeEach(() => superuser.query('truncate outbox, processed'))

const payload = z.strictObject({ n: z.number() })
type Context = { ran: number[]; fail?: Error }
const job = defineJob({
  topic: 'test.count',
  urgency: 'soon',
  payload,
  maxAttempts: 3,
  handle: async (ctx: Context, { n }) => {
    if (ctx.fail) throw ctx.fail
    ctx.ran.push(n)
  },
})
const jobs = new Map([[job.topic, job]])

const rows = async () => (await superuser.query('select * from outbox order by created_at')).rows
type Queues = Parameters<typeof relayOutbox>[1]
const withRoom = (most: number, add: Queues['add']): Queues => ({ room: async () => most, add })
async function one() {
  await enqueue(db, job, { n: 1 })
  return (await rows())[0].id as string
}

test("work is asked for in the caller's transaction: it goes when the transaction goes", async () => {
  const failing = db.transaction(async (tx) => {
    await enqueue(tx, job, { n: 1 })
    throw new Error('stop')
  })
  await expect(failing).rejects.toThrow('stop')
  expect(await rows()).toEqual([])
})

test('a payload that does not fit is refused where it is asked for', async () => {
  await expect(enqueue(db, job, { n: 'one' } as never)).rejects.toThrow()
})

test('five relays at once hand over every row exactly once', async () => {
  await superuser.query(`insert into outbox (topic) select 'test.count' from generate_series(1, 700)`)
  const handed: string[] = []
  const queues = withRoom(Infinity, async (_, entries) => void handed.push(...entries.map(({ id }) => id)))
  const relay = async () => {
    while ((await relayOutbox(db, queues)).count > 0);
  }
  await Promise.all(Array.from({ length: 5 }, relay))
  expect(handed.length).toBe(700)
  expect(new Set(handed).size).toBe(700)
})

test('rows that the queue refuses wait again', async () => {
  await one()
  const refuse = async () => {
    throw new Error('no queue')
  }
  await expect(relayOutbox(db, withRoom(Infinity, refuse))).rejects.toThrow('no queue')
  expect((await rows())[0].enqueued_at).toBeNull()
})

test('done work is marked, its payload forgotten, and a second run does nothing', async () => {
  const id = await one()
  const ctx: Context = { ran: [] }
  expect(await runJob(db, jobs, ctx, id)).toEqual({ kind: 'done' })
  expect(await runJob(db, jobs, ctx, id)).toEqual({ kind: 'skipped' })
  expect(ctx.ran).toEqual([1])
  expect((await rows())[0]).toMatchObject({ payload: null, done_at: expect.any(Date) })
})

test('ten workers on one row: one runs it', async () => {
  const id = await one()
  const ctx: Context = { ran: [] }
  const outcomes = await Promise.all(Array.from({ length: 10 }, () => runJob(db, jobs, ctx, id)))
  expect(ctx.ran).toEqual([1])
  expect(outcomes.filter(({ kind }) => kind === 'done').length).toBe(1)
})

test("a dead worker's row is held until its lease runs out, then done", async () => {
  const id = await one()
  await superuser.query(`update outbox set leased_until = now() + interval '20 seconds'`)
  const ctx: Context = { ran: [] }
  expect(await runJob(db, jobs, ctx, id)).toEqual({ kind: 'held' })
  await superuser.query(`update outbox set leased_until = now() - interval '1 second'`)
  expect(await runJob(db, jobs, ctx, id)).toEqual({ kind: 'done' })
})

test('failing work is tried as often as the job allows, then given up and kept with the kind of error', async () => {
  const id = await one()
  const ctx: Context = { ran: [], fail: Object.assign(new Error('secret address'), { code: 'ECONNREFUSED' }) }
  for (const kind of ['failed', 'failed', 'given_up']) {
    expect(await runJob(db, jobs, ctx, id)).toMatchObject({ kind })
  }
  expect(await runJob(db, jobs, ctx, id)).toEqual({ kind: 'skipped' })
  expect((await rows())[0]).toMatchObject({
    attempts: 3,
    last_error: 'Error ECONNREFUSED',
    failed_at: expect.any(Date),
  })
})

test.each([
  ['a permanent failure', 'test.count', { n: 1 }, new PermanentFailure('no')],
  ['a payload from an older version', 'test.count', { old: true }, undefined],
])('%s is given up at once', async (_, topic, content, fail) => {
  await superuser.query('insert into outbox (topic, payload) values ($1, $2)', [topic, content])
  const [row] = await rows()
  expect(await runJob(db, jobs, { ran: [], fail }, row.id)).toMatchObject({ kind: 'given_up' })
})

test('work of a newer release is handed back at once, for a worker that knows it', async () => {
  await superuser.query(
    `insert into outbox (topic, payload, enqueued_at) values ('test.new', '{"n": 1}', now())`,
  )
  const [{ id }] = await rows()
  expect(await runJob(db, jobs, { ran: [] }, id)).toEqual({ kind: 'unknown', attempts: 1 })
  expect((await rows())[0]).toMatchObject({
    enqueued_at: null,
    leased_until: null,
    failed_at: null,
    payload: { n: 1 },
  })
  const { rows: due } = await superuser.query('select due_at - now() as waits from outbox')
  expect(due[0].waits.seconds).toBeGreaterThan(8)
  const newer = defineJob({
    ...job,
    topic: 'test.new',
    handle: async (ctx: Context, { n }) => void ctx.ran.push(n),
  })
  const ctx: Context = { ran: [] }
  expect(await runJob(db, new Map([[newer.topic, newer]]), ctx, id)).toEqual({ kind: 'done' })
  expect(ctx.ran).toEqual([1])
})

test('work that no worker knows is given up after thirty tries', async () => {
  await superuser.query(`insert into outbox (topic, payload) values ('test.gone', '{"n": 1}')`)
  const [{ id }] = await rows()
  const kinds = []
  for (let n = 0; n < 31; n += 1) kinds.push((await runJob(db, jobs, { ran: [] }, id)).kind)
  expect(kinds).toEqual([...Array.from({ length: 29 }, () => 'unknown'), 'given_up', 'skipped'])
})

test('the sweeper hands over again what got lost, and only that', async () => {
  const state = (n: number, enqueued: string, leased = 'null', done = 'null') =>
    superuser.query(`insert into outbox (topic, payload, enqueued_at, leased_until, done_at)
      values ('test.count', '{"n": ${n}}', ${enqueued}, ${leased}, ${done})`)
  await state(1, "now() - interval '61 seconds'")
  await state(2, "now() - interval '61 seconds'", "now() + interval '9 seconds'")
  await state(3, "now() - interval '59 seconds'")
  await state(4, "now() - interval '61 seconds'", 'null', 'now()')
  expect(await sweepOutbox(db)).toEqual({ handedOverAgain: 1, removed: 0, more: false })
  const waiting = (await rows()).filter((row) => row.enqueued_at === null)
  expect(waiting.map((row) => row.payload.n)).toEqual([1])
})

test('work that failed waits in the outbox until its next try is due, and does not look lost', async () => {
  const id = await one()
  const handed: string[] = []
  const queues = withRoom(
    Infinity,
    async (_, entries) => void handed.push(...entries.map((entry) => entry.id)),
  )
  await relayOutbox(db, queues)
  expect(await runJob(db, jobs, { ran: [], fail: new Error('busy') }, id)).toMatchObject({ kind: 'failed' })
  await superuser.query(`update outbox set due_at = due_at + interval '1 minute'`)
  expect((await sweepOutbox(db)).handedOverAgain).toBe(0)
  await relayOutbox(db, queues)
  expect(handed, `handed over ${handed.length} times`).toEqual([id])
  await superuser.query(`update outbox set due_at = now()`)
  await relayOutbox(db, queues)
  expect(handed, `handed over ${handed.length} times`).toEqual([id, id])
})

test('the most urgent is handed over first; of that the newest, of all else the oldest', async () => {
  const urgent = { ...job, urgency: ({ n }: { n: number }) => (n % 2 ? 'now' : 'later') as Urgency }
  for (const n of [0, 1, 2, 3]) await enqueue(db, urgent, { n })
  const numbers = new Map((await rows()).map((row) => [row.id, row.payload.n]))
  const handed: [Urgency, number[]][] = []
  await relayOutbox(
    db,
    withRoom(
      1,
      async (urgency, entries) => void handed.push([urgency, entries.map(({ id }) => numbers.get(id))]),
    ),
  )
  expect(handed).toEqual([
    ['now', [3]],
    ['later', [0]],
  ])
})

test.each(['now', 'later'])(
  "what is handed over together as '%s' is in order of age, the newest last",
  async (urgency) => {
    await superuser.query(
      `insert into outbox (topic, urgency, payload, due_at)
     select 'test.count', $1, jsonb_build_object('n', n), now() - (n * 37 % 100) * interval '1 minute' from generate_series(1, 100) n`,
      [urgency],
    )
    const handed: string[] = []
    await relayOutbox(
      db,
      withRoom(100, async (_, entries) => void handed.push(...entries.map(({ id }) => id))),
    )
    const { rows: byAge } = await superuser.query('select id from outbox order by due_at')
    expect(handed).toEqual(byAge.map(({ id }) => id))
  },
)

test('a queue that has enough gets nothing more, and no queue is asked while nothing is due', async () => {
  const asked: Urgency[] = []
  const handed: string[] = []
  const queues: Queues = {
    room: async (urgency) => {
      asked.push(urgency)
      return 0
    },
    add: async (_, entries) => void handed.push(...entries.map(({ id }) => id)),
  }
  expect(await relayOutbox(db, queues)).toEqual({ count: 0, more: false })
  expect(asked).toEqual([])
  await one()
  expect(await relayOutbox(db, queues)).toEqual({ count: 0, more: false })
  expect([asked, handed]).toEqual([['soon'], []])
})

test('a worker that lost its row to another changes nothing any more', async () => {
  const id = await one()
  const slow = defineJob({
    topic: 'test.slow',
    urgency: 'soon',
    payload,
    maxAttempts: 3,
    handle: async () => {
      // Another worker took over and finished meanwhile.
      await superuser.query(
        `update outbox set attempts = attempts + 1, done_at = now(), last_error = 'theirs'`,
      )
      throw new Error('mine')
    },
  })
  await superuser.query(`update outbox set topic = 'test.slow'`)
  await runJob(db, new Map([[slow.topic, slow]]), {}, id)
  expect((await rows())[0]).toMatchObject({ last_error: 'theirs', failed_at: null })
})

test('what was given up is tried again when the operator says so', async () => {
  const id = await one()
  await runJob(db, jobs, { ran: [], fail: new PermanentFailure('no') }, id)
  expect(await retryGivenUp(db)).toBe(1)
  const ctx: Context = { ran: [] }
  expect(await runJob(db, jobs, ctx, id)).toEqual({ kind: 'done' })
})

test('old work is removed, and what was given up forgets its payload after a week and leaves after a month', async () => {
  await superuser.query(
    `insert into outbox (topic, done_at) values ('old', now() - interval '8 days'), ('new', now())`,
  )
  await superuser.query(
    `insert into outbox (topic, payload, failed_at) values
      ('bad', '{"n": 1}', now() - interval '8 days'), ('gone', null, now() - interval '31 days')`,
  )
  expect((await sweepOutbox(db)).removed).toBe(3)
  const left = (await superuser.query('select topic, payload from outbox order by topic')).rows
  expect(left).toEqual([
    { topic: 'bad', payload: null },
    { topic: 'new', payload: null },
  ])
})

test('what the operator tries again at this very moment keeps its payload and is not removed', async () => {
  await superuser.query(
    `insert into outbox (topic, payload, failed_at) values
      ('test.count', '{"n": 1}', now() - interval '8 days'), ('test.count', '{"n": 2}', now() - interval '31 days')`,
  )
  const retry = { text: 'update outbox set failed_at = null' }
  await whileChanging(superuser, retry, () => sweepOutbox(db))
  expect((await rows()).map((row) => row.payload)).toEqual(expect.arrayContaining([{ n: 1 }, { n: 2 }]))
})

test('what two operators try again at once is tried again once', async () => {
  await superuser.query(
    `insert into outbox (topic, payload, failed_at) values ('test.count', '{"n": 1}', now() - interval '1 day')`,
  )
  // The other one was first, and a worker is on it already.
  const retry = { text: `update outbox set failed_at = null, attempts = 1, enqueued_at = now()` }
  expect(await whileChanging(superuser, retry, () => retryGivenUp(db))).toBe(0)
  expect((await rows())[0]).toMatchObject({ attempts: 1, enqueued_at: expect.any(Date) })
})

test('the operator sees what waits and what was given up', async () => {
  await one()
  await one()
  await superuser.query(`update outbox set created_at = now() - interval '90 seconds'`)
  await superuser.query(`update outbox set failed_at = now() where id = (select id from outbox limit 1)`)
  expect(await measureOutbox(db)).toEqual({ waiting: 1, failed: 1, oldest_seconds: expect.closeTo(90, -1) })
})

test('a processed key is taken once, and goes with its transaction', async () => {
  const failing = db.transaction(async (tx) => {
    expect(await markProcessed(tx, 'k')).toBe(true)
    throw new Error('stop')
  })
  await expect(failing).rejects.toThrow('stop')
  expect(await wasProcessed(db, 'k')).toBe(false)
  const taken = await Promise.all(Array.from({ length: 5 }, () => markProcessed(db, 'k')))
  expect(taken.filter(Boolean).length).toBe(1)
  expect(await wasProcessed(db, 'k')).toBe(true)
})

test('the sweeper holds one connection at a time', async () => {
  const own = createPool(roleUrls.worker, 5)
  await sweepOutbox(drizzle(own, { casing: 'snake_case' }))
  expect(own.totalCount).toBe(1)
  await own.end()
})
