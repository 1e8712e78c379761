import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { startReddit } from '../../../simulators/reddit/start-reddit.ts'
import { apiClient } from '../../../test/api-client.ts'
import { cloneDatabase } from '../../../test/database.ts'
import { buildUser } from '../../../test/factories.ts'
import { redditEnvironment } from '../../../test/reddit-environment.ts'
import { serveApp } from '../../../test/serve-app.ts'
import { signInAs } from '../../../test/sign-in.ts'
import { countEdits } from './find-nearest-name.ts'

const { databaseUrl, superuser } = await cloneDatabase()
const reddit = await startReddit({ port: 0 })
const server = await serveApp(databaseUrl, redditEnvironment(reddit.url))
const api = apiClient(server.url)
afterAll(() => reddit.close())

let newcomer = { cookie: '' }
beforeAll(async () => {
  const { id } = await buildUser(superuser, { plan: 'free', onboarded: false })
  newcomer = { cookie: await signInAs(superuser, server, id) }
})
const setApproval = (state: string) =>
  fetch(`${reddit.url}/__control/approval`, { method: 'POST', body: JSON.stringify({ state }) })
afterEach(async () => void (await setApproval('approved')))
const check = async (name: string) => (await api.get(`/api/communities/${name}`, newcomer)).body

test.each([
  ['doggrooming', { state: 'exists', nearest: null }],
  ['DogGrooming', { state: 'exists', nearest: null }],
  ['doggroming', { state: 'missing', nearest: 'doggrooming' }],
  ['smalbusiness', { state: 'missing', nearest: 'smallbusiness' }],
  ['xqzwvkjpt', { state: 'missing', nearest: null }],
  ['FounderCircle', { state: 'private', nearest: null }],
])('r/%s: %o', async (name, expected) => {
  expect(await check(name)).toEqual({ name, ...expected })
})

test('what Reddit does not tell is no objection', async () => {
  await setApproval('blocked')
  expect(await check('neverasked')).toEqual({ name: 'neverasked', state: 'unknown', nearest: null })
})

test('someone who asks for ever new names learns nothing more, and costs Reddit nothing more', async () => {
  const { id } = await buildUser(superuser, { plan: 'pro', onboarded: true })
  await server.services.limits.redditCalls.take(id, 60)
  const greedy = { cookie: await signInAs(superuser, server, id) }
  const { status, body } = await api.get('/api/communities/yetanother', greedy)
  expect([status, body.state]).toEqual([200, 'unknown'])
})

test('what no community can be called is refused', async () => {
  expect((await api.get('/api/communities/no%20name', newcomer)).status).toBe(400)
})

test('letters put in, left out and changed are counted', () => {
  expect(countEdits('doggrooming', 'doggroming')).toBe(1)
  expect(countEdits('kitten', 'sitting')).toBe(3)
  expect(countEdits('same', 'same')).toBe(0)
})
