import { drizzle } from 'drizzle-orm/node-postgres'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { keyOf } from '../../../simulators/llm/recordings.ts'
import { startLlm } from '../../../simulators/llm/start-llm.ts'
import { apiClient } from '../../../test/api-client.ts'
import { cloneDatabase } from '../../../test/database.ts'
import { buildUser } from '../../../test/factories.ts'
import { modelEnvironment } from '../../../test/model-environment.ts'
import { redditEnvironment } from '../../../test/reddit-environment.ts'
import { serveApp } from '../../../test/serve-app.ts'
import { signInAs } from '../../../test/sign-in.ts'
import type { RedditRule } from '../../adapters/reddit/read-communities.ts'
import { json, startTestReddit } from '../../adapters/reddit/test-reddit.ts'
import { createPool } from '../../db/pool.ts'
import { type Clause, readRules } from '../../judge/model/read-rules.v1.ts'
import { createMetrics } from '../../platform/metrics.ts'
import { createPatientRedis } from '../../platform/redis.ts'
import { settleLeftOpen } from '../../spending/settle-left-open.ts'
import { createSpending } from '../../spending/spending.ts'
import { judgeHere } from '../judging-verbs.ts'
import { digestRules } from './digest-rules.ts'
import { presentCommunities } from './present-communities.ts'
import { type RuleSieve, readCommunityRules } from './read-community-rules.ts'
import { issuePassport, type PassportSource } from './read-passport.ts'
import { consumeRuleReadings, type RuleRequest } from './rule-queue.ts'
import { createRuleReadings } from './rule-readings.ts'
import { passport } from './schema.ts'

const { databaseUrl, roleUrls, superuser } = await cloneDatabase()
const recordings = new Map<string, unknown>()
const reddit = await startTestReddit()
const llm = await startLlm({ port: 0, recordings })
const server = await serveApp(databaseUrl, {
  ...redditEnvironment(reddit.url),
  ...modelEnvironment(llm.url),
  MODEL_DAILY_BUDGET_USD: '1',
})
const api = apiClient(server.url)
const { posts, model, spending, ruleReadings, ruleQueue, redis, log } = server.services
const { prefix, url } = server.config.redis
const workerPool = createPool(roleUrls.worker, 3)
const connection = createPatientRedis({ url, log })

/** Can't say anything about any rule. */
const helplessSieve: RuleSieve = { readRules: async () => new Map() }
/** Finds a ban on promotion in every rule. */
const strictSieve: RuleSieve = {
  readRules: async (rules) =>
    new Map(
      rules.map((rule) => [rule, { by: 'sieve', clauses: [clause({ quote: rule.title })], unclear: [] }]),
    ),
}
const db = drizzle(workerPool, { casing: 'snake_case' })
const reader = { db, posts, model, spending, ruleReadings, log }
let sieve: RuleSieve
let paying = spending
let jobs: RuleRequest[] = []
const consumer = consumeRuleReadings({
  connection,
  prefix,
  log,
  read: async (asked) => {
    jobs.push(asked)
    await readCommunityRules({ ...reader, spending: paying, sieve }, asked)
  },
})
afterAll(async () => {
  await consumer.close()
  connection.disconnect()
  await Promise.all([reddit.stop(), llm.close(), workerPool.end()])
})

const behave = (mode: string) =>
  fetch(`${llm.url}/__control/behaviour`, { method: 'POST', body: JSON.stringify({ mode }) })
afterEach(async () => void (await fetch(`${llm.url}/__control/behaviour`, { method: 'DELETE' })))

let cookie = ''
beforeEach(async () => {
  sieve = helplessSieve
  paying = spending
  jobs = []
  recordings.clear()
  const kept = await redis.keys(`${prefix}:rule-reading:*`)
  if (kept.length > 0) await redis.del(kept)
  await superuser.query('truncate generations, spending_days, spending_months')
  const { id } = await buildUser(superuser, { plan: 'pro', onboarded: true })
  cookie = await signInAs(superuser, server, id)
})

