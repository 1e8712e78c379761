import { drizzle } from 'drizzle-orm/node-postgres'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { apiClient } from '../../../test/api-client.ts'
import { cloneDatabase } from '../../../test/database.ts'
import { buildUser } from '../../../test/factories.ts'
import { noonZone } from '../../../test/noon-zone.ts'
import { redditEnvironment } from '../../../test/reddit-environment.ts'
import { serveApp } from '../../../test/serve-app.ts'
import { signInAs } from '../../../test/sign-in.ts'
import { json, startTestReddit } from '../../adapters/reddit/test-reddit.ts'
import { createPool } from '../../db/pool.ts'
import type { Means } from '../../judge/means.ts'
import type { Clause } from '../../judge/model/read-rules.v1.ts'
import { digestRules } from '../communities/digest-rules.ts'
import { rollHours } from '../watch/keep-hours.ts'
import { findDueReminders } from './find-due-reminders.ts'
import { addDays, dayIn, weekdayOf } from './judge/days.ts'
import { type CalendarCommunity, calendar } from './schema.ts'

const { databaseUrl, roleUrls, superuser } = await cloneDatabase()
const pool = createPool(roleUrls.worker, 1)
await rollHours(drizzle(pool, { casing: 'snake_case' }))
afterAll(() => pool.end())
const reddit = await startTestReddit()
const server = await serveApp(databaseUrl, redditEnvironment(reddit.url))
const api = apiClient(server.url)
const { posts, ruleReadings } = server.services

const NOON = noonZone()
const today = () => dayIn(Date.now(), NOON)
const inDays = (count: number) => addDays(today(), count)
const weekdayIn = (count: number) => weekdayOf(inDays(count))

type User = { id: string; cookie: string }
let ada: User
async function arrive(): Promise<User> {
  const { id } = await buildUser(superuser, { plan: 'plus', onboarded: true })
  return { id, cookie: await signInAs(superuser, server, id) }
}
beforeEach(async () => {
  await superuser.query('truncate reddit.posts')
  ada = await arrive()
})

type Rule = { title: string; text?: string; kind?: string; clauses?: Partial<Clause>[]; by?: Means }
let places = 0
/** A community with rules that somebody has read, unless they come without clauses. */
async function found(...rules: Rule[]) {
  places += 1
  const name = `Place${places}x${Date.now() % 100_000}`
  const wire = rules.map(({ title, text = '', kind = 'all' }, priority) => ({
    short_name: title,
    description: text,
    kind,
    priority,
  }))
  reddit.answer(`/r/${name}/about/rules`, json(200, { rules: wire }))
  if (rules.some(({ clauses }) => clauses === undefined)) return name
  const known = await posts.rules(name)
  if (known.kind !== 'ok') throw new Error('The rules were not read')
  const read = rules.map(({ title, by = 'model' as const, clauses = [] }) => ({
    by,
    unclear: [],
    clauses: clauses.map(
      (said): Clause => ({
        subject: 'promotion',
        scope: 'both',
        stance: 'set_threads',
        terms: [],
        quote: title,
        ...said,
      }),
    ),
  }))
  await ruleReadings.keep(digestRules(known.value), { rules: read, askAgainAt: null }, Date.now() + 600_000)
  return name
}
const setThread = (name: string, more: Partial<Rule> = {}, terms: Clause['terms'] = []): Rule => ({
  title: `Promotion in ${name} only`,
  clauses: [{ terms: [{ kind: 'thread', value: name }, ...terms] }],
  ...more,
})

const sell = (user: User, name: string, ...subreddits: string[]) =>
  superuser.query(
    `insert into products (user_id, name, description, subreddits) values ($1, $2, 'It is made.', $3)`,
    [user.id, name, subreddits],
  )
const posted = (subreddit: string, ago: string, more: { named?: boolean; kind?: string; user?: User } = {}) =>
  superuser.query(
    `insert into activity (user_id, kind, subreddit, post_id, named, posted_at) values ($1, $2, $3, '1abc', $4, now() - $5::interval)`,
    [(more.user ?? ada).id, more.kind ?? 'comment', subreddit, more.named ?? true, ago],
  )
async function read(user = ada, timeZone = NOON) {
  const { status, body } = await api.get(`/api/today/calendar?${new URLSearchParams({ timeZone })}`, user)
  expect(status).toBe(200)
  return calendar.parse(body)
}
async function readOnly(user = ada, timeZone = NOON) {
  const { communities } = await read(user, timeZone)
  expect(communities).toHaveLength(1)
  return communities[0] as CalendarCommunity
}
const put = (community: string, thread: string, user = ada) =>
  api.put('/api/today/calendar/reminders', { community, thread }, user)

