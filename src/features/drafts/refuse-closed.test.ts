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

const { databaseUrl, superuser } = await cloneDatabase()
const llm = await startLlm({ port: 0 })
const reddit = await startReddit({ port: 0 })
afterAll(() => Promise.all([llm.close(), reddit.close()]))
const server = await serveApp(databaseUrl, { ...modelEnvironment(llm.url), ...redditEnvironment(reddit.url) })
const api = apiClient(server.url)

const requests = `${llm.url}/__control/requests`
const faults = `${reddit.url}/__control/faults`
afterEach(() => Promise.all([requests, faults].map((path) => fetch(path, { method: 'DELETE' }))))

let me: { cookie: string }
beforeAll(async () => {
  const { id } = await buildUser(superuser, { plan: 'plus', onboarded: true })
  me = { cookie: await signInAs(superuser, server, id) }
})

const DAY_HOURS = 24
const title = 'How do you stop people from not showing up at the salon?'

async function postedDaysAgo(days: number) {
  const body = JSON.stringify({ subreddit: 'doggrooming', title, hoursAgo: days * DAY_HOURS })
  const answer = await fetch(`${reddit.url}/__control/posts`, { method: 'POST', body })
  return ((await answer.json()) as { id: string }).id
}

const draft = (postId: string) =>
  api.post(
    '/api/ai/generate-comment.js',
    { postTitle: title, postId, subreddit: 'doggrooming', productName: 'Pawslot' },
    me,
  )
const asked = async () => ((await (await fetch(requests)).json()) as { requests: unknown[] }).requests.length

test('a thread that Reddit has closed gets no draft, and no model is asked', async () => {
  // Reddit archives them after half a year.
  const { status, body } = await draft(await postedDaysAgo(200))
  expect({ status, body }).toMatchObject({
    status: 422,
    body: {
      code: 'declined',
      reason: 'closed',
      error: 'This thread is closed. Reddit takes no more comments here, so there is nothing to draft.',
    },
  })
  expect(await asked()).toBe(0)
  const { rows } = await superuser.query('select count(*)::int from generations')
  expect(rows).toEqual([{ count: 0 }])
})

test('a post that its author deleted gets no draft', async () => {
  const id = await postedDaysAgo(1)
  await fetch(`${reddit.url}/__control/delete`, { method: 'POST', body: JSON.stringify({ id }) })
  expect(await draft(id)).toMatchObject({
    status: 422,
    body: { code: 'declined', reason: 'closed', error: 'This post was deleted. Nothing to answer.' },
  })
  expect(await asked()).toBe(0)
})

test('an open thread gets its draft', async () => {
  expect((await draft(await postedDaysAgo(1))).status).toBe(200)
})

test('a thread that nobody can look at now gets its draft, too', async () => {
  const id = await postedDaysAgo(200)
  await fetch(faults, {
    method: 'POST',
    body: JSON.stringify({ match: { path: '/comments/' }, fault: { status: 503 } }),
  })
  expect((await draft(id)).status).toBe(200)
})