const clause = (changes: Partial<Clause> = {}): Clause => ({
  subject: 'promotion',
  scope: 'both',
  stance: 'banned',
  terms: [],
  quote: '',
  ...changes,
})
type Rule = { title: string; text?: string; kind?: string }
let places = 0
/** A community of its own for each test: rules stay in the cache. */
function found(...rules: Rule[]) {
  places += 1
  const name = `place${places}`
  const wire = rules.map(({ title, text = '', kind = 'all' }, priority) => ({
    short_name: title,
    description: text,
    kind,
    priority,
  }))
  reddit.answer(`/r/${name}/about/rules`, json(200, { rules: wire }))
  return name
}
/** Lets the model say this of a rule, in whatever company it is asked about it. */
const record = ({ title, text = '' }: Rule, ...clauses: Clause[]) =>
  recordings.set(keyOf(readRules.instructions, null, { title, text }), { clauses })
const ask = async (subreddit: string, kind?: 'comment' | 'post') => {
  const { body } = await api.get(
    `/api/reddit/passport?subreddit=${subreddit}${kind ? `&kind=${kind}` : ''}`,
    { cookie },
  )
  return passport.parse(body)
}
/** As someone does who looks again later. */
const wait = async (subreddit: string, kind?: 'comment' | 'post') => {
  await ask(subreddit, kind)
  await expect.poll(() => redis.keys(`${prefix}:rule-reading-claim:*`), { timeout: 20_000 }).toEqual([])
  return ask(subreddit, kind)
}
const keptOf = async () => ruleReadings.find(jobs.at(-1)?.digest ?? '')
const calls = async () => {
  const { requests } = (await (await fetch(`${llm.url}/__control/requests`)).json()) as {
    requests: unknown[]
  }
  return requests.length
}
const payments = async () => (await superuser.query('select * from generations')).rows

const saturday = {
  title: 'Showcase Saturday',
  text: 'Show what you made on Saturdays, flair it Showcase. In comments your own tool is fine if you say so.',
}
const recordSaturday = () =>
  record(
    saturday,
    clause({
      scope: 'posts',
      stance: 'set_threads',
      terms: [
        { kind: 'weekday', value: 'Saturday' },
        { kind: 'flair', value: 'Showcase' },
      ],
      quote: 'Show what you made on Saturdays, flair it Showcase.',
    }),
    clause({
      scope: 'comments',
      stance: 'with_disclosure',
      quote: 'In comments your own tool is fine if you say so.',
    }),
  )

test('the first answer is by the words, at once; then the model says what holds for comments and for posts, with terms and quotes', async () => {
  recordSaturday()
  const place = found(saturday)
  expect(await ask(place, 'comment')).toMatchObject({ by: 'words', terms: [], rules: 1 })
  expect(await wait(place, 'comment')).toMatchObject({
    by: 'model',
    selfPromotion: 'with_disclosure',
    aiText: 'silent',
    links: 'silent',
    quotes: { selfPromotion: 'In comments your own tool is fine if you say so.' },
    terms: [],
  })
  const quote = 'Show what you made on Saturdays, flair it Showcase.'
  expect(await ask(place, 'post')).toMatchObject({
    by: 'model',
    selfPromotion: 'set_threads',
    quotes: { selfPromotion: quote },
    terms: [
      { kind: 'weekday', value: 'Saturday', subject: 'promotion', quote },
      { kind: 'flair', value: 'Showcase', subject: 'promotion', quote },
    ],
  })
})

test("a rule that Reddit calls one for posts doesn't hold for comments", async () => {
  const rule = { title: 'No ads', kind: 'link' }
  record(rule, clause({ quote: 'No ads' }))
  const place = found(rule)
  expect((await wait(place, 'post')).selfPromotion).toBe('banned')
  expect((await ask(place, 'comment')).selfPromotion).toBe('silent')
})

test('what is welcome is allowed', async () => {
  const rule = { title: 'Share your work', text: 'Promote what you make, always.' }
  record(rule, clause({ stance: 'allowed', quote: 'Promote what you make, always.' }))
  expect(await wait(found(rule))).toMatchObject({ by: 'model', selfPromotion: 'allowed' })
})