test('a set thread stands on its next day with what the rule says, word for word and by its number', async () => {
  const name = `Tool ${weekdayIn(1)}`
  const place = await found(
    { title: 'Be kind', clauses: [] },
    setThread(name, {}, [{ kind: 'cadence', value: '1 per 7 days' }]),
  )
  await sell(ada, 'Pawslot', place)
  await sell(ada, 'Plainbill', place.toUpperCase())
  const week = await read()
  expect(week.today).toBe(today())
  expect(week.communities).toMatchObject([
    {
      name: place.toUpperCase(),
      products: ['Plainbill', 'Pawslot'],
      rules: 'read',
      undated: [],
      threads: [
        {
          key: name.toLowerCase(),
          name,
          day: inDays(1),
          allows: { mentions: true, links: false, disclosed: false },
          cadence: { times: 1, days: 7 },
          quote: `Promotion in ${name} only`,
          rule: 2,
          used: null,
          reminded: false,
        },
      ],
    },
  ])
})

test('the day is the one where the user is', async () => {
  // A day apart, and midnight comes to neither of them within the hour.
  const beforeMidnight = new Date().getUTCHours() === 9
  const [east, west] = beforeMidnight ? ['Etc/GMT-12', 'Etc/GMT+12'] : ['Etc/GMT-14', 'Etc/GMT+10']
  const here = weekdayOf(dayIn(Date.now(), east))
  await sell(ada, 'Pawslot', await found(setThread(`Tool ${here}`)))
  const [first, second] = [await readOnly(ada, east), await readOnly(ada, west)]
  const before = dayIn(Date.now(), west)
  expect(first.threads[0]?.day).toBe(dayIn(Date.now(), east))
  expect(second.threads[0]?.day).toBe(dayIn(Date.now(), east))
  expect(before < dayIn(Date.now(), east)).toBe(true)
})

test('a rule that names a day and no thread is a day, for posts where it is about posts', async () => {
  const terms: Clause['terms'] = [{ kind: 'weekday', value: weekdayIn(0) }]
  await sell(
    ada,
    'Pawslot',
    await found({ title: 'Self-promotion on one day', kind: 'link', clauses: [{ terms }] }),
  )
  const { threads } = await readOnly()
  expect(threads).toMatchObject([
    { key: weekdayIn(0).toLowerCase(), name: null, inPosts: true, day: today() },
  ])
})

test.each([
  ['the first of a month', { kind: 'weekday', value: 'first Monday of the month' } as const, 'Share there.'],
  [
    'a day of which the rule says more',
    { kind: 'weekday', value: 'Monday' } as const,
    'The first Monday of the month.',
  ],
  ['no day at all', null, 'Each week.'],
])('%s is never guessed: it stands without a date', async (_, term, text) => {
  await sell(ada, 'Pawslot', await found(setThread('Market', { text }, term ? [term] : [])))
  const { threads, undated } = await readOnly()
  expect([threads, undated.map(({ name, day }) => [name, day])]).toEqual([[], [['Market', null]]])
  const community = (await readOnly()).name
  expect((await put(community, 'market')).status).toBe(404)
})

test('rules that nobody has read, or only quickly, say so and name no day', async () => {
  await sell(ada, 'Unread', await found({ title: 'Promotion only on Saturdays' }))
  await sell(ada, 'Quick', await found({ title: 'Be kind', by: 'sieve', clauses: [] }))
  reddit.answer('/r/gone404/about/rules', json(500, {}))
  await sell(ada, 'Gone', 'gone404')
  const { communities } = await read()
  expect(communities.map(({ products, rules, threads }) => [products[0], rules, threads])).toEqual([
    ['Gone', 'unread', []],
    ['Quick', 'partly', []],
    ['Unread', 'unread', []],
  ])
})

test('what is left is counted as the rule counts: by mentions in this community within its days', async () => {
  const clauses = [
    { stance: 'with_disclosure' as const, terms: [{ kind: 'cadence' as const, value: '2 per 7 days' }] },
  ]
  const place = await found({ title: 'Twice a week', clauses })
  await sell(ada, 'Pawslot', place)
  const left = async () => (await readOnly()).allowance
  expect(await left()).toMatchObject({ kind: 'counted', times: 2, days: 7, left: 2, last: null, next: null })
  await posted(place, '2 days', { named: false })
  await posted('elsewhere', '1 day')
  await posted(place, '8 days')
  expect(await left()).toMatchObject({ left: 2, last: null })
  await posted(place, '6 days')
  expect(await left()).toMatchObject({ left: 1, last: inDays(-6), next: null })
  await posted(place.toUpperCase(), '1 day', { kind: 'post' })
  expect(await left()).toMatchObject({ left: 0, last: inDays(-1), next: inDays(1), quote: 'Twice a week' })
})

