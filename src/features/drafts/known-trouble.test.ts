import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { startLlm } from '../../../simulators/llm/start-llm.ts'
import { startReddit } from '../../../simulators/reddit/start-reddit.ts'
import { apiClient } from '../../../test/api-client.ts'
import { cloneDatabase } from '../../../test/database.ts'
import { buildUser } from '../../../test/factories.ts'
import { modelEnvironment } from '../../../test/model-environment.ts'
import { redditEnvironment } from '../../../test/reddit-environment.ts'
import { serveApp } from '../../../test/serve-app.ts'
import { signInAs } from '../../../test/sign-in.ts'
import { digestProduct } from '../fits/digest-product.ts'
import type { Reading } from '../fits/readings.ts'
import { boundPosts, idsOf } from '../fits/shown-posts.ts'

const { databaseUrl, superuser } = await cloneDatabase()
const llm = await startLlm({ port: 0, recordings: new Map() })
const reddit = await startReddit({ port: 0 })
afterAll(() => Promise.all([llm.close(), reddit.close()]))
const server = await serveApp(databaseUrl, { ...modelEnvironment(llm.url), ...redditEnvironment(reddit.url) })
const api = apiClient(server.url)
afterEach(() => fetch(`${llm.url}/__control/usage`, { method: 'DELETE' }))

const PATH = '/api/ai/generate-comment.js'
const product = { name: 'Pawslot', description: 'Booking for dog groomers.', facts: [], profile: null }
let me: { cookie: string }
let of: { productId: string; digest: string }
beforeAll(async () => {
  const { id } = await buildUser(superuser, { plan: 'plus', onboarded: true })
  me = { cookie: await signInAs(superuser, server, id) }
  const { rows } = await superuser.query(
    'insert into products (user_id, name, description) values ($1, $2, $3) returning id',
    [id, product.name, product.description],
  )
  of = { productId: rows[0].id, digest: digestProduct(product) }
})

const judged = {
  score: 1,
  wants: 'asks_how',
  fit: 'low',
  asks: null,
  meets: null,
  why: 'Some reason.',
} as const
const sieved = { score: 1, wants: 'asks_how', asks: null, meets: null, held: null } as const
const keep = (reading: Reading) => server.services.readings.keep(of, [reading], Date.now() + 60_000)
const asked = async () => {
  const { usage } = (await (await fetch(`${llm.url}/__control/usage`)).json()) as {
    usage: { model: string }[]
  }
  return usage.map(({ model }) => model)
}
const draft = (words: object) =>
  api.post(PATH, { productName: product.name, productId: of.productId, ...words }, me)
const plain = { postTitle: 'This migration makes me want to die', postDescription: 'How do you test yours?' }
const quiet = {
  postTitle: 'The keys are with my sister now',
  postDescription: 'Which accounts close by themselves?',
}

test('whom the model has found in trouble is not asked about again, and gets no draft', async () => {
  await keep({ postId: 'abc1', state: 'judged', ...judged, trouble: 'bereavement', askAgainAt: null })
  expect(await draft({ ...quiet, postId: 'abc1' })).toMatchObject({
    status: 422,
    body: { code: 'declined', error: expect.stringMatching(/^They're grieving\./) },
  })
  expect(await asked()).toEqual([])
})

test('where the model has found nobody in trouble, hard words stop nothing, and nobody is asked about that again', async () => {
  expect(await draft({ ...plain, postId: 'abc2' })).toMatchObject({ status: 422 })
  await keep({ postId: 'abc2', state: 'judged', ...judged, trouble: 'none', askAgainAt: null })
  expect(await draft({ ...plain, postId: 'abc2' })).toMatchObject({ status: 200 })
  // The draft is written, and then read for its meaning.
  expect(await asked()).toEqual(['sim-writer', 'sim-small'])
})

test('where the sieve fears it and the model fails, there is no draft until it can be asked', async () => {
  await keep({ postId: 'abc3', state: 'sieved', ...sieved, inTrouble: true, askAgainAt: null })
  const behaviour = `${llm.url}/__control/behaviour`
  await fetch(behaviour, { method: 'POST', body: JSON.stringify({ mode: 'fail', model: 'sim-small' }) })
  expect(await draft({ ...quiet, postId: 'abc3' })).toMatchObject({
    status: 502,
    body: { error: "We couldn't make sure that nobody here is in trouble. Try again in a moment." },
  })
  expect(await asked()).toEqual([])
  await fetch(behaviour, { method: 'DELETE' })
  expect(await draft({ ...quiet, postId: 'abc3' })).toMatchObject({
    status: 200,
    body: { mode: 'no_mention', reasons: [{ code: 'trouble_feared' }] },
  })
})

test('under a post that the model calls a low fit a draft just helps, unless the user wishes otherwise', async () => {
  await keep({ postId: 'abc4', state: 'judged', ...judged, trouble: 'none', askAgainAt: null })
  const { body } = await draft({ ...quiet, postId: 'abc4' })
  expect(body).toMatchObject({ mode: 'no_mention', reasons: [{ code: 'post_hardly_fits' }] })
  const wished = await draft({ ...quiet, postId: 'abc4', mention: 'always' })
  expect(wished.body.mode).toBe('mention_disclosed')
})

test('a pasted post is known by its words', async () => {
  const [postId = ''] = idsOf(
    boundPosts({ from: 'pasted', subreddit: '', title: quiet.postTitle, text: quiet.postDescription }),
  )
  await keep({ postId, state: 'judged', ...judged, trouble: 'eviction', askAgainAt: null })
  for (const words of [quiet, { ...quiet, postId: 'abc9' }])
    expect(await draft(words)).toMatchObject({ status: 422, body: { code: 'declined' } })
  expect(await asked()).toEqual([])
})
