import { beforeEach, expect, test } from 'vitest'
import { apiClient } from '../../../test/api-client.ts'
import { buildUser } from '../../../test/factories.ts'
import { redditEnvironment } from '../../../test/reddit-environment.ts'
import { serveApp } from '../../../test/serve-app.ts'
import { signInAs } from '../../../test/sign-in.ts'
import { openTestStore } from '../../../test/test-store.ts'
import { countMentions } from './count-mentions.ts'
import { forgetKeywords } from './forget-keywords.ts'
import { type Trend, trendAnswer } from './schema.ts'

const store = await openTestStore()
const { superuser, db } = store

const HOUR_S = 3_600
const KEPT_S = 84 * 24 * HOUR_S
const PLACE = 'woodworking'

const serve = () => serveApp(store.databaseUrl, redditEnvironment(store.redditUrl))
let server = await serve()
let person: { id: string; cookie: string }
let word = ''
let made = 0

/** Another server, which knows of no answer of Reddit's. */
async function restart() {
  server = await serve()
  person = { id: person.id, cookie: await signInAs(superuser, server, person.id) }
}
async function arrive(plan: 'free' | 'pro' | 'plus') {
  const { id } = await buildUser(superuser, { plan, onboarded: true })
  return { id, cookie: await signInAs(superuser, server, id) }
}
beforeEach(async () => {
  await store.heal()
  await superuser.query('delete from keywords')
  made += 1
  // Nobody else has said it.
  word = `zebra${made}`
  person = await arrive('plus')
})

async function ask(more: { keyword?: string; subreddits?: string[] } = {}, as = person): Promise<Trend> {
  const input = { keyword: word, subreddits: [PLACE], ...more }
  const { status, body } = await apiClient(server.url).post('/api/reddit/trend', input, as)
  expect(status, `said ${JSON.stringify(body)}`).toBe(200)
  return trendAnswer.parse(body)
}
const total = ({ places }: Trend) => places.reduce((sum, { posts }) => sum + posts, 0)
const secondsOf = (since: string | null | undefined) => Date.parse(since ?? '') / 1_000

/** In the middle of an hour, so many hours before this one. */
function inHour(ago: number) {
  const start = (Math.floor(Date.now() / 1_000 / HOUR_S) - ago) * HOUR_S
  return { start, hoursAgo: (Date.now() / 1_000 - start) / HOUR_S - 0.5 }
}

type Said = { title?: string; community?: string; score?: number; comments?: number; over18?: boolean }

/** A post on Reddit. */
async function say(
  hoursAgo: number,
  { title = `My ${word}`, community = PLACE, score = 1, comments = 0 }: Said = {},
) {
  const { start, hoursAgo: exactly } = inHour(hoursAgo)
  await store.addPost(community, title, { body: 'A secret text.', hoursAgo: exactly, score, comments })
  return start
}

let stored = 0
/** A post in our store. */
async function hold(
  hoursAgo: number,
  { title = `My ${word}`, community = PLACE, over18 = false, ...more }: Said = {},
) {
  stored += 1
  const id = `held${stored}`
  const words = over18 ? ['', '', '', ''] : [title, 'A secret text.', 'writer', '/r/x/']
  await superuser.query(
    `insert into reddit.posts (id, created_at, community, subreddit, title, selftext, author, permalink, score, num_comments, upvote_ratio,
       locked, archived, stickied, over_18, check_at)
     values ($1, now() - $2 * interval '1 hour', $3, $3, $4, $5, $6, $7, $8, $9, 1, false, false, false, $10, now() + interval '1 day')`,
    [id, inHour(hoursAgo).hoursAgo, community, ...words, more.score ?? 1, more.comments ?? 0, over18],
  )
  return id
}

/** Polled just now, and held whole for so many hours. */
const watch = (hours: number, community = PLACE) =>
  superuser.query(
    `insert into reddit.watched_communities (name, products, polled_at, complete_since, next_poll_at)
     values ($1, 1, now(), now() - $2 * interval '1 hour', now() + interval '1 day')
     on conflict (name) do update set complete_since = excluded.complete_since`,
    [community, hours],
  )