test('a thread whose mention is used up says so, unless it is free again by its day', async () => {
  const week: Clause['terms'] = [{ kind: 'cadence', value: 'once a week' }]
  const soon = await found(setThread(`Soon ${weekdayIn(1)}`, {}, week))
  const later = await found(setThread(`Later ${weekdayIn(5)}`, {}, week))
  await sell(ada, 'Pawslot', soon, later)
  await posted(soon, '4 days')
  await posted(later, '4 days')
  const { communities } = await read()
  const usedIn = (name: string) => communities.find((one) => one.name === name)?.threads[0]?.used
  expect(usedIn(soon)).toEqual({ last: inDays(-4), next: inDays(3) })
  expect(usedIn(later)).toBeNull()
})

test.each([
  ['banned', 'banned'],
  ['allowed', 'allowed'],
  ['ratio', 'rationed'],
  ['with_disclosure', 'disclosed'],
] as const)('where mentions are %s without a number there is none: %s', async (stance, kind) => {
  await sell(ada, 'Pawslot', await found({ title: 'Promotion', clauses: [{ stance }] }))
  expect((await readOnly()).allowance).toEqual({ kind })
})

test('what was answered stands on its day, for seven days', async () => {
  const place = await found({ title: 'Be kind', clauses: [] })
  await sell(ada, 'Pawslot', place)
  await posted(place, '7 days')
  await posted(place, '2 days', { named: true })
  await posted(place, '0', { kind: 'post', named: false })
  expect((await readOnly()).answered).toMatchObject([
    { kind: 'comment', named: true, day: inDays(-2), link: '/comments/1abc' },
    { kind: 'post', named: false, day: today() },
  ])
})

const pin = (
  community: string,
  id: string,
  title: string,
  more: { author?: string; stickied?: boolean; ago?: string } = {},
) =>
  superuser.query(
    `insert into reddit.posts (id, created_at, community, subreddit, title, selftext, author, permalink, score, num_comments,
       upvote_ratio, locked, archived, stickied, over_18, check_at)
     values ($1, now() - $2::interval, $3, $3, $4, '', $5, '/r/x/comments/' || $1 || '/', 1, 2, 1, false, false, $6, false, now())`,
    [
      id,
      more.ago ?? '2 hours',
      community.toLowerCase(),
      title,
      more.author ?? 'AutoModerator',
      more.stickied ?? true,
    ],
  )

test('a thread that is open today has a way to it, known by its name among what moderators post', async () => {
  const name = `Tool ${weekdayIn(0)}`
  const place = await found(setThread(name), setThread(`Next ${weekdayIn(2)}`), setThread('Market'))
  await sell(ada, 'Pawslot', place)
  const links = async () => {
    const { threads, undated } = await readOnly()
    return [...threads, ...undated].map(({ link }) => link)
  }
  await pin(place, 'member', `Is ${name} any good?`, { author: 'someone', stickied: false })
  await pin(place, 'other', `My ${name}s thread`)
  await pin(place, 'another', `S${name} thread`)
  await pin(place, 'coming', `Next ${weekdayIn(2)}`)
  expect(await links()).toEqual([null, null, null])
  await pin(place, 'robot', `[${name.toUpperCase()}] November 19`, { stickied: false })
  await pin(place, 'market', 'The market: show us!')
  expect(await links()).toEqual(['/r/x/comments/robot/', null, '/r/x/comments/market/'])
})

test('a reminder is kept once, taken back, and only for threads that a rule of the own communities names', async () => {
  const name = `Tool ${weekdayIn(3)}`
  const [place, other] = [await found(setThread(name)), await found(setThread(name))]
  await sell(ada, 'Pawslot', place)
  const isReminded = async () => (await readOnly()).threads[0]?.reminded
  expect((await put(place.toUpperCase(), name)).status).toBe(204)
  expect((await put(place, name.toLowerCase())).status).toBe(204)
  expect(await isReminded()).toBe(true)
  const { rows } = await superuser.query(
    'select community, thread, name, weekdays from set_thread_reminders where user_id = $1',
    [ada.id],
  )
  expect(rows).toEqual([
    { community: place.toLowerCase(), thread: name.toLowerCase(), name, weekdays: [weekdayIn(3)] },
  ])
  expect([(await put(place, 'Buy my pills')).status, (await put(other, name)).status]).toEqual([404, 404])
  const asked = new URLSearchParams({ community: place, thread: name })
  expect((await api.delete(`/api/today/calendar/reminders?${asked}`, ada)).status).toBe(204)
  expect(await isReminded()).toBe(false)
})

