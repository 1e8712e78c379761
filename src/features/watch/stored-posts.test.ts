import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { apiClient } from '../../../test/api-client.ts'
import { buildUser } from '../../../test/factories.ts'
import { redditEnvironment } from '../../../test/reddit-environment.ts'
import { serveApp } from '../../../test/serve-app.ts'
import { signInAs } from '../../../test/sign-in.ts'
import { openTestStore } from '../../../test/test-store.ts'
import type { FeedQuery } from '../../adapters/reddit/post-source.ts'
import { type Feed, feed, type SearchAnswer, searchAnswer } from '../feed/schema.ts'
import { rankStored } from './rank-stored.ts'
import { refreshPosts } from './refresh-posts.ts'

const store = await openTestStore()
const { superuser, control, addPost, watch, poll, pollAgain } = store

let server: Awaited<ReturnType<typeof serveApp>>
let person: { id: string; cookie: string }
// Each with a cache and a quota of its own.
beforeEach(async () => {
  server = await serveApp(store.databaseUrl, redditEnvironment(store.redditUrl))
  const { id } = await buildUser(superuser, { plan: 'plus', onboarded: true })
  person = { id, cookie: await signInAs(superuser, server, id) }
})
afterEach(() => store.heal())

async function read(query: string, limit = 15) {
  const { status, body } = await apiClient(server.url).get(
    `/api/reddit/reddit.js?${query}&limit=${limit}`,
    person,
  )
  expect(status, `said ${JSON.stringify(body)}`).toBe(200)
  const answer = feed.parse(body)
  return { ...answer, posts: answer.data.children.map(({ data }) => data) }
}
async function search(keyword: string, more: object = {}) {
  const input = { keyword, subreddits: ['SaaS'], time: 'day', ...more }
  const { status, body } = await apiClient(server.url).post('/api/reddit/search', input, person)
  expect(status, `said ${JSON.stringify(body)}`).toBe(200)
  return searchAnswer.parse(body)
}
const fetchPost = (id: string) =>
  apiClient(server.url).post('/api/reddit/fetch-post.js', { redditUrl: `https://redd.it/${id}` }, person)
const titles = ({ posts }: Pick<SearchAnswer, 'posts'>) => posts.map(({ title }) => title)
const ids = ({ posts }: Pick<SearchAnswer, 'posts'>) => posts.map(({ id }) => id)

/** An answer of the store is as old as a poll; Reddit's own is as old as its question. */
async function isStored({ freshness }: Pick<Feed, 'freshness'>) {
  const { rows } = await superuser.query<{ polled_at: Date | null }>(
    'select polled_at from reddit.watched_communities',
  )
  return rows.some((row) => row.polled_at?.getTime() === Date.parse(freshness.fetchedAt))
}
const age = (name: string, minutes: number) =>
  superuser.query(
    `update reddit.watched_communities set polled_at = now() - $2 * interval '1 minute' where name = $1`,
    [name, minutes],
  )
const listed = async (names: string[], sort: 'hot' | 'new' | 'top', limit = 15) => {
  const outcome = await store.reddit.listing(names, sort, 'day', limit)
  if (outcome.kind !== 'ok') throw new Error(outcome.kind)
  return outcome.value
}

const LOUD = ['bootstrapped', 'SaaSMarketing', 'SaaSSales']

/** What Reddit lists and what we answer, with nothing voted or posted in between: votes never rest, so that it may take several tries. */
async function compare(sort: 'hot' | 'new' | 'top', groups: string[][]) {
  for (let tries = 0; tries < 10; tries += 1) {
    await superuser.query('truncate reddit.posts')
    await superuser.query('delete from reddit.watched_communities')
    await watch(...LOUD.map((name) => name.toLowerCase()))
    // More than are compared: some are taken away by their writers.
    const listAll = () => Promise.all(groups.map((names) => listed(names, sort, 25)))
    const before = await listAll()
    await poll()
    const ours: Awaited<ReturnType<typeof read>>[] = []
    for (const names of groups) ours.push(await read(`subreddit=${names.join('+')}&sort=${sort}&time=day`))
    const orders = [before, await listAll()].map((lists) =>
      JSON.stringify(lists.map((posts) => posts.map(({ id }) => id))),
    )
    if (orders[0] === orders[1])
      return groups.map((names, at) => ({ names, ours: ours[at], theirs: before[at] }))
  }
  throw new Error('Reddit lists something else each time.')
}

