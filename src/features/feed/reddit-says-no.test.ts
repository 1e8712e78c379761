import { afterAll, afterEach, expect, test } from 'vitest'
import { startReddit } from '../../../simulators/reddit/start-reddit.ts'
import { apiClient } from '../../../test/api-client.ts'
import { cloneDatabase } from '../../../test/database.ts'
import { buildUser } from '../../../test/factories.ts'
import { redditEnvironment } from '../../../test/reddit-environment.ts'
import { serveApp } from '../../../test/serve-app.ts'
import { signInAs } from '../../../test/sign-in.ts'

const { databaseUrl, superuser } = await cloneDatabase()
const reddit = await startReddit({ port: 0 })
const { id } = await buildUser(superuser, { plan: 'plus', onboarded: true })

const control = (method: string, path: string, body?: object) =>
  fetch(`${reddit.url}/__control/${path}`, { method, ...(body ? { body: JSON.stringify(body) } : {}) })
const become = (state: string) => () => control('POST', 'subreddits', { name: 'indiehackers', state })
const fail = (fault: object) => () => control('POST', 'faults', { match: { path: '^/r/' }, fault })

afterEach(() => control('DELETE', 'faults'))
afterAll(() => reddit.close())

test.each([
  {
    cause: become('private'),
    status: 404,
    reason: 'private',
    error: 'Only members can read this community.',
  },
  {
    cause: become('quarantined'),
    status: 404,
    reason: 'quarantined',
    error: 'Reddit keeps this community behind a warning, so it cannot be read here.',
  },
  { cause: become('banned'), status: 404, reason: 'banned', error: 'Reddit has banned this community.' },
  {
    cause: fail({ status: 451, body: { message: 'Unavailable', error: 451 } }),
    status: 404,
    reason: 'withheld',
    error: 'Reddit withholds this content for legal reasons.',
  },
  {
    cause: fail({ status: 429, headers: { 'retry-after': '30' } }),
    status: 429,
    reason: 'rate_limited',
    error: 'We have asked Reddit for a lot just now. Please try again in a moment.',
  },
  {
    cause: fail({ delayMs: 10_000 }),
    status: 504,
    reason: 'timeout',
    error: 'Reddit took too long to answer. Please try again in a moment.',
  },
])('$reason: the feed says so', async ({ cause, status, reason, error }) => {
  // Each with a quota and a memory of its own.
  const server = await serveApp(databaseUrl, redditEnvironment(reddit.url))
  const cookie = await signInAs(superuser, server, id)
  await cause()
  const answer = await apiClient(server.url).get('/api/reddit/reddit.js?subreddit=indiehackers', { cookie })
  expect(answer).toMatchObject({ status, body: { reason, error } })
  await become('public')()
})