test("someone else sees neither the user's communities, answers nor reminders", async () => {
  const name = `Tool ${weekdayIn(3)}`
  const place = await found(setThread(name, {}, [{ kind: 'cadence', value: 'once a week' }]))
  const ben = await arrive()
  await sell(ada, 'Pawslot', place)
  await posted(place, '1 day')
  await put(place, name)
  expect((await read(ben)).communities).toEqual([])
  await sell(ben, 'Other', place)
  expect(await readOnly(ben)).toMatchObject({
    answered: [],
    threads: [{ reminded: false, used: null }],
  })
  const asked = new URLSearchParams({ community: place, thread: name })
  await api.delete(`/api/today/calendar/reminders?${asked}`, ben)
  expect((await readOnly(ada)).threads[0]?.reminded).toBe(true)
})

test('communities of a product that the plan does not cover are left out', async () => {
  await superuser.query(`update profiles set plan_type = 'pro' where user_id = $1`, [ada.id])
  await sell(ada, 'First', await found({ title: 'Be kind', clauses: [] }))
  await superuser.query(`update products set created_at = now() - interval '1 day' where user_id = $1`, [
    ada.id,
  ])
  await sell(ada, 'Second', await found({ title: 'Be kind', clauses: [] }))
  expect((await read()).communities.map(({ products }) => products)).toEqual([['First']])
})

test.each([
  [null, 'off'],
  [{ dailyAt: null, dailyDays: 'weekdays' }, 'off'],
  [{ dailyAt: 7, dailyDays: 'weekdays' }, 'weekdays'],
  [{ dailyAt: 7, dailyDays: 'every_day' }, 'every_day'],
])('with %o a reminder reaches them by email: %s', async (chosen, email) => {
  const rest = { timeZone: 'UTC', quiet: null, skipEmpty: true }
  if (chosen) await api.put('/api/alerts/settings', { ...rest, ...chosen }, ada)
  expect((await read()).email).toBe(email)
})

const { db, ruleQueue } = server.services
const dueOf = ({ id: userId }: User) =>
  findDueReminders(
    { db, userId, posts, ruleReadings, ruleQueue, judge: server.services.judgeFor(userId) },
    { now: Date.now(), timeZone: NOON },
  )

test("a reminder is due on the thread's day, with what is allowed there by then", async () => {
  const [name, other] = [`Tool ${weekdayIn(0)}`, `Next ${weekdayIn(1)}`]
  const place = await found(
    setThread(name, {}, [{ kind: 'cadence', value: 'once a week' }]),
    setThread(other),
  )
  await sell(ada, 'Pawslot', place)
  expect(await dueOf(ada)).toEqual([])
  await put(place, name)
  await put(place, other)
  expect(await dueOf(ada)).toEqual([{ title: name, community: place, allowed: '1 mention allowed' }])
  await posted(place, '1 day')
  expect(await dueOf(ada)).toMatchObject([{ title: name, allowed: expect.stringMatching(/^Used: /) }])
  expect(await dueOf(await arrive())).toEqual([])
})

test('a thread that the rules no longer name is not reminded of', async () => {
  const place = await found({ title: 'Be kind', clauses: [] })
  await sell(ada, 'Pawslot', place)
  await superuser.query(
    `insert into set_thread_reminders (user_id, community, thread, name, weekdays) values ($1, lower($2), 'tool day', 'Tool Day', $3)`,
    [ada.id, place, [weekdayIn(0)]],
  )
  expect(await dueOf(ada)).toEqual([])
})

test("where two of the user's own were removed, no set thread invites them to mention it", async () => {
  const name = `Tool ${weekdayIn(1)}`
  const place = await found(setThread(name))
  await sell(ada, 'Pawslot', place)
  const remove = async (state: string) => {
    const { rows } = await superuser.query<{ id: string }>(
      `insert into activity (user_id, kind, subreddit, post_id, named, posted_at)
       values ($1, 'comment', $2, '1abc', true, now() - interval '2 days') returning id`,
      [ada.id, place],
    )
    await superuser.query(
      `insert into activity_outcomes (activity_id, user_id, kind, fullname, subreddit, state, posted_at)
       values ($1, $2, 'comment', 't1_abc', $3, $4, now() - interval '2 days')`,
      [rows[0]?.id, ada.id, place.toUpperCase(), state],
    )
  }
  await remove('removed')
  await remove('up')
  expect((await readOnly()).threads[0]?.avoided).toBe(false)
  await remove('removed')
  const { allowance, threads } = await readOnly()
  expect(allowance).toEqual({ kind: 'removed_here' })
  expect(threads.map(({ avoided }) => avoided)).toEqual([true])
})
