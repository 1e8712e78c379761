import { afterAll, beforeEach, expect, test } from 'vitest'
import { startLlm } from '../../../simulators/llm/start-llm.ts'
import { apiClient } from '../../../test/api-client.ts'
import { buildUser } from '../../../test/factories.ts'
import { modelEnvironment } from '../../../test/model-environment.ts'
import { noonZone } from '../../../test/noon-zone.ts'
import { redditEnvironment } from '../../../test/reddit-environment.ts'
import { serveApp } from '../../../test/serve-app.ts'
import { signInAs } from '../../../test/sign-in.ts'
import { openTestStore } from '../../../test/test-store.ts'
import { digestProduct } from '../fits/digest-product.ts'
import { learned, today } from '../today/schema.ts'

const store = await openTestStore()
const { superuser } = store
const llm = await startLlm({ port: 0, recordings: new Map() })
afterAll(() => llm.close())
const server = await serveApp(store.databaseUrl, {
  ...redditEnvironment(store.redditUrl),
  ...modelEnvironment(llm.url),
})
const api = apiClient(server.url)
const ZONE = noonZone()

/** As the store's own, with two lines that threads meet. */
const described = {
  name: 'Product',
  description: 'Sends reminders. Writes invoices.',
  facts: [],
  profile: null,
}
const REMINDERS = 'Sends reminders.'
const INVOICES = 'Writes invoices.'
const digest = digestProduct(described)

let cookie: string
let product: string
beforeEach(async () => {
  await superuser.query('truncate reddit.verdicts, thread_marks, thread_lessons, forgotten_habits')
  await superuser.query('delete from activity')
  cookie = await signInAs(superuser, server, store.userId)
  const [id = ''] = await store.watch('woodworking')
  product = id
  await superuser.query(
    `update products set description = $1, subreddits = '{woodworking,devops}' where id = $2`,
    [described.description, product],
  )
})

type Found = {
  fit?: string
  rank?: number
  wants?: string
  meets?: string
  community?: string
  hoursAgo?: number
}

let made = 0
/** A thread that was found for the product, with words that stand nowhere else. */
async function find(found: Found = {}, owner = { userId: store.userId, product }) {
  const { fit = 'strong', rank = 2, wants = 'asks_tool', meets = INVOICES, community = 'woodworking' } = found
  made += 1
  const id = `made${made}`
  await superuser.query(
    `insert into reddit.posts (id, created_at, community, subreddit, title, selftext, author, permalink, score, num_comments,
       upvote_ratio, locked, archived, stickied, over_18, check_at)
     values ($1, now() - $2 * interval '1 hour', $3, $3, 'Walrus title', 'Walrus text.', 'walrus', '/r/x/comments/' || $1 || '/', 1, 2, 1,
       false, false, false, false, now() + interval '1 day')`,
    [id, found.hoursAgo ?? 0.1, community],
  )
  await superuser.query(
    `insert into reddit.verdicts (post_id, created_at, user_id, product_id, digest, score, wants, in_trouble, asks, meets, fit, rank, trouble, why)
     select id, created_at, $1, $2, $3, 0.9, $4, false, 'Walrus asks.', $5, $6, $7, 'none', 'Walrus why.' from reddit.posts where id = $8`,
    [owner.userId, owner.product, digest, wants, meets, fit, rank, id],
  )
  return id
}

const mark = (postId: string, body: object) =>
  api.put(`/api/today/marks/${postId}`, { productId: product, subreddit: 'woodworking', ...body }, { cookie })
const dismiss = (postId: string, reason: string | null = 'off_topic') =>
  mark(postId, { kind: 'dismissed', reason })

/** As many threads as are asked for, each dismissed for this reason. */
async function skip(times: number, found: Found = {}, reason: string | null = 'off_topic') {
  const ids: string[] = []
  for (let nth = 0; nth < times; nth += 1) {
    const id = await find(found)
    expect((await dismiss(id, reason)).status).toBe(204)
    ids.push(id)
  }
  return ids
}

async function answer(times: number, found: Found = {}) {
  for (let nth = 0; nth < times; nth += 1) {
    const said = { kind: 'comment', productId: product, postId: await find(found) }
    expect((await api.post('/api/activity', said, { cookie })).status).toBe(200)
  }
}

const read = async (own = cookie) => {
  const { status, body } = await api.get('/api/today/learned', { cookie: own })
  expect(status).toBe(200)
  return learned.parse(body)
}
const habitOf = async (about: string) => (await read()).habits.find((habit) => habit.about === about)
const list = async () =>
  today.parse((await api.get(`/api/today?timeZone=${encodeURIComponent(ZONE)}`, { cookie })).body).threads