async function searches() {
  const usage = await fetch(`${store.redditUrl}/__control/usage`)
  return ((await usage.json()) as { totals: { search?: number } }).totals.search ?? 0
}
/** How often Reddit is asked meanwhile. */
async function searchesOf(work: () => Promise<unknown>) {
  const before = await searches()
  await work()
  return (await searches()) - before
}

/** The same post, on Reddit and in our store. */
async function sayAndHold(hoursAgo: number, said: Said = {}) {
  await hold(hoursAgo, said)
  return say(hoursAgo, said)
}

test('the first time Reddit tells what happened before we counted, and the store all that it holds, nothing twice', async () => {
  await watch(46)
  const hours = [
    // Votes never rest on Reddit.
    await say(500, { score: 9_000, comments: 900 }),
    await say(60, { score: 9_000, comments: 900 }),
    await sayAndHold(35, { score: 300, comments: 20 }),
    await sayAndHold(3, { score: 10, comments: 2 }),
  ]
  await hold(3, { title: `Only we know this ${word}` })
  const answer = await ask({ subreddits: ['Woodworking'] })
  expect(answer).toMatchObject({ countable: true, isPartial: false })
  const [place] = answer.places
  expect(place).toMatchObject({ subreddit: 'Woodworking', posts: 5, medianScore: 300, medianComments: 20 })
  expect(place?.hours).toEqual(hours.map((start, n) => [start, n === 3 ? 2 : 1]))
  expect(Math.abs(secondsOf(answer.since) - (Date.now() / 1_000 - KEPT_S))).toBeLessThan(2 * HOUR_S)
})

test('what is known costs nobody a call, and a new post is in the next answer', async () => {
  await watch(46)
  await say(100)
  expect(await searchesOf(async () => expect(total(await ask())).toBe(1))).toBe(1)
  await restart()
  await hold(1)
  const again = async () => expect(total(await ask({ keyword: ` ${word.toUpperCase()} ` }))).toBe(2)
  expect(await searchesOf(again)).toBe(0)
  expect((await superuser.query('select from keywords')).rowCount).toBe(1)
})

test('what is counted before its posts leave is the same before and after, however many workers count', async () => {
  await watch(46)
  await say(100)
  for (const ago of [38, 37, 36, 30, 27, 20, 2]) await sayAndHold(ago, { score: ago })
  await hold(36, { score: 99 })
  const before = await ask()
  expect(total(before)).toBe(9)
  await Promise.all([countMentions(db), countMentions(db)])
  await countMentions(db)
  const { rows } = await superuser.query('select sum(posts)::int as posts from keyword_hours')
  expect(rows).toEqual([{ posts: 7 }])
  expect(await ask()).toEqual(before)
  await superuser.query(`delete from reddit.posts where created_at < now() - interval '26 hours'`)
  expect(await ask()).toEqual(before)
})

test('what was taken away, is for adults only, or only seems to say it counts nowhere', async () => {
  await watch(46)
  await say(200, { title: `${word}ology has nothing to do with it` })
  await hold(2, { over18: true })
  await hold(2, { title: 'Someone else' })
  const id = await hold(34)
  expect(total(await ask())).toBe(1)
  await superuser.query(
    `update reddit.posts set removed_by_category = 'moderator', title = '', selftext = '', author = '', permalink = '' where id = $1`,
    [id],
  )
  expect(total(await ask())).toBe(0)
  await countMentions(db)
  expect((await superuser.query('select from keyword_hours')).rowCount).toBe(0)
})

test('where the store has a gap, no hour is taken over, and Reddit is asked again', async () => {
  await watch(46)
  await say(100)
  expect(total(await ask())).toBe(1)
  await watch(20)
  await say(30)
  await sayAndHold(10)
  await countMentions(db)
  await restart()
  const asking = async () => expect(await ask()).toMatchObject({ isPartial: false, places: [{ posts: 3 }] })
  expect(await searchesOf(asking)).toBe(1)
})