test.each(['new', 'top', 'hot'] as const)(
  '%s is what Reddit lists, post for post, of one and of several',
  async (sort) => {
    const compared = await compare(sort, [...LOUD.map((name) => [name]), LOUD])
    const { rows } = await superuser.query<{ id: string }>('select id from reddit.posts')
    const held = new Set(rows.map(({ id }) => id))
    for (const { names, ours: answer, theirs: listing } of compared) {
      if (!answer || !listing) throw new Error('There is nothing to compare.')
      expect(await isStored(answer)).toBe(true)
      expect(answer.freshness).toMatchObject({ stale: false, reason: null })
      // What is pinned, or has very many votes, may be older than anything that a first look brings into the store.
      const dayAgo = Date.now() / 1_000 - 86_400
      const theirs = listing
        .filter((post) => held.has(post.id) || post.created_utc > dayAgo)
        .map(({ id }) => id)
      const ours = ids(answer)
      // Among several, the best of each are equally hot: Reddit promises no order but that within each.
      const inOrder = (list: string[]) => (sort === 'hot' ? list.toSorted() : list)
      expect(inOrder(ours)).toEqual(inOrder(theirs.slice(0, 15)))
      for (const name of names) {
        const own = new Set(answer.posts.filter(({ subreddit }) => subreddit === name).map(({ id }) => id))
        expect(ours.filter((id) => own.has(id))).toEqual(theirs.filter((id) => own.has(id)))
      }
    }
  },
)

test('what moderators pinned leads the hot listing of its community, and no other', async () => {
  await watch('bootstrapped', 'saassales')
  await poll()
  // The oldest that can be shown: which one that is, and whether it was taken away, depends on the hour.
  const stored = await store.postsOf('bootstrapped')
  const last =
    stored.findLast((post) => post.removed_by_category === null && post.over_18 === false)?.id ?? ''
  await superuser.query('update reddit.posts set stickied = id = $1', [last])
  expect(ids(await read('subreddit=bootstrapped&sort=hot'))[0]).toBe(last)
  expect(ids(await read('subreddit=bootstrapped&sort=new'))).not.toContain(last)
  expect(ids(await read('subreddit=bootstrapped+SaaSSales&sort=hot'))[0]).not.toBe(last)
})

test('several communities are asked for in any way that Reddit itself understands', async () => {
  await watch('bootstrapped', 'saassales')
  await poll()
  const answers = [
    await read('subreddit=bootstrapped+SaaSSales&sort=new'),
    await read('subreddit=saassales%2Bbootstrapped%2BSaaSSales&sort=new'),
    await read('subreddit=Bootstrapped%20SaaSSales&sort=new'),
  ]
  expect(new Set(answers[0]?.posts.map(({ subreddit }) => subreddit))).toEqual(
    new Set(['bootstrapped', 'SaaSSales']),
  )
  for (const answer of answers) expect(ids(answer)).toEqual(ids(answers[0] ?? { posts: [] }))
  // One of them is watched by nobody: Reddit answers for all.
  for (const name of LOUD) await store.addPost(name, 'Among the newest of all three')
  const mixed = await read('subreddit=bootstrapped+SaaSSales+SaaSMarketing&sort=new')
  expect(await isStored(mixed)).toBe(false)
  expect(new Set(mixed.posts.map(({ subreddit }) => subreddit)).size).toBe(3)
})

test('fewer than fifteen posts are no listing: Reddit answers, whatever the limit', async () => {
  await watch('saas')
  await poll()
  const held = (await read('subreddit=SaaS&sort=top&time=hour')).posts.length
  expect(held).toBeLessThan(14)
  for (let n = held; n < 14; n += 1) await addPost('SaaS', `Number ${n}`, { hoursAgo: 0.5 })
  await pollAgain()
  expect(await isStored(await read('subreddit=SaaS&sort=top&time=hour', 10))).toBe(false)
  await addPost('SaaS', 'The fifteenth', { hoursAgo: 0.5, score: 9_999 })
  await pollAgain()
  const full = await read('subreddit=SaaS&sort=top&time=hour', 10)
  expect(await isStored(full)).toBe(true)
  expect([full.posts.length, full.posts[0]?.title]).toEqual([10, 'The fifteenth'])
})

test.each([
  ['nobody watches', async () => {}],
  ['was never polled', () => watch('saassales')],
  ['has lost its last watcher', () => polled(`products = 0`)],
  ['is held since an hour only', () => polled(`complete_since = now() - interval '1 hour'`)],
  ['is held since nobody knows when', () => polled(`complete_since = null`)],
])('of a community that %s, Reddit answers', async (_, arrange) => {
  await arrange()
  for (const listing of ['sort=hot', 'sort=top&time=day']) {
    expect(await isStored(await read(`subreddit=SaaSSales&${listing}`))).toBe(false)
  }
  expect(await isStored(await search('the customer', { subreddits: ['SaaSSales'] }))).toBe(false)
})
async function polled(change: string) {
  await watch('saassales')
  await poll()
  await superuser.query(`update reddit.watched_communities set ${change}`)
}

