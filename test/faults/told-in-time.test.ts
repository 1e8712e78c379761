import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestStack } from '../e2e/start-test-stack.ts'
import { alertStack } from './alert-stack.ts'

/** Ten minutes in the whole run, three in CI. */
const SECONDS = Number(process.env.FAULT_RUNS ?? 1_000) < 1_000 ? 180 : 600
/** As many as one place is told in a day. */
const POSTS = 24
const PEOPLE = 8
/** Beyond the interval in which the community is polled. */
const MOST_BEHIND_S = 10
/** The sieve finds it likely for a product that prevents no-shows, so it is judged at once. */
const ASK =
  'How do you keep clients from missing their grooming appointments? I lose money on no-shows every week.'
const VERDICT = {
  asks: null,
  wants: 'asks_how',
  serves: 'yes',
  fit: 'strong',
  meets: null,
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

test('whoever wants to hear of strong fits hears of them within the poll interval and ten seconds', {
  timeout: (SECONDS + 400) * 1_000,
}, async () => {
  const { control, arrive, awaitPolled, received, mailed, countOf } = alertStack(stack)
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
  const people = []
  for (let n = 0; n < PEOPLE; n += 1) people.push(await arrive(community))
  await awaitPolled(community)

  const posted = new Map<string, number>()
  for (let n = 0; n < POSTS; n += 1) {
    const title = `Number ${n}: how do you stop no-shows?`
    const { id } = await control<{ id: string }>('posts', {
      subreddit: community,
      title,
      body: `${ASK} (${n})`,
    })
    posted.set(id, Date.now())
    await wait((SECONDS / POSTS) * 1_000)
  }
  const expected = POSTS * PEOPLE * 2
  await expect.poll(() => countOf('delivered'), { timeout: 240_000, interval: 1_000 }).toBe(expected)

  const { rows } = await stack.superuser.query<{ every: number }>(
    'select every_minutes as every from reddit.watched_communities where name = $1',
    [community.toLowerCase()],
  )
  const intervalS = (rows[0]?.every ?? 0) * 60
  const idIn = (text: string) => /thread=(\w+)/.exec(text)?.[1] ?? ''
  const lateS = (text: string, arrivedAt: string) =>
    (Date.parse(arrivedAt) - (posted.get(idIn(text)) ?? Number.NaN)) / 1_000
  const own = new Set(people.map(({ host }) => host))
  const emails = new Set(people.map(({ email }) => email))
  const hooks = (await received()).filter(({ host }) => own.has(host)).map((one) => lateS(one.body, one.at))
  const mails = (await mailed())
    .filter(({ to }) => to.some((address) => emails.has(address)))
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
