import { beforeEach, expect, test } from 'vitest'
import { apiClient } from '../../../test/api-client.ts'
import { buildUser } from '../../../test/factories.ts'
import { redditEnvironment } from '../../../test/reddit-environment.ts'
import { serveApp } from '../../../test/serve-app.ts'
import { signInAs } from '../../../test/sign-in.ts'
import { openTestStore } from '../../../test/test-store.ts'
import { digestProduct } from '../fits/digest-product.ts'
import { readToday } from './list-today.ts'
import { readThread } from './read-thread.ts'
import { thread } from './schema.ts'

const store = await openTestStore()
const { superuser } = store
const server = await serveApp(store.databaseUrl, redditEnvironment(store.redditUrl))
const api = apiClient(server.url)
const digest = digestProduct({
  name: 'Product',
  description: 'A product that is made.',
  facts: [],
  profile: null,
})
const GONE = 'This post was removed on Reddit, or is older than two days.'

let cookie: string
let productId: string
beforeEach(async () => {
  await superuser.query(
    `update profiles set plan_type = 'plus', subscription_status = 'active' where user_id = $1`,
    [store.userId],
  )
  await superuser.query(
    'truncate reddit.verdicts, activity, activity_outcomes, activity_checks, activity_replies, thread_marks',
  )
  cookie = await signInAs(superuser, server, store.userId)
  await store.control('rules', {
    subreddit: 'woodworking',
    rules: [{ name: 'Be kind', description: 'Be kind to each other.' }],
  })
  const [id = ''] = await store.watch('woodworking')
  productId = id
})

async function post(id: string, more: { ago?: string; set?: string; title?: string } = {}) {
  await superuser.query(
    `insert into reddit.posts (id, created_at, community, subreddit, title, selftext, author, permalink, score, num_comments,
       upvote_ratio, locked, archived, stickied, over_18, check_at)
     values ($1, now() - $2::interval, 'woodworking', 'woodworking', $3, 'And more.', 'someone', '/r/x/comments/' || $1 || '/', 1, 2, 1,
       false, false, false, false, now() + interval '1 day')`,
    [id, more.ago ?? '1 minute', more.title ?? 'Which saw do you use?'],
  )
  if (more.set) await superuser.query(`update reddit.posts set ${more.set} where id = $1`, [id])
}

type Verdict = {
  fit?: string | null
  wants?: string
  trouble?: string
  inTrouble?: boolean
  product?: string
  digest?: string
}

async function read(postId: string, verdict: Verdict = {}) {
  const { fit = 'strong', wants = 'asks_tool', trouble = 'none', inTrouble = false } = verdict
  await superuser.query(
    `insert into reddit.verdicts (post_id, created_at, user_id, product_id, digest, score, wants, in_trouble, asks, meets, fit, rank, trouble, why)
     select id, created_at, $1, $2, $3, 0.9, $4, $5, title, 'A product that is made.', $6, $7, $8, $9 from reddit.posts where id = $10`,
    [
      store.userId,
      verdict.product ?? productId,
      verdict.digest ?? digest,
      wants,
      inTrouble,
      ...(fit === null ? [null, null, null, null] : [fit, 2, trouble, `Why ${postId}.`]),
      postId,
    ],
  )
}

const open = (postId: string, product = productId, by = cookie) =>
  api.get(`/api/today/threads/${postId}?product=${product}`, { cookie: by })

test('a thread is opened by its address, placed as the list places it', async () => {
  await post('good')
  await read('good')
  // The first one has to wait for the rules, longer than anyone else would on a busy machine.
  await expect.poll(async () => (await open('good')).body.allowance, { timeout: 50_000 }).toBe('silent')
  const { status, body } = await open('good')
  expect(status).toBe(200)
  expect(thread.parse(body)).toMatchObject({
    post: { id: 'good', title: 'Which saw do you use?', closed: false },
    product: { id: productId, name: 'Product' },
    group: 'mention',
    allowance: 'silent',
    fit: { state: 'judged', fit: 'strong', why: 'Why good.' },
  })
  const { body: today } = await api.get('/api/today?timeZone=UTC', { cookie })
  expect(today.threads).toEqual([body])
})