test('where Reddit is down, what is held of a part of the day is shown all the same', async () => {
  await polled(`complete_since = now() - interval '1 hour'`)
  await store.fail({ status: 503 })
  for (const listing of ['sort=hot', 'sort=top&time=day']) {
    const shown = await read(`subreddit=SaaSSales&${listing}`)
    expect(shown.posts.length).toBe(15)
    expect(shown.freshness).toMatchObject({ stale: true, reason: 'down' })
  }
  const found = await search('customer', { subreddits: ['SaaSSales'] })
  expect(found.posts.length).toBeGreaterThan(0)
  expect(found.freshness.stale).toBe(true)
})

test('what takes PostgreSQL too long is left to Reddit', async () => {
  await polled('products = 1')
  const pool = (options: string) =>
    new pg.Pool({ connectionString: store.roleUrls.app, max: 1, options: `-c ${options}` })
  const [patient, hasty] = [pool('statement_timeout=10s'), pool('statement_timeout=1ms')]
  const query: FeedQuery = { subreddits: ['SaaSSales'], sort: 'hot', time: 'day', limit: 15 }
  expect((await rankStored(patient, query))?.value.length).toBe(15)
  expect(await rankStored(hasty, query)).toBeUndefined()
  await Promise.all([patient.end(), hasty.end()])
})

test('new is held as far back as it is shown, even if no day is', async () => {
  await polled(
    `complete_since = (select created_at from reddit.posts where removed_by_category is null and not over_18
      order by created_at desc offset 14 limit 1)`,
  )
  expect(await isStored(await read('subreddit=SaaSSales&sort=new'))).toBe(true)
  await superuser.query(
    `update reddit.watched_communities set complete_since = complete_since + interval '1 second'`,
  )
  expect(await isStored(await read('subreddit=SaaSSales&sort=new'))).toBe(false)
})

test.each(['sort=rising', 'sort=controversial&time=day', 'sort=top&time=week', 'sort=top&time=all'])(
  '%s is known to Reddit alone',
  async (listing) => {
    await polled('products = 1')
    expect(await isStored(await read(`subreddit=SaaSSales&${listing}`))).toBe(false)
  },
)

test('a post that was taken away is shown to nobody from the next answer on; a locked one is closed', async () => {
  await watch('saassales')
  const id = await addPost('SaaSSales', 'Soon gone')
  const [locked, archived] = [await addPost('SaaSSales', 'Locked'), await addPost('SaaSSales', 'Archived')]
  await poll()
  await superuser.query(`update reddit.posts set locked = id = $1, archived = id = $2`, [locked, archived])
  const { posts } = await read('subreddit=SaaSSales&sort=new')
  expect(posts.map((post) => post.id)).toContain(id)
  expect(
    posts
      .filter(({ closed }) => closed)
      .map((post) => post.id)
      .toSorted(),
  ).toEqual([locked, archived].toSorted())
  expect((await fetchPost(id)).status).toBe(200)
  expect(titles(await search('"soon gone"', { subreddits: ['SaaSSales'] }))).toEqual(['Soon gone'])
  await control('delete', { id })
  await superuser.query(`update reddit.posts set check_at = now() where id = $1`, [id])
  await refreshPosts(store.poller)
  expect(ids(await read('subreddit=SaaSSales&sort=new'))).not.toContain(id)
  expect(ids(await read('subreddit=SaaSSales&sort=hot'))).not.toContain(id)
  expect(titles(await search('"soon gone"', { subreddits: ['SaaSSales'] }))).toEqual([])
  expect((await fetchPost(id)).status).toBe(404)
})