const order = async () => (await list()).map(({ post }) => post.id)
const ago = (days: number) =>
  superuser.query(`update thread_lessons set noted_at = noted_at - $1 * interval '1 day'`, [days])

test('a topic is learned from the fifth thread that is skipped for it, not from the fourth', async () => {
  await skip(4)
  const before = await read()
  expect(before.habits).toEqual([])
  expect(before.watching).toMatchObject([
    { about: 'topic', subject: INVOICES, skipped: 4, seen: 4 },
    { about: 'wants', subject: 'asks_tool', skipped: 4, seen: 4 },
  ])
  await skip(1)
  expect((await read()).habits).toMatchObject([
    { about: 'topic', subject: INVOICES, skipped: 5, seen: 5, does: 'skip' },
    { about: 'wants', subject: 'asks_tool', skipped: 5, seen: 5, does: 'skip' },
  ])
})

test('what is skipped now and then is not learned: six of seven are enough, five of six are not', async () => {
  await answer(1)
  await skip(5)
  expect(await habitOf('topic')).toBeUndefined()
  await skip(1)
  expect(await habitOf('topic')).toMatchObject({ skipped: 6, seen: 7, does: 'skip' })
})

test.each([
  ['community', { community: 'devops' }, 'community', 'devops'],
  ['too_old', { hoursAgo: 30 }, 'age', '12'],
])('%s speaks against that alone', async (reason, found, about, subject) => {
  await skip(5, found, reason)
  expect((await read()).habits).toMatchObject([{ about, subject, skipped: 5, seen: 5, does: 'skip' }])
})

test('older than a day is learned apart where younger ones are answered', async () => {
  await answer(4, { hoursAgo: 14 })
  await skip(6, { hoursAgo: 26 }, 'too_old')
  expect(await habitOf('age')).toMatchObject({ subject: '24', skipped: 6, seen: 6 })
})

test('a thread that was just not the one says nothing, and one without a reason half as much', async () => {
  await skip(8, {}, 'this_one')
  expect(await read()).toEqual({ habits: [], watching: [] })
  await skip(9, {}, null)
  expect(await habitOf('topic')).toBeUndefined()
  await skip(1, {}, null)
  expect((await read()).habits).toMatchObject([{ about: 'topic', skipped: 10, seen: 10 }])
})

test('saving and answering speak for a topic and a community, each thread once', async () => {
  for (let nth = 0; nth < 3; nth += 1) await mark(await find(), { kind: 'saved' })
  await answer(2)
  expect((await read()).habits.map(({ about, does, seen }) => `${about} ${does} ${seen}`).toSorted()).toEqual(
    ['community answer 5', 'topic answer 5'],
  )
})

test('a draft for a thread speaks for it, and dismissing the thread after all has the last word', async () => {
  const postId = await find()
  const asked = {
    postTitle: 'Which saw do you use?',
    postDescription: 'Mine is old.',
    productName: 'Product',
    productId: product,
    subreddit: 'woodworking',
    postId,
  }
  expect((await api.post('/api/ai/generate-comment.js', asked, { cookie })).status).toBe(200)
  const kept = async () => (await superuser.query('select did, reason, meets from thread_lessons')).rows
  expect(await kept()).toEqual([{ did: 'drafted', reason: null, meets: INVOICES }])
  await dismiss(postId)
  expect(await kept()).toEqual([{ did: 'dismissed', reason: 'off_topic', meets: INVOICES }])
})

test('a reason that is told later counts for the dismissal, and taking it back takes back what it taught', async () => {
  const [last = ''] = (await skip(5, {}, null)).slice(-1)
  expect((await read()).watching).toMatchObject([{ about: 'topic', seen: 5 }])
  for (const { post_id: id } of (await superuser.query('select post_id from thread_lessons')).rows)
    await dismiss(id)
  expect(await habitOf('topic')).toMatchObject({ skipped: 5, seen: 5 })
  await api.delete(`/api/today/marks/${last}`, { cookie })
  expect(await habitOf('topic')).toBeUndefined()
  await dismiss(last)
  expect(await habitOf('topic')).toMatchObject({ skipped: 5 })
  const until = new Date(Date.now() + 3_600_000).toISOString()
  await mark(last, { kind: 'snoozed', until })
  expect(await habitOf('topic')).toBeUndefined()
})

test('an entry that is removed from the log takes back what it taught', async () => {
  await answer(5)
  expect(await habitOf('topic')).toMatchObject({ does: 'answer' })
  const { rows } = await superuser.query('select id from activity limit 1')
  expect((await api.delete(`/api/activity/${rows[0].id}`, { cookie })).status).toBe(204)
  expect(await habitOf('topic')).toBeUndefined()
})

