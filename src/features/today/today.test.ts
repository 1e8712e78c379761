import { beforeEach, expect, test } from 'vitest'
import { apiClient } from '../../../test/api-client.ts'
import { buildUser } from '../../../test/factories.ts'
import { noonZone } from '../../../test/noon-zone.ts'
import { redditEnvironment } from '../../../test/reddit-environment.ts'
import { serveApp } from '../../../test/serve-app.ts'
import { signInAs } from '../../../test/sign-in.ts'
import { openTestStore } from '../../../test/test-store.ts'
import { digestProduct } from '../fits/digest-product.ts'
import { today } from './schema.ts'

const store = await openTestStore()
const { superuser } = store
const server = await serveApp(store.databaseUrl, redditEnvironment(store.redditUrl))
const api = apiClient(server.url)
const ZONE = noonZone()
const digest = digestProduct({
  name: 'Product',
  description: 'A product that is made.',
  facts: [],
  profile: null,
})

const OPEN = [{ name: 'Be kind', description: 'Be kind to each other.' }]
const CLOSED = [{ name: 'No self-promotion', description: 'Self-promotion is not allowed here.' }]
let cookie: string
beforeEach(async () => {
  await superuser.query(
    'truncate reddit.verdicts, activity, activity_outcomes, activity_checks, activity_replies, thread_marks',
  )
  await superuser.query(
    `update profiles set comments_from = 5, comments_to = 7, plan_type = 'plus', subscription_status = 'active' where user_id = $1`,
    [store.userId],
  )
  cookie = await signInAs(superuser, server, store.userId)
  await store.control('rules', { subreddit: 'woodworking', rules: OPEN })
  await store.control('rules', { subreddit: 'devops', rules: CLOSED })
})

type Verdict = {
  fit?: string | null
  rank?: number
  score?: number
  wants?: string
  trouble?: string
  inTrouble?: boolean
}

let made = 0

/** A post of the store that was read for a product. */
async function find(productId: string, subreddit: string, title: string, verdict: Verdict = {}) {
  made += 1
  const id = `made${made}`
  await superuser.query(
    `insert into reddit.posts (id, created_at, community, subreddit, title, selftext, author, permalink, score, num_comments,
       upvote_ratio, locked, archived, stickied, over_18, check_at)
     values ($1, now() - interval '1 minute', $2, $2, $3, $3 || ' and more.', 'someone', '/r/x/comments/' || $1 || '/', 1, 2, 1,
       false, false, false, false, now() + interval '1 day')`,
    [id, subreddit, title],
  )
  await read(productId, id, verdict)
  return id
}

async function read(productId: string, postId: string, verdict: Verdict) {
  const {
    fit = 'strong',
    rank = 2,
    score = 0.9,
    wants = 'asks_tool',
    trouble = 'none',
    inTrouble = false,
  } = verdict
  const judged = fit === null ? [null, null, null, null] : [fit, rank, trouble, `Why ${postId}.`]
  await superuser.query(
    `insert into reddit.verdicts (post_id, created_at, user_id, product_id, digest, score, wants, in_trouble, asks, meets, fit, rank, trouble, why)
     select id, created_at, $1, $2, $3, $4, $5, $6, title, 'A product that is made.', $7, $8, $9, $10 from reddit.posts where id = $11`,
    [store.userId, productId, digest, score, wants, inTrouble, ...judged, postId],
  )
}

async function watch(...names: string[]) {
  const ids = await store.watch(...names)
  await store.poll()
  return ids as [string, string]
}

async function list(query: Record<string, string> = {}) {
  const { status, body } = await api.get(`/api/today?${new URLSearchParams({ timeZone: ZONE, ...query })}`, {
    cookie,
  })
  expect(status).toBe(200)
  return today.parse(body)
}
const ids = (threads: { post: { id: string } }[]) => threads.map(({ post }) => post.id)
const count = async () =>
  (await api.get(`/api/today/count?${new URLSearchParams({ timeZone: ZONE })}`, { cookie })).body.left