test('a quote that no moderator wrote is dropped, with what it should prove', async () => {
  const rule = { title: 'Be kind' }
  record(rule, clause({ stance: 'allowed', quote: 'Advertise as much as you like' }))
  expect(await wait(found(rule))).toMatchObject({ selfPromotion: 'silent', quotes: { selfPromotion: null } })
})

test('however many look at once, in whichever community with these rules, they are read once', async () => {
  recordSaturday()
  const [one, other] = [found(saturday), found(saturday)]
  await Promise.all(Array.from({ length: 10 }, (_, at) => ask(at % 2 ? one : other)))
  expect((await wait(one)).by).toBe('model')
  expect((await wait(other)).by).toBe('model')
  expect(jobs.length).toBe(1)
})

test('rules that change are read again', async () => {
  recordSaturday()
  const ban = { title: 'No promotion' }
  record(ban, clause({ quote: 'No promotion' }))
  let rules: RedditRule[] = [{ name: saturday.title, text: saturday.text, appliesTo: 'all' }]
  const freshness = { fetchedAt: new Date().toISOString(), stale: false, reason: null }
  const changing = {
    rules: async () => ({ kind: 'ok' as const, value: rules, freshness, finished: () => new Uint8Array() }),
  }
  const read = async () => {
    const asked = { subreddit: 'changing', digest: digestRules(rules) }
    await readCommunityRules({ ...reader, posts: changing, sieve }, asked)
    return issuePassport({ posts: changing, judge: judgeHere, ruleReadings, ruleQueue }, 'changing', 'post')
  }
  expect(await read()).toMatchObject({ by: 'model', selfPromotion: 'set_threads' })
  rules = [{ name: 'No promotion', text: '', appliesTo: 'all' }]
  expect(await read()).toMatchObject({ by: 'model', selfPromotion: 'banned' })
})

test('a job that comes after the rules have changed asks nobody', async () => {
  const place = found(saturday)
  const before = await calls()
  await readCommunityRules({ ...reader, sieve }, { subreddit: place, digest: 'of-other-rules' })
  expect([await calls(), await ruleReadings.find('of-other-rules')]).toEqual([before, undefined])
})

test('of an answer that leaves rules out the rest is kept; the sieve speaks for those, and the passport says so', async () => {
  recordSaturday()
  sieve = strictSieve
  const unrecorded = { title: 'House rule' }
  expect(await wait(found(saturday, unrecorded), 'comment')).toMatchObject({
    by: 'sieve',
    selfPromotion: 'banned',
    quotes: { selfPromotion: 'House rule' },
  })
  expect((await keptOf())?.rules?.map(({ by }) => by)).toEqual(['model', 'sieve'])
})

test('a rule that nobody could read is a doubt, not leave; what another one says still counts', async () => {
  const unread = found({ title: 'Be kind to strangers here' })
  expect(await wait(unread)).toMatchObject({ selfPromotion: 'unknown', aiText: 'unknown', links: 'unknown' })
  const ban = { title: 'No promotion at all' }
  record(ban, clause({ quote: ban.title }))
  const partly = found(ban, { title: 'Be kind to strangers' })
  expect(await wait(partly)).toMatchObject({ selfPromotion: 'banned', aiText: 'unknown' })
})

test('a rule that Reddit tells in no known form is a doubt, by the words and after them', async () => {
  const kind = { title: 'Be nice' }
  record(kind)
  const place = found(kind)
  const odd = [{ short_name: 'Be nice', description: '' }, { short_name: { text: 'No ads' } }]
  reddit.answer(`/r/${place}/about/rules`, json(200, { rules: odd }))
  expect(await ask(place)).toMatchObject({ by: 'words', selfPromotion: 'unknown', rules: 2 })
  expect(await wait(place)).toMatchObject({ by: 'sieve', selfPromotion: 'unknown', links: 'unknown' })
  expect((await keptOf())?.rules?.map(({ by }) => by)).toEqual(['model', 'sieve'])
})