test('where nothing is watched Reddit is asked once an hour, and nothing that was counted is lost or doubled', async () => {
  await say(100)
  await say(8)
  expect(await searchesOf(async () => expect(total(await ask())).toBe(2))).toBe(1)
  await restart()
  expect(await searchesOf(ask)).toBe(0)
  await superuser.query(`update keyword_places set counted_through = counted_through - interval '4 hours'`)
  // In an hour that is counted.
  await say(50)
  await say(3)
  expect(await searchesOf(async () => expect(total(await ask())).toBe(3))).toBe(1)
})

test('a full answer is as old as its oldest post, and what it does not reach back to begins anew', async () => {
  for (let n = 0; n < 11; n += 1)
    await Promise.all(Array.from({ length: 10 }, (_, at) => say(10 + 10 * n + at)))
  const answer = await ask()
  expect(total(answer)).toBe(100)
  expect(Math.abs(secondsOf(answer.since) - (Date.now() / 1_000 - 110 * HOUR_S))).toBeLessThan(2 * HOUR_S)
  await superuser.query(
    `update keyword_places set counted_from = now() - interval '70 days', counted_through = date_trunc('hour', now()) - interval '60 days'`,
  )
  await superuser.query(`update keyword_hours set hour = hour - interval '60 days'`)
  expect(await ask()).toEqual(answer)
})

test('where Reddit cannot be asked, the store answers what it holds and says so, until Reddit can', async () => {
  await watch(20)
  await say(100)
  await sayAndHold(10)
  await store.fail({ status: 500 })
  const partial = await ask()
  expect(partial).toMatchObject({ isPartial: true, places: [{ posts: 1 }] })
  expect(Math.abs(secondsOf(partial.since) - (Date.now() / 1_000 - 20 * HOUR_S))).toBeLessThan(60)
  expect(await ask({ subreddits: ['devops'] })).toMatchObject({
    since: null,
    isPartial: true,
    places: [{ subreddit: 'devops', since: null, posts: 0, hours: [], medianScore: null }],
  })
  await store.heal()
  await restart()
  expect(await ask()).toMatchObject({ isPartial: false, places: [{ posts: 2 }] })
})

test('someone who has asked Reddit too often gets what we hold', async () => {
  await watch(20)
  await say(100)
  await hold(10)
  await Promise.all(Array.from({ length: 60 }, () => server.services.limits.redditCalls.take(person.id)))
  expect(await ask()).toMatchObject({ isPartial: true, places: [{ posts: 1 }] })
})

test('each community has its own counts, and together they are known since the latest of them', async () => {
  await watch(46)
  await watch(30, 'devops')
  await say(100)
  await say(100, { community: 'devops' })
  await hold(2, { community: 'devops' })
  const both = { subreddits: ['devops', PLACE] }
  const answer = await ask(both)
  expect(answer.places.map(({ subreddit, posts }) => [subreddit, posts])).toEqual([
    ['devops', 2],
    [PLACE, 1],
  ])
  await superuser.query(
    `update keyword_places set counted_from = now() - interval '50 hours' where community = 'devops'`,
  )
  const later = await ask(both)
  expect(later.since).toBe(later.places[0]?.since)
  expect(later.places.map(({ posts }) => posts)).toEqual([1, 1])
})

test.each(['the', 'https://', '(zebra OR lion)', 'title:zebra', 'C++'])(
  '%s is nothing that we can count',
  async (keyword) => {
    const asking = async () =>
      expect(await ask({ keyword })).toEqual({ countable: false, since: null, places: [], isPartial: false })
    expect(await searchesOf(asking)).toBe(0)
    expect((await superuser.query('select from keywords')).rowCount).toBe(0)
  },
)

test('it takes Plus, as a search does, and is refused in the same words', async () => {
  const api = apiClient(server.url)
  const input = { keyword: word, subreddits: [PLACE] }
  for (const plan of ['free', 'pro'] as const) {
    const other = await arrive(plan)
    const [trend, search] = [
      await api.post('/api/reddit/trend', input, other),
      await api.post('/api/reddit/search', input, other),
    ]
    expect([trend.status, trend.body.error]).toEqual([402, search.body.error])
  }
  for (const wrong of [{ keyword: ' ' }, { subreddits: [] }, { subreddits: ['a1', 'b1', 'c1', 'd1'] }]) {
    const asked = { ...input, ...wrong }
    const [trend, search] = [
      await api.post('/api/reddit/trend', asked, person),
      await api.post('/api/reddit/search', asked, person),
    ]
    expect([trend.status, trend.body.error]).toEqual([400, search.body.error])
  }
  expect((await api.post('/api/reddit/trend', { ...input, sort: 'new' }, person)).status).toBe(400)
})