const mark = (postId: string, body: object) => api.put(`/api/today/marks/${postId}`, body, { cookie })
const answer = (postId: string, more: { named?: boolean; ago?: string; subreddit?: string } = {}) =>
  superuser.query(
    `insert into activity (user_id, kind, subreddit, post_id, named, posted_at) values ($1, 'comment', $2, $3, $4, now() - $5::interval)`,
    [store.userId, more.subreddit ?? 'woodworking', postId, more.named ?? false, more.ago ?? '0'],
  )

test('threads of all products are one list: strong before fair, fair before a good guess, each once', async () => {
  const [first, second] = await watch('woodworking', 'devops')
  const fair = await find(first, 'woodworking', 'Fair', { fit: 'fair', wants: 'asks_how' })
  const guess = await find(second, 'devops', 'Guess', { fit: null, score: 0.7 })
  const good = await find(first, 'woodworking', 'Good', { rank: 1 })
  const best = await find(second, 'devops', 'Best', { rank: 3 })
  await find(second, 'devops', 'Unlikely', { fit: null, score: 0.4 })
  const { threads, reading, skipped } = await list()
  expect(ids(threads)).toEqual([best, good, fair, guess])
  expect([reading, skipped]).toEqual([[], []])
  expect(threads[1]).toMatchObject({
    product: { id: first, name: 'Product' },
    post: { title: 'Good', closed: false },
    fit: { state: 'judged', fit: 'strong', why: `Why ${good}.`, meets: 'A product that is made.' },
  })
  expect(threads[3]).toMatchObject({ group: 'help', fit: { state: 'sieved', score: expect.closeTo(0.7) } })
  expect(await count()).toBe(4)
})

test('a post that two products were found for stands under the one that it fits best', async () => {
  const [first, second] = await watch('woodworking', 'woodworking')
  const id = await find(first, 'woodworking', 'Both', { fit: 'fair', wants: 'asks_tool' })
  await read(second, id, { fit: 'strong' })
  const { threads } = await list()
  expect(threads.map(({ post, product }) => [post.id, product.id])).toEqual([[id, second]])
  expect(ids((await list({ product: first })).threads)).toEqual([id])
})

test('what a draft may do there decides the group', async () => {
  const [first, second] = await watch('woodworking', 'devops')
  const open = await find(first, 'woodworking', 'Which saw do you use?')
  const closed = await find(second, 'devops', 'Which pipeline do you use?')
  const { threads } = await list()
  const placed = Object.fromEntries(
    threads.map(({ post, group, allowance }) => [post.id, [group, allowance]]),
  )
  expect(placed).toEqual({ [open]: ['mention', 'silent'], [closed]: ['help', 'banned'] })
})

test('a post that is no place for a product, or was only looked at quickly, says so, whatever its community allows', async () => {
  const [first] = await watch('woodworking')
  await find(first, 'woodworking', 'Which saw do you use?')
  await find(first, 'woodworking', 'We are hiring a woodworker, apply within')
  await find(first, 'woodworking', 'Which desk do you use?', { fit: null })
  const allowances = async () =>
    Object.fromEntries(
      (await list()).threads.map(({ post, group, allowance }) => [post.title, [group, allowance]]),
    )
  expect(await allowances()).toEqual({
    'Which saw do you use?': ['mention', 'silent'],
    'We are hiring a woodworker, apply within': ['help', 'not_the_place'],
    'Which desk do you use?': ['help', 'guessed'],
  })
})