test('the model speaks for no more rules than it was asked about', async () => {
  const rules = Array.from({ length: 31 }, (_, at) => ({ title: `One of many ${at}` }))
  for (const rule of rules) record(rule)
  expect(await wait(found(...rules))).toMatchObject({ by: 'sieve', selfPromotion: 'unknown', rules: 31 })
  expect((await keptOf())?.rules?.map(({ by }) => by)).toEqual([...Array(30).fill('model'), 'sieve'])
})

test('the passport says who read the rules, also where none of them is about what will be written', async () => {
  sieve = strictSieve
  const place = found({ title: 'No shilling in posts', kind: 'link' })
  expect(await wait(place, 'comment')).toMatchObject({ by: 'sieve', selfPromotion: 'silent' })
})

test('without a model the sieve has the last word', async () => {
  paying = createSpending({
    prices: spending.prices,
    model: undefined,
    dailyBudgetUsd: undefined,
    metrics: createMetrics(),
    readToday: async () => 0,
  })
  sieve = strictSieve
  const before = await calls()
  const place = found({ title: 'No shilling' })
  expect(await wait(place)).toMatchObject({
    by: 'sieve',
    selfPromotion: 'banned',
    quotes: { selfPromotion: 'No shilling' },
  })
  expect([await calls(), (await keptOf())?.askAgainAt]).toEqual([before, null])
})

test.each([
  ['fail', true],
  ['throttle', true],
  ['refuse', false],
  ['broken-json', false],
])('a model in the mood to %s leaves the word to the sieve; asked again later: %s', async (mode, again) => {
  sieve = strictSieve
  const rule = { title: `No promotion, ${mode}` }
  record(rule, clause({ stance: 'allowed', quote: rule.title }))
  await behave(mode)
  expect(await wait(found(rule))).toMatchObject({ by: 'sieve', selfPromotion: 'banned' })
  expect((await keptOf())?.askAgainAt !== null).toBe(again)
})

test('when it is time, the model is asked again, only about what it has not read; until then what is known stands', async () => {
  sieve = strictSieve
  const rules = Array.from({ length: 11 }, (_, at) => ({ title: `Rule ${at}` }))
  for (const rule of rules) record(rule)
  const place = found(...rules)
  await behave('fail')
  await wait(place)
  await fetch(`${llm.url}/__control/behaviour`, { method: 'DELETE' })
  const digest = jobs[0]?.digest ?? ''
  const kept = await ruleReadings.find(digest)
  const halfRead = kept?.rules?.map((reading, at) =>
    at < 10 ? { by: 'model' as const, clauses: [], unclear: [] } : reading,
  )
  await ruleReadings.keep(
    digest,
    { rules: halfRead ?? null, askAgainAt: Date.now() - 1 },
    Date.now() + 60_000,
  )
  await superuser.query('truncate generations')
  expect(await ask(place)).toMatchObject({ by: 'sieve', selfPromotion: 'banned' })
  expect(await wait(place)).toMatchObject({ by: 'model', selfPromotion: 'silent' })
  expect(await payments()).toHaveLength(1)
})

test('when neither the model nor the sieve can read, the words speak, and nobody asks again at once', async () => {
  sieve = { readRules: () => Promise.reject(new Error('no memory')) }
  const place = found({ title: 'No self-promotion, none' })
  expect(await wait(place)).toMatchObject({ by: 'words', selfPromotion: 'banned' })
  expect([jobs.length, await keptOf()]).toEqual([1, { rules: null, askAgainAt: expect.any(Number) }])
})

