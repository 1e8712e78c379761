import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { AT_ONCE_FROM, leaving } from '../../src/features/fits/plan-reading.ts'
import { MOST_READ_A_DAY } from '../../src/features/usage-limits.ts'
import { MOST_AT_ONCE } from '../../src/judge/model/ask-judge.ts'
import type { Leave } from '../../src/platform/limits.ts'
import { startProcess } from '../../scripts/stack/start-process.ts'
import { apiClient } from '../api-client.ts'
import { startTestStack } from '../e2e/start-test-stack.ts'
import { buildUser } from '../factories.ts'
import { signInAs } from '../sign-in.ts'
import { startRedis } from './private-redis.ts'

/** A quarter of an hour in the whole run, two minutes in CI. */
const SECONDS = Number(process.env.FAULT_RUNS ?? 1_000) < 1_000 ? 120 : 900
const POSTS_A_SECOND = 12
const WATCHED = 60
const READ = 6
/** The sieve finds it likely for a product that prevents no-shows. */
const ASK =
  'How do you keep clients from missing their grooming appointments? I lose money on no-shows every week.'
/** Whatever it is asked about, the model has the same to say: this is about who is asked, and how often. */
const VERDICT = {
  asks: null,
  wants: 'asks_how',
  serves: 'partly',
  fit: 'fair',
  meets: null,
  why: 'Said of every post.',
  trouble: 'none',
}
/** After so long a deletion in a community that people read has been noticed. */
const NOTICED_MS = 480_000
/** Redis counts what was read of a product's day, and has forgotten it when it was killed. */
const COUNTED_ANEW = 2
/** Less than Reddit allows, so that it is spent. */
const CALLS_A_WINDOW = 500

let redis: Awaited<ReturnType<typeof startRedis>>
let stack: Awaited<ReturnType<typeof startTestStack>>
beforeAll(async () => {
  redis = await startRedis()
  stack = await startTestStack({ servers: 2, workers: 2, env: { REDIS_URL: redis.url } })
})
afterAll(async () => {
  await stack?.stop()
  await redis?.remove()
})

async function control<T>(path: string, body?: object) {
  const method = body ? 'POST' : 'GET'
  const answer = await fetch(`${stack.simulators.reddit}/__control/${path}`, {
    method,
    ...(body && { body: JSON.stringify(body) }),
  })
  expect(answer.ok, `${path} said ${answer.status}`).toBe(true)
  return (answer.status === 204 ? undefined : await answer.json()) as T
}
const rows = async <T extends object>(text: string, values: unknown[] = []) =>
  (await stack.superuser.query<T>(text, values)).rows

type Place = { name: string; state: string; written: number }
async function choosePlaces() {
  const { subreddits } = await control<{ subreddits: Place[] }>('subreddits')
  const open = subreddits.filter(({ state }) => state === 'public').map(({ name }) => name)
  const { rows: demo } = await stack.superuser.query<{ community: string }>(
    'select community from reddit.watches',
  )
  const known = new Set(demo.map(({ community }) => community))
  const others = open.filter((name) => !known.has(name.toLowerCase()))
  return { watched: others.slice(0, WATCHED), unwatched: others.slice(WATCHED, WATCHED + 10) }
}

/** A plan and a product for each of them, and another one for every third. */
async function watch(names: string[]) {
  for (const [at, name] of names.entries()) {
    for (let count = at % 3 === 0 ? 2 : 1; count > 0; count -= 1) {
      const { id } = await buildUser(stack.superuser, { plan: 'pro', onboarded: true })
      await rows(
        `insert into products (user_id, name, description, subreddits)
         values ($1, 'Pawslot', 'Booking and reminders for dog groomers. It prevents no-shows at appointments.', array[$2])`,
        [id, name],
      )
    }
  }
  const lower = names.map((name) => name.toLowerCase())
  const unread = `select name from reddit.watched_communities where name = any($1) and polled_at is null`
  await expect.poll(async () => (await rows(unread, [lower])).length, { timeout: 120_000 }).toBe(0)
}

const pick = <T>(all: T[]) => all[Math.floor(Math.random() * all.length)] as T