test('where moderators removed two of what someone posted, the product stays out for three months', async () => {
  const [first] = await watch('woodworking')
  await find(first, 'woodworking', 'Which saw do you use?')
  const { rows } = await superuser.query(
    `with posted as (
       insert into activity (user_id, kind, subreddit, named) select user_id, 'comment', 'woodworking', false
       from products, generate_series(1, 3) where id = $1 returning id, user_id)
     insert into activity_outcomes (activity_id, user_id, kind, subreddit, state, posted_at)
     select id, user_id, 'comment', 'Woodworking', case when row_number() over () = 1 then 'removed' else 'up' end, now() - interval '60 days'
     from posted returning activity_id as id`,
    [first],
  )
  const placed = async () => (await list()).threads.map(({ group, allowance }) => [group, allowance])
  expect(await placed()).toEqual([['mention', 'silent']])
  const change = (what: string) =>
    superuser.query(`update activity_outcomes set ${what} where activity_id = any($1)`, [
      rows.map(({ id }) => id),
    ])
  await change("state = 'removed'")
  expect(await placed()).toEqual([['help', 'removed_here']])
  await change("posted_at = now() - interval '91 days'")
  expect(await placed()).toEqual([['mention', 'silent']])
})

test('what asks nothing is there to read, and what fits little was skipped', async () => {
  const [first] = await watch('woodworking')
  const told = await find(first, 'woodworking', 'Told', { fit: 'fair', wants: 'shows' })
  const far = await find(first, 'woodworking', 'Far', { fit: 'low', wants: 'rants', score: 0.6 })
  const { threads, reading, skipped } = await list()
  expect([ids(threads), ids(reading), ids(skipped)]).toEqual([[], [told], [far]])
  expect(reading[0]?.group).toBe('reading')
})

test('nobody in trouble, nothing closed, deleted or answered is listed, nor what was read for other words of the product', async () => {
  const [first] = await watch('woodworking')
  await find(first, 'woodworking', 'Trouble', { trouble: 'crisis' })
  await find(first, 'woodworking', 'Feared', { fit: null, score: 0.9, inTrouble: true })
  const locked = await find(first, 'woodworking', 'Locked')
  await superuser.query('update reddit.posts set locked = true where id = $1', [locked])
  const answered = await find(first, 'woodworking', 'Answered')
  await answer(answered)
  const gone = await find(first, 'woodworking', 'Gone')
  await superuser.query(
    `update reddit.posts set removed_by_category = 'deleted', title = '', selftext = '', author = '', permalink = '', url = null where id = $1`,
    [gone],
  )
  const elsewhere = await find(first, 'woodworking', 'Elsewhere')
  await superuser.query(`update reddit.verdicts set digest = 'other' where post_id = $1`, [elsewhere])
  const { threads, reading, skipped } = await list()
  expect([threads, reading, skipped]).toEqual([[], [], []])
  expect(await count()).toBe(0)
})

test('a writer who is in trouble, read for whichever product, is listed for none', async () => {
  const [first, second] = await watch('woodworking', 'woodworking')
  const id = await find(first, 'woodworking', 'Guessed', { fit: null, score: 0.9 })
  expect([ids((await list()).threads), await count()]).toEqual([[id], 1])
  await read(second, id, { trouble: 'crisis' })
  expect([ids((await list()).threads), await count()]).toEqual([[], 0])
  expect(ids((await list({ product: first })).threads)).toEqual([])
})

test("a community that the product doesn't name anymore has no threads", async () => {
  const [first] = await watch('woodworking')
  await find(first, 'woodworking', 'Good')
  await superuser.query(`update products set subreddits = '{devops}' where id = $1`, [first])
  expect((await list()).threads).toEqual([])
})

test('the day is the one where the user is, and its comments are what the pace counts', async () => {
  const [first] = await watch('woodworking')
  const today = await find(first, 'woodworking', 'Answered today')
  await answer(today, { named: true })
  await answer('1old', { ago: '25 hours' })
  await superuser.query(`insert into activity (user_id, kind, named) values ($1, 'post', false)`, [
    store.userId,
  ])
  const { pace, answered, named } = await list({ timeZone: 'Pacific/Kiritimati' })
  expect(pace).toEqual({ posted: 1, from: 5, to: 7 })
  expect(answered).toMatchObject([
    { title: 'Answered today', subreddit: 'woodworking', named: true, link: `/comments/${today}` },
  ])
  expect(named).toHaveLength(3)
  expect(named[0]).toBe(false)
})