test('a listing that Reddit told before the last poll is brought up to date by what the store knows better', async () => {
  // The store must hold too little of it for a listing.
  const since = Date.now() / 1_000 - 46 * 3_600
  const told = await fetch(`${store.redditUrl}/__control/subreddits`)
  const { subreddits } = (await told.json()) as { subreddits: { name: string; state: string }[] }
  let quiet = ''
  for (const { name } of subreddits.filter(({ state }) => state === 'public')) {
    const posts = await listed([name], 'new', 25)
    if (posts.length >= 15 && posts.filter((post) => post.created_utc > since).length < 11) quiet = name
    if (quiet) break
  }
  expect(quiet).not.toBe('')
  const gone = await addPost(quiet, 'Soon gone', { hoursAgo: 1, score: 5_000 })
  const locked = await addPost(quiet, 'Soon locked', { hoursAgo: 2, score: 4_000 })
  await watch(quiet)
  const listings = ['sort=new', 'sort=hot', 'sort=top&time=day']
  for (const listing of listings) {
    const first = await read(`subreddit=${quiet}&${listing}`)
    expect(ids(first)).toEqual(expect.arrayContaining([gone, locked]))
  }
  const early = await addPost(quiet, 'Posted since', { hoursAgo: 0.5, score: 3_000 })
  await control('delete', { id: gone })
  await wait(1_100)
  await poll()
  await superuser.query(`update reddit.posts set locked = id = $1`, [locked])
  for (const listing of listings) {
    const { posts, freshness } = await read(`subreddit=${quiet}&${listing}`)
    const order = posts.map(({ id }) => id)
    expect(order).toContain(early)
    expect(order).not.toContain(gone)
    expect(posts.filter(({ closed }) => closed).map(({ id }) => id)).toContain(locked)
    // Older ones are Reddit's alone, and the answer is as old as they are.
    expect(order.length === 15 || listing.includes('day')).toBe(true)
    expect(await isStored({ freshness })).toBe(false)
    expect(new Set(order).size).toBe(order.length)
  }
  const [first] = (await read(`subreddit=${quiet}&sort=new`)).posts
  expect(first?.title).toBe('Posted since')
})

test.each([
  [3, 8, true],
  [3, 18, false],
  [32, 39, true],
  [32, 41, false],
])('planned every %i minutes and polled %i ago: %o', async (every, minutes, fromStore) => {
  await polled(`every_minutes = ${every}, polled_at = now() - interval '${minutes} minutes'`)
  const answer = await read('subreddit=SaaSSales&sort=new')
  expect([await isStored(answer), answer.freshness.stale]).toEqual([fromStore, false])
})

test('the oldest poll of several tells the age', async () => {
  await watch('bootstrapped', 'saassales')
  await poll()
  await age('bootstrapped', 7)
  const { freshness } = await read('subreddit=SaaSSales+bootstrapped&sort=new')
  expect(Math.round((Date.now() - Date.parse(freshness.fetchedAt)) / 60_000)).toBe(7)
})

test('where Reddit is down the store still answers, with its age; nobody hears an error', async () => {
  await watch('startups', 'saassales')
  const id = await addPost('SaaSSales', 'Walrus count')
  await poll()
  await age('saassales', 90)
  await superuser.query(`update reddit.posts set seen_at = now() - interval '90 minutes'`)
  await store.fail({ status: 503 })
  for (const listing of ['sort=new', 'sort=hot', 'sort=top&time=day']) {
    const answer = await read(`subreddit=SaaSSales&${listing}`)
    expect(answer.posts).toHaveLength(15)
    expect(answer.freshness).toMatchObject({ stale: true, reason: 'down' })
    expect(await isStored(answer)).toBe(true)
  }
  expect(await search('"walrus count"', { subreddits: ['SaaSSales'] })).toMatchObject({
    posts: [{ id }],
    freshness: { stale: true, reason: 'down' },
  })
  const found = await server.services.posts.post(id)
  expect(found).toMatchObject({
    value: { title: 'Walrus count' },
    freshness: { stale: true, reason: 'down' },
  })
  expect((await fetchPost(id)).status).toBe(200)
  // Few posts with their age are better than none.
  const few = await read('subreddit=startups&sort=top&time=day')
  expect(few.posts.length).toBeGreaterThan(3)
  expect(few.posts.length).toBeLessThan(15)
  expect(few.freshness).toMatchObject({ stale: true, reason: 'down' })
  // What nobody watches can't be answered.
  const { status, body } = await apiClient(server.url).get(
    '/api/reddit/reddit.js?subreddit=microsaas',
    person,
  )
  expect([status, body.reason]).toEqual([502, 'down'])
})

test('what Reddit says of a community for good counts more than what the store held of it', async () => {
  await watch('indiehackers')
  for (let n = 0; n < 15; n += 1) await addPost('indiehackers', `Number ${n}`)
  await poll()
  await age('indiehackers', 90)
  await control('subreddits', { name: 'indiehackers', state: 'private' })
  const answer = await apiClient(server.url).get(
    '/api/reddit/reddit.js?subreddit=indiehackers&sort=new',
    person,
  )
  expect(answer).toMatchObject({ status: 404, body: { reason: 'private' } })
  await control('subreddits', { name: 'indiehackers', state: 'public' })
})