test('where nobody has read the thread nothing is learned', async () => {
  await dismiss('1abc')
  expect((await superuser.query('select * from thread_lessons')).rows).toEqual([])
})

test('what was learned fades after 60 days, and is deleted with the next thing that is learned', async () => {
  await skip(5)
  await ago(59.9)
  expect(await habitOf('topic')).toBeDefined()
  await ago(0.2)
  expect(await read()).toEqual({ habits: [], watching: [] })
  await skip(1, { meets: REMINDERS })
  expect((await superuser.query('select meets from thread_lessons')).rows).toEqual([{ meets: REMINDERS }])
})

test('what is skipped stands below the others of its fit, and above every lower fit; nothing is hidden', async () => {
  await skip(5)
  const skipped = await find({ rank: 2.5 })
  const other = await find({ rank: 2.1, wants: 'asks_how', meets: REMINDERS })
  const fair = await find({ fit: 'fair', rank: 1.5, wants: 'asks_how', meets: REMINDERS })
  expect(await order()).toEqual([other, skipped, fair])
  expect((await list()).map(({ lowered }) => lowered)).toEqual([
    null,
    { about: 'topic', subject: INVOICES },
    null,
  ])
})

test('what stands where it would anyway is not called lower', async () => {
  await skip(5)
  await find({ rank: 2.1 })
  expect((await list()).map(({ lowered }) => lowered)).toEqual([null])
})

test('the same threads are listed however much is skipped: those that score best', async () => {
  const best: string[] = []
  for (let nth = 0; nth < 12; nth += 1) best.push(await find({ rank: 2.5 - nth / 100 }))
  await find({ rank: 2, wants: 'asks_how', meets: REMINDERS })
  await skip(5, { rank: 1 })
  expect((await order()).toSorted()).toEqual(best.toSorted())
})

test('what is answered rises a little: past what asks less, not past what asks more', async () => {
  await answer(5, { meets: REMINDERS, community: 'devops' })
  const best = await find({ rank: 2.5 })
  const good = await find({ rank: 2.3 })
  const liked = await find({ rank: 2.2, meets: REMINDERS })
  expect(await order()).toEqual([best, liked, good])
})

test('an undone habit starts anew, and bringing it back brings back what was known', async () => {
  await skip(5)
  const { id = '' } = (await habitOf('topic')) ?? {}
  const at = `/api/today/learned/${id}`
  expect((await api.delete(at, { cookie })).status).toBe(204)
  expect(await habitOf('topic')).toBeUndefined()
  expect(await habitOf('wants')).toBeDefined()
  await skip(4)
  expect(await habitOf('topic')).toBeUndefined()
  await skip(1)
  expect(await habitOf('topic')).toMatchObject({ skipped: 5, seen: 5 })
  expect((await api.delete(at, { cookie })).status).toBe(204)
  expect((await api.delete(at, { cookie })).status).toBe(404)
  expect((await api.put(at, {}, { cookie })).status).toBe(204)
  expect(await habitOf('topic')).toMatchObject({ skipped: 10, seen: 10 })
})

test('everything can be forgotten', async () => {
  await skip(5)
  expect((await api.delete('/api/today/learned', { cookie })).status).toBe(204)
  expect(await read()).toEqual({ habits: [], watching: [] })
  expect((await superuser.query('select * from thread_lessons')).rows).toEqual([])
})

test('nothing that a stranger wrote is kept, nor a line that is not the product’s', async () => {
  await skip(1)
  await skip(1, { meets: 'Walrus line.' })
  const { rows } = await superuser.query('select * from thread_lessons order by noted_at')
  expect(rows.map(({ meets }) => meets)).toEqual([INVOICES, null])
  expect(JSON.stringify(rows).toLowerCase()).not.toContain('walrus')
})

test("others' threads teach nothing", async () => {
  const { id } = await buildUser(superuser, { plan: 'pro', onboarded: true })
  const { rows } = await superuser.query(
    `insert into products (user_id, name, description, subreddits) values ($1, 'Product', $2, '{woodworking}') returning id`,
    [id, described.description],
  )
  const theirs = { userId: id, product: rows[0].id }
  const their = await signInAs(superuser, server, id)
  for (let nth = 0; nth < 5; nth += 1) {
    const about = {
      kind: 'dismissed',
      reason: 'off_topic',
      productId: theirs.product,
      subreddit: 'woodworking',
    }
    const said = await api.put(`/api/today/marks/${await find({}, theirs)}`, about, { cookie: their })
    expect(said.status).toBe(204)
  }
  expect((await read(their)).habits).toHaveLength(2)
  expect(await read()).toEqual({ habits: [], watching: [] })
  const [habit] = (await read(their)).habits
  expect((await api.delete(`/api/today/learned/${habit?.id}`, { cookie })).status).toBe(404)
})