test('the count ends at the goal, and is none once it is reached', async () => {
  const [first] = await watch('woodworking')
  for (const title of ['One', 'Two', 'Three', 'Four']) await find(first, 'woodworking', title)
  await superuser.query('update profiles set comments_from = 2, comments_to = 3 where user_id = $1', [
    store.userId,
  ])
  expect(await count()).toBe(2)
  await answer('1abc', { ago: '0' })
  expect(await count()).toBe(1)
  await answer('1abd', { ago: '0' })
  expect(await count()).toBe(0)
  expect((await list()).threads).toHaveLength(4)
})

test('what is put aside leaves the list; taken back, or when its time comes, it returns', async () => {
  const [first] = await watch('woodworking')
  const about = { productId: first, subreddit: 'woodworking' }
  const dismissed = await find(first, 'woodworking', 'Dismissed')
  const snoozed = await find(first, 'woodworking', 'Snoozed')
  const saved = await find(first, 'woodworking', 'Saved')
  const until = new Date(Date.now() + 3_600_000).toISOString()
  const answers = [
    await mark(dismissed, { kind: 'dismissed', ...about }),
    await mark(snoozed, { kind: 'snoozed', until, ...about }),
    await mark(saved, { kind: 'saved', ...about }),
  ]
  expect(answers.map(({ status }) => status)).toEqual([204, 204, 204])
  const { threads, saved: kept, setAside } = await list()
  expect([threads, setAside]).toEqual([[], 3])
  expect(kept).toMatchObject([
    { postId: saved, subreddit: 'woodworking', thread: { post: { id: saved }, group: 'mention' } },
  ])
  await superuser.query(`update thread_marks set until = now() - interval '1 second' where kind = 'snoozed'`)
  expect(ids((await list()).threads)).toEqual([snoozed])
  expect((await api.delete(`/api/today/marks/${dismissed}`, { cookie })).status).toBe(204)
  expect(ids((await list()).threads).toSorted()).toEqual([dismissed, snoozed].toSorted())
})

test('the last word about a thread counts, with the reason that came later', async () => {
  const [first] = await watch('woodworking')
  const about = { productId: first, subreddit: 'woodworking' }
  await mark('1abc', { kind: 'saved', ...about })
  await mark('1abc', { kind: 'dismissed', ...about })
  await mark('1abc', { kind: 'dismissed', reason: 'off_topic', ...about })
  const { rows } = await superuser.query('select kind, reason, until, subreddit from thread_marks')
  expect(rows).toEqual([{ kind: 'dismissed', reason: 'off_topic', until: null, subreddit: 'woodworking' }])
})

test('a saved thread stays with its way to Reddit once its words have left', async () => {
  const [first] = await watch('woodworking')
  await mark('1abc', { kind: 'saved', productId: first, subreddit: 'woodworking' })
  expect((await list()).saved).toMatchObject([{ postId: '1abc', subreddit: 'woodworking', thread: null }])
  await answer('1abc')
  expect((await list()).saved).toEqual([])
})

test('a saved thread stays whatever becomes of its reading, and stands under its product', async () => {
  const [first, second] = await watch('woodworking', 'devops')
  const id = await find(first, 'woodworking', 'Saved')
  await mark(id, { kind: 'saved', productId: first, subreddit: 'woodworking' })
  await superuser.query(`update products set description = 'Described anew.' where id = $1`, [first])
  await superuser.query('delete from reddit.verdicts')
  const { saved } = await list()
  expect(saved).toMatchObject([
    { postId: id, thread: { post: { title: 'Saved' }, fit: { state: 'unread' } } },
  ])
  expect(saved).toEqual((await list({ product: first })).saved)
  expect((await list({ product: second })).saved).toEqual([])
})