test('whatever is posted in watched communities is stored once and judged for each product, and what is deleted goes, while a worker and Redis are killed, within the quota', {
  timeout: (SECONDS + 600) * 1_000,
}, async () => {
  await control('limits', { perWindow: CALLS_A_WINDOW })
  const verdicts = Array.from({ length: 10 }, (_, at) => ({ ref: at + 1, verdict: VERDICT }))
  await fetch(`${stack.simulators.llm}/__control/behaviour`, {
    method: 'POST',
    body: JSON.stringify({ mode: 'say', text: JSON.stringify({ verdicts }), about: 'You read Reddit posts' }),
  })
  const { watched, unwatched } = await choosePlaces()
  await watch(watched)
  const { id } = await buildUser(stack.superuser, { plan: 'plus', onboarded: true })
  const reader = { id, cookie: await signInAs(stack.superuser, stack, id) }

  const posted: { id: string; at: number }[] = []
  const elsewhere: string[] = []
  const deleted = new Map<string, number>()
  const started = Date.now()
  const elapsed = () => (Date.now() - started) / 1_000
  const isOn = () => elapsed() < SECONDS

  const add = async (subreddit: string) => {
    const title = `Number ${posted.length + elsewhere.length} in ${subreddit}`
    return (await control<{ id: string }>('posts', { subreddit, title, body: `${ASK} This is ${title}.` })).id
  }
  const posting = async () => {
    for (let count = 0; isOn(); count += 1) {
      await wait(Math.max(0, started + (count * 1_000) / POSTS_A_SECOND - Date.now()))
      const at = Date.now()
      if (count % 50 === 49) elsewhere.push(await add(pick(unwatched)))
      else posted.push({ id: await add(pick(watched)), at })
    }
  }
  const deleting = async () => {
    for (; isOn(); await wait(2_000)) {
      const old = posted.filter(({ id, at }) => Date.now() - at > 20_000 && !deleted.has(id))
      if (old.length === 0) continue
      const { id } = pick(old)
      await control('delete', { id, as: pick(['deleted', 'moderator', 'gone']) })
      deleted.set(id, Date.now())
    }
  }
  const reading = async () => {
    for (let turn = 0; isOn(); turn += 1) {
      const api = apiClient(stack.serverUrls[turn % 2] ?? '')
      const path = `/api/reddit/reddit.js?subreddit=${watched[turn % READ]}&sort=new&limit=15`
      await api.get(path, { cookie: reader.cookie, headers: { origin: stack.origin } })
      await wait(5_000)
    }
  }
  const breaking = async () => {
    await wait(SECONDS * 300)
    await stack.running.workers[0]?.kill()
    await wait(2_000)
    stack.running.workers[0] = startProcess(['src/worker.ts'], stack.env)
    await wait(SECONDS * 250)
    await redis.kill()
    await wait(3_000)
    await redis.start()
  }
  await Promise.all([posting(), deleting(), reading(), breaking()])

  const early = [...deleted].filter(([, at]) => Date.now() - at > NOTICED_MS).map(([id]) => id)
  const lower = watched.slice(0, READ).map((name) => name.toLowerCase())
  const unnoticed = await rows(
    `select id from reddit.posts where id = any($1) and community = any($2) and title <> ''`,
    [early, lower],
  )
  expect(unnoticed, 'deletions in communities that people read').toEqual([])

  // Some are polled every twelve minutes; nobody needs to wait for that here.
  await rows('update reddit.watched_communities set next_poll_at = now()')
  const ids = posted.map((one) => one.id)
  const storedOnes = () => rows<{ id: string }>('select id from reddit.posts where id = any($1)', [ids])
  const staying = ids.filter((one) => !deleted.has(one))
  const missing = async () => {
    const stored = new Set((await storedOnes()).map((one) => one.id))
    return staying.filter((one) => !stored.has(one)).length
  }
  await expect.poll(missing, { timeout: 420_000, interval: 1_000 }).toBe(0)
  const stored = await storedOnes()
  expect(new Set(stored.map((one) => one.id)).size, 'posts that are stored twice').toBe(stored.length)
  expect(await rows('select id from reddit.posts where id = any($1)', [elsewhere])).toEqual([])

  // As if the time to ask about them had come.
  const gone = [...deleted.keys()]
  await rows('update reddit.posts set check_at = now() where id = any($1)', [gone])
  const words = () =>
    rows(
      `select id from reddit.posts where id = any($1) and title || selftext || author || words::text <> ''
       union all select post_id from reddit.verdicts where post_id = any($1)`,
      [gone],
    )
  await expect.poll(async () => (await words()).length, { timeout: 180_000, interval: 1_000 }).toBe(0)
  const worded = await rows<{ n: number }>(
    `select count(*)::int as n from reddit.posts where id = any($1) and title <> ''`,
    [staying],
  )
  expect(worded[0]?.n).toBe(staying.length)

  // What may wait to be read together with others has waited long enough.
  const [pairs] = await rows<{ n: number }>(
    `select count(*)::int as n from reddit.posts p join reddit.watches w using (community) where p.id = any($1)`,
    [staying],
  )
  const states = async () => {
    await rows('update reddit.verdicts set judge_at = now() where judge_at > now() and held is null')
    const [read] = await rows<Record<'n' | 'judged' | 'shared' | 'posts', number>>(
      `select count(*)::int as n, count(fit)::int as judged, count(*) filter (where held = 'share')::int as shared,
         count(distinct post_id)::int as posts
       from reddit.verdicts where post_id = any($1)`,
      [staying],
    )
    return read
  }
  await expect
    .poll(
      async () => {
        const read = await states()
        return read && read.judged + read.shared
      },
      { timeout: 420_000, interval: 2_000 },
    )
    .toBe(pairs?.n)
  const read = await states()
  expect(read).toMatchObject({ n: pairs?.n, posts: staying.length })
  // What arrives may have so much of a product's day, and this at least of it is read: a call takes at most ten posts, a worker that dies takes those
  // of one call along, and what was deleted since has been read as well.
  const shareOf = (leave: Leave) => MOST_READ_A_DAY - leave(0)
  const shares = await rows<Record<'judged' | 'deleted' | 'likely' | 'others', number>>(
    `select count(fit)::int as judged, count(*) filter (where fit is null and score >= $3)::int as likely,
       count(*) filter (where fit is null and score < $3)::int as others,
       (select count(*)::int from reddit.posts join reddit.watches as w using (community) where id = any($2) and w.product_id = v.product_id) as deleted
     from reddit.verdicts as v where post_id = any($1) group by v.product_id`,
    [staying, gone, AT_ONCE_FROM],
  )
  const wrong = shares.filter(({ judged, deleted, likely, others }) => {
    const taken = judged + deleted + 2 * MOST_AT_ONCE
    return (
      judged > COUNTED_ANEW * shareOf(leaving.likely) ||
      (likely > 0 && taken <= shareOf(leaving.likely)) ||
      (others > 0 && taken <= shareOf(leaving.others))
    )
  })
  expect(wrong, 'products that have had more or less than their share').toEqual([])

  const { clients } = await control<{ clients: Record<string, { mostUsed: number; denied: number }> }>(
    'usage',
  )
  const [client] = Object.values(clients)
  expect(client?.denied).toBe(0)
  expect(client?.mostUsed).toBeLessThanOrEqual(CALLS_A_WINDOW)
  const [delay] = await rows<Record<'p50' | 'p95' | 'most', number>>(
    `select percentile_cont(0.5) within group (order by late) as p50, percentile_cont(0.95) within group (order by late) as p95, max(late) as most
       from (select extract(epoch from arrived_at - created_at)::float8 as late from reddit.posts
         where id = any($1) and community = any($2)) as delays`,
    [ids, lower],
  )
  const [asked] = await rows<Record<'calls' | 'tokens', number>>(
    `select count(*)::int as calls, sum(input_tokens + output_tokens)::int as tokens from generations where task = 'judging'`,
  )
  console.log(
    `${posted.length} posted in ${SECONDS} s, ${deleted.size} deleted, at most ${client?.mostUsed} calls in ten minutes; where someone reads, stored after ` +
      `${delay?.p50.toFixed(0)} s (p95 ${delay?.p95.toFixed(0)} s, most ${delay?.most.toFixed(0)} s); ` +
      `${read?.judged} of ${pairs?.n} pairs of post and product judged in ${asked?.calls} calls, ${read?.shared} over a product's share of the day; ` +
      `${early.length} deletions older than ${NOTICED_MS / 60_000} minutes, all noticed where someone reads`,
  )
})