test('the store costs nobody a call, not even someone who has none left', async () => {
  await watch('saassales')
  const id = await addPost('SaaSSales', 'Narwhal')
  await poll()
  await server.services.limits.redditCalls.take(person.id, 60)
  expect(await isStored(await read('subreddit=SaaSSales&sort=new'))).toBe(true)
  expect(titles(await search('narwhal', { subreddits: ['SaaSSales'] }))).toEqual(['Narwhal'])
  expect((await fetchPost(id)).status).toBe(200)
  const { status, body } = await apiClient(server.url).get(
    '/api/reddit/reddit.js?subreddit=SaaSSales&sort=rising',
    person,
  )
  expect([status, body.reason]).toEqual([429, 'own_limit'])
})

test('a search over a day knows quotes, a minus, or, and other forms of a word', async () => {
  await watch('saas')
  const add = (title: string, more = {}) => addPost('SaaS', title, { body: '', ...more })
  await add('Zebrafish invoices for divers', { hoursAgo: 3, score: 5, comments: 9 })
  await add('A zebrafish in the tank', {
    hoursAgo: 2,
    score: 90,
    comments: 2,
    body: 'Which zebrafish, and why a zebrafish?',
  })
  await add('An axolotl and its invoice', { hoursAgo: 1, score: 40, comments: 30 })
  await add('An older zebrafish', { hoursAgo: 26 })
  await poll()
  const [divers, tank, axolotl] = [
    'Zebrafish invoices for divers',
    'A zebrafish in the tank',
    'An axolotl and its invoice',
  ]
  const find = async (words: string, more: object = {}) => titles(await search(words, more))
  expect(await find('zebrafish', { sort: 'new' })).toEqual([tank, divers])
  expect(await find('zebrafish', { sort: 'top' })).toEqual([tank, divers])
  expect(await find('zebrafish', { sort: 'comments' })).toEqual([divers, tank])
  expect(await find('zebrafish')).toEqual([tank, divers])
  expect(await find('ZEBRAFISH invoicing')).toEqual([divers])
  expect(await find('"in the tank"')).toEqual([tank])
  expect(await find('zebrafish -invoice')).toEqual([tank])
  expect(await find('axolotl or divers', { sort: 'new' })).toEqual([axolotl, divers])
  expect(await find('zebrafish', { sort: 'new', limit: 1 })).toEqual([tank])
  expect(await find('https://zebrafish tank')).toEqual([tank])
  await add('Settling narwhal/beluga fees with walrus.com', { hoursAgo: 1 })
  await pollAgain()
  for (const part of ['beluga', 'narwhal', 'walrus', 'walrus.com', 'beluga/narwhal'])
    expect([part, await find(part)]).toEqual([part, ['Settling narwhal/beluga fees with walrus.com']])
  // However little is found, it is all there is.
  const none = await search('xylophone quagga')
  expect([none.posts, await isStored(none)]).toEqual([[], true])
})

test.each([
  ['any longer time', 'customer', { time: 'week' }],
  ['the whole past', 'customer', { time: 'all' }],
  ['words that are too common to be kept', 'what is the', {}],
  ["words in Reddit's own notation", 'title:customer', {}],
  ['what is one word to PostgreSQL', '確定申告', {}],
  ['a sign that PostgreSQL leaves out', 'C++ price', {}],
  ['a lot of words', 'how do you get a customer to pay for what is late by now'.replaceAll(' ', '  '), {}],
  ['what only Reddit puts in brackets', '(customer OR price) AND late', {}],
])('%s is searched by Reddit', async (_, words, more) => {
  await polled('products = 1')
  expect(await isStored(await search(words, { subreddits: ['SaaSSales'], ...more }))).toBe(false)
})

test('a pasted address is read from the store while it was compared with Reddit lately, then from Reddit', async () => {
  await watch('saassales')
  const id = await addPost('SaaSSales', 'By its address', { score: 1 })
  await poll()
  await superuser.query(`update reddit.posts set score = 4321 where id = $1`, [id])
  expect((await fetchPost(id)).body.post).toMatchObject({ title: 'By its address', upvotes: 4321 })
  await superuser.query(`update reddit.posts set seen_at = now() - interval '11 minutes' where id = $1`, [id])
  expect((await fetchPost(id)).body.post).toMatchObject({ title: 'By its address', upvotes: 1 })
})