test('what someone has counted is nothing that another user is shown', async () => {
  await watch(20)
  await say(100)
  await hold(10)
  expect(total(await ask())).toBe(2)
  await superuser.query('update keyword_hours set posts = 77')
  expect(total(await ask())).toBe(78)
  expect(total(await ask({}, await arrive('plus')))).toBe(2)
})

test('hours leave after twelve weeks, and so do keywords that nobody has asked for since', async () => {
  await watch(46)
  await say(100)
  await say(150)
  await ask()
  await superuser.query(
    `update keyword_hours set hour = hour - interval '84 days' where hour < now() - interval '120 hours'`,
  )
  expect(await forgetKeywords(db)).toEqual({ more: false })
  expect((await superuser.query('select from keyword_hours')).rowCount).toBe(1)
  await superuser.query(`update keywords set asked_at = now() - interval '83 days'`)
  await forgetKeywords(db)
  expect((await superuser.query('select from keyword_hours')).rowCount).toBe(1)
  await superuser.query(`update keywords set asked_at = now() - interval '85 days'`)
  await forgetKeywords(db)
  const left = await superuser.query(
    'select user_id from keywords union all select user_id from keyword_places union all select user_id from keyword_hours',
  )
  expect(left.rows).toEqual([])
})

test('of fifty keywords, and of a keyword in two dozen communities, the longest unasked makes room for another', async () => {
  await superuser.query(
    `insert into keywords (user_id, keyword, asked_at) select $1, 'old ' || n, now() - n * interval '1 minute' from generate_series(1, 50) as n`,
    [person.id],
  )
  await ask()
  const kept = await superuser.query('select keyword from keywords order by asked_at desc')
  expect(kept.rows).toHaveLength(50)
  expect([kept.rows[0].keyword, kept.rows.at(-1).keyword]).toEqual([word, 'old 49'])
  await superuser.query(
    `insert into keyword_places (user_id, keyword_id, community, asked_at)
     select user_id, id, 'c' || n, now() - n * interval '1 minute' from keywords, generate_series(1, 24) as n where keyword = $1`,
    [word],
  )
  await ask({ subreddits: ['devops'] })
  const places = await superuser.query('select community from keyword_places order by asked_at desc')
  expect(places.rows).toHaveLength(24)
  expect(places.rows.map(({ community }) => community)).not.toContain('c24')
})

test('asking again keeps a keyword', async () => {
  await ask()
  await superuser.query(`update keywords set asked_at = now() - interval '80 days'`)
  await superuser.query(`update keyword_places set asked_at = now() - interval '80 days'`)
  await ask()
  const { rows } = await superuser.query(
    `select from keywords join keyword_places using (user_id) where keywords.asked_at > now() - interval '1 minute'
       and keyword_places.asked_at > now() - interval '1 minute'`,
  )
  expect(rows).toHaveLength(1)
})

test('of what strangers wrote nothing is kept, and the export has all that is', async () => {
  await watch(46)
  await say(100, { title: `A hidden ${word}` })
  await sayAndHold(35, { title: `A hidden ${word}` })
  await ask()
  await countMentions(db)
  const { body } = await apiClient(server.url).get('/api/account/export', person)
  const { keywords, keywordPlaces, keywordHours } = body as Record<string, Record<string, unknown>[]>
  expect(keywords).toMatchObject([{ keyword: word }])
  expect(keywordPlaces).toMatchObject([{ community: PLACE }])
  expect(keywordHours).toMatchObject([{ posts: 1 }, { posts: 1 }])
  const kept = await superuser.query(
    'select k::text as row from keywords k union all select p::text from keyword_places p union all select h::text from keyword_hours h',
  )
  expect(kept.rows).toHaveLength(4)
  expect(JSON.stringify(kept.rows)).not.toMatch(/hidden|secret|writer/)
})
