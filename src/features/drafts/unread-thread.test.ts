import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { startLlm } from '../../../simulators/llm/start-llm.ts'
import { startReddit } from '../../../simulators/reddit/start-reddit.ts'
import { apiClient } from '../../../test/api-client.ts'
import { cloneDatabase } from '../../../test/database.ts'
import { buildUser } from '../../../test/factories.ts'
import { modelEnvironment } from '../../../test/model-environment.ts'
import { readEvents } from '../../../test/read-events.ts'
import { redditEnvironment } from '../../../test/reddit-environment.ts'
import { serveApp } from '../../../test/serve-app.ts'
import { signInAs } from '../../../test/sign-in.ts'
import * as schema from './schema.ts'

const { databaseUrl, superuser } = await cloneDatabase()
const llm = await startLlm({ port: 0 })
const reddit = await startReddit({ port: 0 })
afterAll(() => Promise.all([llm.close(), reddit.close()]))
const environment = { ...modelEnvironment(llm.url), ...redditEnvironment(reddit.url) }
const server = await serveApp(databaseUrl, environment)
const { redis } = server.services
const { prefix } = server.config.redis

const faults = `${reddit.url}/__control/faults`
const hideThreads = (fault: object) =>
  fetch(faults, { method: 'POST', body: JSON.stringify({ match: { path: '/comments/' }, fault }) })
const showThreads = () => fetch(faults, { method: 'DELETE' })
const down = { status: 503 }
afterEach(async () => {
  await showThreads()
  const kept = await redis.keys(`${prefix}:register:*`)
  if (kept.length > 0) await redis.del(kept)
})

let me: { id: string; cookie: string }
beforeEach(async () => {
  const { id } = await buildUser(superuser, { plan: 'plus', onboarded: true })
  me = { id, cookie: await signInAs(superuser, server, id) }
  // So that on a busy machine no draft is too early for them.
  await apiClient(server.url).get('/api/reddit/passport?subreddit=petbusiness&kind=comment', me)
})

const title = 'Which booking software do dog groomers use against no-shows?'
const answers = [18, 20, 22, 24, 26].map((count) => Array.from({ length: count }, () => 'word').join(' '))

async function posted(subreddit = 'petbusiness') {
  const replies = answers.map((body) => ({ author: 'groomer', body, score: 9, hoursAgo: 1 }))
  const body = JSON.stringify({ subreddit, title, hoursAgo: 2, comments: replies.length, replies })
  const added = await fetch(`${reddit.url}/__control/posts`, { method: 'POST', body })
  return ((await added.json()) as { id: string }).id.replace('t3_', '')
}

const asking = { postTitle: title, productName: 'Pawslot', subreddit: 'petbusiness' }
async function draft(input: object, { url } = server, person = me) {
  const path = '/api/ai/generate-comment.js'
  const { status, body } = await apiClient(url).post(path, { ...asking, ...input }, person)
  expect(status).toBe(200)
  return schema.commentAnswer.parse(body)
}
const codesOf = ({ reasons }: Pick<schema.CommentAnswer, 'reasons'>) => reasons.map(({ code }) => code)
const seen = { p25Words: 20, medianWords: 22, p90Words: 26, withLists: 0, lowerCaseStarts: 1 }

test.each([
  ['fails', down],
  ['comes too late', { delayMs: 8_000 }],
  ['is refused', { status: 403, body: { reason: 'private', message: 'Forbidden', error: 403 } }],
])(
  'a draft whose thread %s says last that nobody has read it, and may do what it may otherwise',
  async (_, fault) => {
    for (const mention of ['auto', 'always', 'never']) {
      const heard = await draft({ mention, postId: await posted() })
      expect(codesOf(heard)).not.toContain('thread_unread')
      await hideThreads(fault)
      const postId = await posted()
      const unheard = await draft({ mention, postId })
      expect(unheard.mode).toBe(heard.mode)
      expect(codesOf(unheard)).toEqual([...codesOf(heard), 'thread_unread'])
      const { body } = await apiClient(server.url).get(`/api/drafts?postId=${postId}`, me)
      const [kept] = schema.draft.array().parse(body.drafts)
      expect(kept && codesOf(kept)).toEqual(codesOf(unheard))
      await showThreads()
    }
  },
)

test('someone who watches a draft being written is told before its first word', async () => {
  await hideThreads(down)
  const headers = { origin: server.url, cookie: me.cookie, accept: 'text/event-stream' }
  const response = await fetch(`${server.url}/api/ai/generate-comment.js`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ ...asking, postId: await posted() }),
  })
  const [start] = await readEvents(response)
  expect(start).toMatchObject({
    type: 'start',
    reasons: expect.arrayContaining([{ code: 'thread_unread' }]) as unknown,
  })
})

test('nothing is said of a thread that nobody knows, or where no post was given', async () => {
  expect(codesOf(await draft({ postId: 'zzz1' }))).not.toContain('thread_unread')
  await hideThreads(down)
  expect(codesOf(await draft({}))).not.toContain('thread_unread')
})

test('how people write in a community is known from its last thread when another cannot be read', async () => {
  expect((await draft({ postId: await posted() })).register).toEqual(seen)
  await hideThreads(down)
  expect((await draft({ postId: await posted(), subreddit: 'PetBusiness' })).register).toEqual(seen)
  expect((await draft({ postId: await posted(), subreddit: 'smallbusiness' })).register).toBeNull()
})

test('of strangers only numbers are kept, for two days after they were last read', async () => {
  await draft({ postId: await posted() })
  const key = `${prefix}:register:petbusiness`
  expect(JSON.parse((await redis.get(key)) ?? '')).toEqual(seen)
  expect(await redis.ttl(key)).toBeGreaterThan(47 * 3_600)
  expect(await redis.ttl(key)).toBeLessThanOrEqual(48 * 3_600)
  await redis.expire(key, 100)
  await hideThreads(down)
  expect((await draft({ postId: await posted() })).register).toEqual(seen)
  expect(await redis.ttl(key)).toBeLessThanOrEqual(100)
})

test('a thread counts for the community that Reddit names, not for the one that was sent along', async () => {
  await draft({ postId: await posted(), subreddit: 'smallbusiness' })
  expect(await redis.keys(`${prefix}:register:*`)).toEqual([`${prefix}:register:petbusiness`])
})

test('what another release has kept in another form is no register', async () => {
  await redis.set(`${prefix}:register:petbusiness`, JSON.stringify({ words: 20 }))
  await hideThreads(down)
  expect(await draft({ postId: await posted() })).toMatchObject({ register: null })
})

test('while Redis is away the draft is written without it, whether its thread can be read or not', async () => {
  const bare = await serveApp(databaseUrl, environment)
  const person = { id: me.id, cookie: await signInAs(superuser, bare, me.id) }
  bare.services.redis.disconnect()
  expect((await draft({ postId: await posted() }, bare, person)).register).toEqual(seen)
  await hideThreads(down)
  const unheard = await draft({ postId: await posted() }, bare, person)
  expect([unheard.register, codesOf(unheard).at(-1)]).toEqual([null, 'thread_unread'])
})