test('so is one that is only there to read, one that was answered, put aside or closed, and one that nobody has read for the product', async () => {
  await post('told')
  await read('told', { fit: 'fair', wants: 'shows' })
  await post('done')
  await read('done')
  await superuser.query(
    `insert into activity (user_id, kind, subreddit, post_id, named) values ($1, 'comment', 'woodworking', 'done', false)`,
    [store.userId],
  )
  await superuser.query(
    `insert into thread_marks (user_id, post_id, product_id, subreddit, kind) values ($1, 'done', $2, 'woodworking', 'dismissed')`,
    [store.userId, productId],
  )
  await post('shut', { set: 'locked = true' })
  await read('shut')
  await post('new')
  await read('new', { digest: 'other' })
  const bodies = await Promise.all(
    ['told', 'done', 'shut', 'new'].map(async (id) => thread.parse((await open(id)).body)),
  )
  expect(bodies.map(({ group, post, fit }) => [group, post.closed, fit.state])).toEqual([
    ['reading', false, 'judged'],
    ['mention', false, 'judged'],
    ['mention', true, 'judged'],
    ['help', false, 'unread'],
  ])
})

const NO_WORDS = "title = '', selftext = '', author = '', permalink = '', url = null"

test.each([
  ['removed', `removed_by_category = 'deleted', ${NO_WORDS}`],
  ['for adults', `over_18 = true, ${NO_WORDS}`],
])('a post that is %s is gone', async (_, set) => {
  await post('gone', { set })
  await read('gone')
  const { status, body } = await open('gone')
  expect([status, body.error]).toEqual([404, GONE])
})

test('a post is gone after two days, even where its hour is still there', async () => {
  const hour = (ago: number) => new Date((Math.floor(Date.now() / 3_600_000) - ago) * 3_600_000).toISOString()
  await superuser.query(
    `create table reddit.posts_old partition of reddit.posts for values from ('${hour(49)}') to ('${hour(47)}')`,
  )
  await post('old', { ago: '48 hours 1 minute' })
  const answer = await open('old')
  await superuser.query('drop table reddit.posts_old')
  expect([answer.status, answer.body.error]).toEqual([404, GONE])
})

test('nobody in trouble is shown, whichever product they were read for, nor where only the sieve fears it', async () => {
  const [other = ''] = await store.watch('devops')
  await post('crisis')
  await read('crisis')
  expect((await open('crisis')).status).toBe(200)
  await read('crisis', { product: other, trouble: 'crisis' })
  await post('feared')
  await read('feared', { fit: null, inTrouble: true })
  await post('words', { title: 'I want to kill myself' })
  const answers = await Promise.all(['crisis', 'feared', 'words'].map((id) => open(id)))
  expect(answers.map(({ status, body }) => [status, body.error])).toEqual([
    [404, GONE],
    [404, GONE],
    [404, GONE],
  ])
})

test("it's opened for the user's own products alone, and for those that the plan covers", async () => {
  await post('good')
  await read('good')
  const { id } = await buildUser(superuser, { plan: 'pro', onboarded: true })
  const theirs = await signInAs(superuser, server, id)
  expect((await open('good', productId, theirs)).status).toBe(404)
  expect((await open('good', crypto.randomUUID())).status).toBe(404)
  expect((await open('good', 'x')).status).toBe(400)
  expect((await api.get('/api/today/threads/good', { cookie })).status).toBe(400)
  const [second = ''] = await store.watch('devops')
  expect((await open('good', second)).status).toBe(200)
  await superuser.query(`update profiles set plan_type = 'pro' where user_id = $1`, [store.userId])
  expect((await open('good', second)).status).toBe(404)
})

test('without a plan nothing is opened', async () => {
  const { id } = await buildUser(superuser, { plan: 'free', onboarded: true })
  const theirs = await signInAs(superuser, server, id)
  expect((await open('good', productId, theirs)).status).toBe(402)
})

test('someone without a session reads the same', async () => {
  await post('good')
  await read('good')
  const { body } = await open('good')
  const { judgeFor, ...services } = server.services
  const source = { ...services, userId: store.userId, judge: judgeFor(store.userId) }
  expect(await readThread(source, { postId: 'good', productId })).toEqual(body)
  expect((await readToday(source, { timeZone: 'UTC' })).threads).toEqual([body])
})
