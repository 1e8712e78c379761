import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startProcess } from '../../scripts/stack/start-process.ts'
import { startTestStack } from '../e2e/start-test-stack.ts'
import { alertStack } from './alert-stack.ts'
import { startRedis } from './private-redis.ts'

/** As many as one place is told in a day. */
const POSTS = 25
/** Each told twice of each post: 10,000 alerts in the whole run, 1,000 in CI. */
const PEOPLE = Number(process.env.FAULT_RUNS ?? 1_000) < 1_000 ? 20 : 200
const ALERTS = POSTS * PEOPLE * 2
const CONCURRENCY = 5

let redis: Awaited<ReturnType<typeof startRedis>>
let stack: Awaited<ReturnType<typeof startTestStack>>
beforeAll(async () => {
  redis = await startRedis()
  const env = { REDIS_URL: redis.url, WORKER_CONCURRENCY: String(CONCURRENCY) }
  stack = await startTestStack({ servers: 1, workers: 2, env })
}, 120_000)
afterAll(async () => {
  await stack?.stop()
  await redis?.remove()
})

test('each alert arrives once, while a worker and Redis are killed; what was being sent right then may arrive twice, with the same id', {
  timeout: 1_800_000,
}, async () => {
  const { control, arrive, awaitPolled, received, mailed, countOf } = alertStack(stack)
  const { subreddits } = await control<{ subreddits: { name: string; state: string }[] }>('subreddits')
  const { rows: demo } = await stack.superuser.query<{ community: string }>(
    'select community from reddit.watches',
  )
  const taken = new Set(demo.map(({ community }) => community))
  const community =
    subreddits.find(({ name, state }) => state === 'public' && !taken.has(name.toLowerCase()))?.name ?? ''
  const people = []
  for (let n = 0; n < PEOPLE; n += 1) people.push(await arrive(community))
  await stack.superuser.query(
    `insert into monitors (user_id, product_id, term, kind, threshold)
     select user_id, id, 'zephyrine', 'own_brand', 'any' from products where id = any($1)`,
    [people.map(({ productId }) => productId)],
  )
  await awaitPolled(community)
  // What was there before the monitors isn't theirs.
  await wait(2_000)
  for (let n = 0; n < POSTS; n += 1)
    await control('posts', {
      subreddit: community,
      title: `Is zephyrine worth it? ${n}`,
      body: 'Asking for my shop.',
    })
  await stack.superuser.query(
    'update reddit.watched_communities set next_poll_at = to_timestamp(0) where name = $1',
    [community.toLowerCase()],
  )

  const delivered = () => countOf('delivered')
  const reach = async (count: number) => {
    await expect.poll(delivered, { timeout: 900_000, interval: 250 }).toBeGreaterThanOrEqual(count)
  }
  await reach(ALERTS * 0.2)
  await stack.running.workers[0]?.kill()
  const atKill = await delivered()
  await wait(1_000)
  stack.running.workers[0] = startProcess(['src/worker.ts'], stack.env)
  await reach(ALERTS * 0.5)
  await redis.kill()
  const atRedis = await delivered()
  await wait(3_000)
  await redis.start()
  await reach(ALERTS)
  expect([atKill < ALERTS * 0.9, atRedis < ALERTS], 'killed while there was work left').toEqual([true, true])
  // Whoever would send something again has had the time.
  await wait(35_000)

  const rows = await stack.superuser.query<{ id: string; state: string; channel_kind: string }>(
    'select id, state, channel_kind from alert_deliveries where user_id = any($1)',
    [people.map(({ id }) => id)],
  )
  expect(rows.rows.filter(({ state }) => state !== 'delivered')).toEqual([])
  expect(rows.rows).toHaveLength(ALERTS)
  const idsOf = (kind: string) => rows.rows.filter((row) => row.channel_kind === kind).map(({ id }) => id)
  const hosts = new Set(people.map(({ host }) => host))
  const emails = new Set(people.map(({ email }) => email))
  const hooks = (await received())
    .filter(({ host }) => hosts.has(host))
    .map(({ headers }) => headers['webhook-id'] ?? '')
  const mails = (await mailed())
    .filter(({ to }) => to.some((address) => emails.has(address)))
    .map(({ messageId }) => messageId.replace(/^<(.*)@.*$/, '$1'))
  expect(new Set(hooks)).toEqual(new Set(idsOf('webhook')))
  expect(new Set(mails)).toEqual(new Set(idsOf('email')))
  const twice = hooks.length + mails.length - ALERTS
  console.log(
    `${ALERTS} alerts: ${twice} arrived twice, at a concurrency of ${CONCURRENCY}; a worker was killed after ${atKill}, Redis after ${atRedis}`,
  )
  expect(twice).toBeLessThanOrEqual(CONCURRENCY)
})