test('a product that is gone or beyond the plan hides nothing', async () => {
  const [first] = await watch('woodworking')
  const id = await find(first, 'woodworking', 'Good')
  const { threads, hasCommunity } = await list({ product: crypto.randomUUID() })
  expect([ids(threads), hasCommunity]).toEqual([[id], true])
})

test("nobody marks for another user's product, and another user sees nothing of it", async () => {
  const [first] = await watch('woodworking')
  await find(first, 'woodworking', 'Good')
  const { id } = await buildUser(superuser, { plan: 'pro', onboarded: true })
  const theirs = { cookie: await signInAs(superuser, server, id) }
  const said = await api.put(
    '/api/today/marks/1abc',
    { kind: 'saved', productId: first, subreddit: 'SaaS' },
    theirs,
  )
  expect(said.status).toBe(404)
  const { body } = await api.get(`/api/today?timeZone=${encodeURIComponent(ZONE)}`, theirs)
  expect(body).toMatchObject({ threads: [], skipped: [], hasProduct: false, hasCommunity: false })
})

test('it says what was read, what is being read, and when it looks again', async () => {
  const [first] = await watch('woodworking')
  expect((await list()).hasCommunity).toBe(true)
  const waiting = await find(first, 'woodworking', 'Waiting', { fit: null, score: 0.7 })
  await superuser.query('update reddit.verdicts set judge_at = now() where post_id = $1', [waiting])
  await superuser.query(`update reddit.posts set sieved_at = now()`)
  const { rows } = await superuser.query(
    `select count(*)::int from reddit.posts where community = 'woodworking'
     and created_at > now() - interval '1 day' and removed_by_category is null and not over_18`,
  )
  const { threads, read, waiting: left, updatedAt, looksAgainAt } = await list()
  // Nobody needs a guess of what the model is about to say.
  expect(threads).toEqual([])
  expect(read).toEqual({ posts: rows[0].count, communities: 1 })
  expect(left).toBe(1)
  expect(Date.parse(updatedAt ?? '')).toBeGreaterThan(Date.now() - 60_000)
  expect(Date.parse(looksAgainAt ?? '')).toBeGreaterThan(Date.now() - 1_000)
  await superuser.query(`update reddit.verdicts set held = 'budget'`)
  const held = await list()
  expect([ids(held.threads), held.waiting]).toEqual([[waiting], 0])
})

test('communities that nobody can read are named, and a list that could not be brought up to date says so', async () => {
  await watch('woodworking')
  await superuser.query(`update products set subreddits = '{woodworking,FounderCircle}' where user_id = $1`, [
    store.userId,
  ])
  await store.pollAgain()
  expect(await list()).toMatchObject({
    isLate: false,
    unreadable: ['FounderCircle'],
    read: { communities: 1 },
  })
  await superuser.query(`update reddit.watched_communities set polled_at = polled_at - interval '1 hour'`)
  expect(await list()).toMatchObject({ isLate: true })
})

test.each([
  ['1999-01-01T00:00:00Z'],
  ['0000-01-01T00:00:00Z'],
  [new Date(Date.now() + 49 * 3_600_000).toISOString()],
])('nothing is snoozed until %s', async (until) => {
  const [first] = await watch('woodworking')
  const said = await mark('1abc', { kind: 'snoozed', until, productId: first, subreddit: 'woodworking' })
  expect(said.status).toBe(400)
})

test.each([[{ timeZone: 'Mars/Olympus' }], [{ timeZone: '' }], [{ timeZone: '+05:30' }], [{ product: 'x' }]])(
  '%o is refused',
  async (query) => {
    const asked = new URLSearchParams({ timeZone: ZONE, ...query })
    expect((await api.get(`/api/today?${asked}`, { cookie })).status).toBe(400)
  },
)
