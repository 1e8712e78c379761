import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestStack } from '../e2e/start-test-stack.ts'
import { alertStack } from './alert-stack.ts'

/** Ten minutes in the whole run, three in CI. */
const SECONDS = Number(process.env.FAULT_RUNS ?? 1_000) < 1_000 ? 180 : 600
/** Others may be written meanwhile, and one place is told of 25 in a day. */
const POSTS = 20
const PEOPLE = 8
/** Who wants to hear of nothing. With them the community is polled every minute. */
const OTHERS = 16
/** Beyond the interval in which the community is polled. */
const MOST_BEHIND_S = 10
/** In turns: what the sieve finds likely for a product that prevents no-shows, and what it doesn't. The model takes both for strong fits. */
const ASKS = [
  {
    title: 'How do you stop no-shows?',
    body: 'How do you keep clients from missing their grooming appointments? I lose money on no-shows every week.',
  },
  {
    title: 'Paper diary',
    body: 'I write my grooming appointments down by hand and call every client the evening before.',
  },
]
/** With a piece of either, and a line that the product has: a fit that can't show them is no more than fair. */
const VERDICT = {
  asks: 'grooming appointments',
  wants: 'asks_how',
  serves: 'yes',
  fit: 'strong',
  meets: 'about.1',
  why: 'Asks how to prevent no-shows.',
  trouble: 'none',
}

let stack: Awaited<ReturnType<typeof startTestStack>>
beforeAll(async () => {
  stack = await startTestStack({ servers: 1, workers: 2 })
}, 120_000)
afterAll(() => stack?.stop())

const at = (values: number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * share) - 1] ?? 0

test('someone who wants to hear of strong fits does within the poll interval and ten seconds', {
  timeout: (SECONDS + 400) * 1_000,
}, async () => {
  const { control, arrive, awaitPolled, received, mailed } = alertStack(stack)
  const verdicts = Array.from({ length: 10 }, (_, place) => ({ ref: place + 1, verdict: VERDICT }))
  await fetch(`${stack.simulators.llm}/__control/behaviour`, {
    method: 'POST',
    body: JSON.stringify({ mode: 'say', text: JSON.stringify({ verdicts }), about: 'You read Reddit posts' }),
  })
  const { subreddits } = await control<{ subreddits: { name: string; state: string }[] }>('subreddits')
  const { rows: demo } = await stack.superuser.query<{ community: string }>(
    'select community from reddit.watches',
  )
  const taken = new Set(demo.map(({ community }) => community))
  const community =
    subreddits.find(({ name, state }) => state === 'public' && !taken.has(name.toLowerCase()))?.name ?? ''
  const others = []
  for (let n = 0; n < OTHERS; n += 1) others.push((await arrive(community)).id)
  await stack.superuser.query('delete from alert_channels where user_id = any($1)', [others])
  await awaitPolled(community)
  // What is there already has been read before anyone wants to hear of it.
  const unsieved = () =>
    stack.superuser.query(`select from reddit.posts
      where sieved_at is null and created_at > now() - interval '1 day' and removed_by_category is null and not over_18`)
  await expect.poll(async () => (await unsieved()).rowCount, { timeout: 120_000 }).toBe(0)
  const people = []
  for (let n = 0; n < PEOPLE; n += 1) people.push(await arrive(community))
  const polling = () =>
    stack.superuser.query<{ every: number }>(
      'select every_minutes as every from reddit.watched_communities where name = $1',
      [community.toLowerCase()],
    )
  // How often depends on how many watched it when it was polled before.
  const pollNow = async () => {
    await stack.superuser.query(
      'update reddit.watched_communities set next_poll_at = to_timestamp(0) where name = $1',
      [community.toLowerCase()],
    )
    return (await polling()).rows[0]?.every
  }
  await expect.poll(pollNow, { timeout: 120_000, interval: 10_000 }).toBe(1)

  const posted = new Map<string, number>()
  for (let n = 0; n < POSTS; n += 1) {
    const { title = '', body = '' } = ASKS[n % ASKS.length] ?? {}
    const { id } = await control<{ id: string }>('posts', {
      subreddit: community,
      title: `${title} (${n})`,
      body,
    })
    posted.set(id, Date.now())
    await wait((SECONDS / POSTS) * 1_000)
  }
  const delivered = async () =>
    (
      await stack.superuser.query<{ count: number }>(
        `select count(*)::int from alert_deliveries where state = 'delivered' and post_id = any($1)`,
        [[...posted.keys()]],
      )
    ).rows[0]?.count
  await expect.poll(delivered, { timeout: 240_000, interval: 1_000 }).toBe(POSTS * PEOPLE * 2)

  const { rows: unlikely } = await stack.superuser.query<{ count: number }>(
    'select count(distinct post_id)::int from reddit.verdicts where score < 0.5 and post_id = any($1)',
    [[...posted.keys()]],
  )
  // Of one kind most, of the other none: a number in a title moves the sieve a little.
  expect(unlikely[0]?.count).toBeGreaterThanOrEqual(POSTS / 5)
  const { rows } = await polling()
  const intervalS = (rows[0]?.every ?? 0) * 60
  const idIn = (text: string) => /thread=(\w+)/.exec(text)?.[1] ?? ''
  const lateS = (text: string, arrivedAt: string) =>
    (Date.parse(arrivedAt) - (posted.get(idIn(text)) ?? Number.NaN)) / 1_000
  const own = new Set(people.map(({ host }) => host))
  const emails = new Set(people.map(({ email }) => email))
  const isOurs = (text: string) => posted.has(idIn(text))
  const hooks = (await received())
    .filter(({ host, body }) => own.has(host) && isOurs(body))
    .map((one) => lateS(one.body, one.at))
  const mails = (await mailed())
    .filter(({ to, text }) => to.some((address) => emails.has(address)) && isOurs(text))
    .map((one) => lateS(one.text, one.receivedAt))
  expect([hooks.length, mails.length]).toEqual([POSTS * PEOPLE, POSTS * PEOPLE])
  const say = (name: string, values: number[]) =>
    `${name}: median ${at(values, 0.5).toFixed(1)} s, p95 ${at(values, 0.95).toFixed(1)} s, most ${at(values, 1).toFixed(1)} s`
  console.log(
    `Polled every ${intervalS} s. From the post to ${say('the webhook', hooks)}; to ${say('the mail', mails)}`,
  )
  expect(at(hooks, 0.95)).toBeLessThanOrEqual(intervalS + MOST_BEHIND_S)
  expect(at(mails, 0.95)).toBeLessThanOrEqual(intervalS + MOST_BEHIND_S)
})