test("the house pays: it is in the day's sum and in nobody's month", async () => {
  recordSaturday()
  await wait(found(saturday))
  const rows = await payments()
  expect(rows).toEqual([
    expect.objectContaining({
      user_id: null,
      task: 'judging-rules',
      outcome: 'ok',
      settled_at: expect.any(Date),
    }),
  ])
  const spent = Number(rows[0].spent_micros)
  expect(spent).toBeGreaterThan(0)
  expect(spent).toBeLessThan(Number(rows[0].reserved_micros))
  const sums = await superuser.query(
    'select (select sum(micros) from spending_days) as day, (select count(*) from spending_months) as months',
  )
  expect([Number(sums.rows[0].day), Number(sums.rows[0].months)]).toEqual([spent, 0])
})

test('the worker puts nothing else on the house, and settles what a dead one left open there', async () => {
  const insert = (task: string) =>
    workerPool.query(
      `insert into generations (task, model, reserved_micros, leased_until) values ($1, 'm', 70, now() - interval '1 minute')`,
      [task],
    )
  await expect(insert('judging')).rejects.toThrow('row-level security')
  await insert('judging-rules')
  await settleLeftOpen(db)
  const [row] = await payments()
  expect(row).toMatchObject({ outcome: 'left_open', spent_micros: '70' })
})

test("when half of the day's budget is used up, no call is made, and it is tried again later", async () => {
  await superuser.query(
    `insert into spending_days (day, micros) values ((now() at time zone 'utc')::date, 500000)`,
  )
  sieve = strictSieve
  const before = await calls()
  expect((await wait(found({ title: 'No money today' }))).by).toBe('sieve')
  expect([await calls(), await payments()]).toEqual([before, []])
  expect((await keptOf())?.askAgainAt).toEqual(expect.any(Number))
})

test('while Redis is away the words speak', async () => {
  const place = found({ title: 'No self-promotion here' })
  const gone = redis.duplicate({ lazyConnect: true })
  gone.disconnect()
  const source = {
    posts,
    judge: judgeHere,
    ruleReadings: createRuleReadings(gone, prefix),
    ruleQueue: { ...ruleQueue, add: async () => false },
  }
  const away = await issuePassport(source, place)
  expect(away).toMatchObject({ by: 'words', selfPromotion: 'banned' })
})

test('for both kinds the rules are looked up once, and the patterns run once for each, however often someone looks', async () => {
  const name = found({ title: 'No self-promotion, looked at often' })
  const done: string[] = []
  const source: PassportSource = {
    posts: { rules: (subreddit) => (done.push('rules'), posts.rules(subreddit)) },
    judge: (verb, ...args) => (done.push(verb), judgeHere(verb, ...args)),
    ruleReadings: {
      ...ruleReadings,
      find: async () => (done.push('find'), { rules: null, askAgainAt: null }),
    },
    ruleQueue,
  }
  const community = { name, members: 1, thread: null, closeness: 1 }
  const look = () => presentCommunities(source, [community])
  expect(await look()).toMatchObject([{ comments: 'banned', posts: 'banned' }])
  expect(done).toEqual(['rules', 'find', 'classifyRules', 'classifyRules'])
  await look()
  expect(done.slice(4)).toEqual(['rules', 'find'])
})

test('rules that were hours old when they were read leave no later for it', async () => {
  const name = found({ title: 'Kept for an hour more' })
  const known = await posts.rules(name)
  if (known.kind !== 'ok') throw new Error(known.kind)
  const freshness = { ...known.freshness, fetchedAt: new Date(Date.now() - 47 * 3_600_000).toISOString() }
  const digest = digestRules(known.value)
  const old = { rules: async () => ({ ...known, freshness }) }
  await readCommunityRules({ ...reader, sieve, posts: old }, { subreddit: name, digest })
  const left = await redis.ttl(`${prefix}:rule-reading:${digest}`)
  expect(left).toBeGreaterThan(3_500)
  expect(left).toBeLessThanOrEqual(3_600)
})

test('a reading leaves after 48 hours', async () => {
  const rule = { title: 'Kept for two days' }
  record(rule)
  await wait(found(rule))
  const left = await redis.ttl(`${prefix}:rule-reading:${jobs[0]?.digest}`)
  expect(left).toBeGreaterThan(47 * 3_600)
  expect(left).toBeLessThanOrEqual(48 * 3_600)
})
