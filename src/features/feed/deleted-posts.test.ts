import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { startReddit } from '../../../simulators/reddit/start-reddit.ts'
import { apiClient } from '../../../test/api-client.ts'
import { cloneDatabase } from '../../../test/database.ts'
import { buildUser } from '../../../test/factories.ts'
import { redditEnvironment } from '../../../test/reddit-environment.ts'
import { serveApp } from '../../../test/serve-app.ts'
import { signInAs } from '../../../test/sign-in.ts'
import { MAX_AGE_MS } from '../../adapters/reddit/cached-reddit.ts'
import { createReddit } from '../../adapters/reddit/create-reddit.ts'
import { forgetDeleted } from '../../adapters/reddit/forget-deleted.ts'
import { readContents } from '../../adapters/reddit/test-contents.ts'
import { createCacheStore } from '../../platform/cache-store.ts'
import { feed, searchAnswer } from './schema.ts'

const { databaseUrl, superuser } = await cloneDatabase()
// Reddit's time stands still, so that nothing else is deleted in the meantime.
const startedAt = Date.now()
const simulator = await startReddit({ port: 0, clock: () => startedAt })
const env = { ...redditEnvironment(simulator.url), REDIS_PREFIX: `test-${randomUUID()}` }
const servers = [await serveApp(databaseUrl, env), await serveApp(databaseUrl, env)] as const
const [{ services, config }] = servers
const reddit = createReddit(config.reddit, {
  redis: services.redis,
  prefix: config.redis.prefix,
  log: services.log,
})
afterAll(() => Promise.all([simulator.close(), reddit.close()]))

const user = await buildUser(superuser, { plan: 'plus', onboarded: true })
const control = async (path: string, body: unknown) => {
  const answer = await fetch(`${simulator.url}/__control/${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
  })
  return answer.status === 204 ? {} : ((await answer.json()) as Record<string, string>)
}

/** The worker's next round, which comes when what we know is eleven minutes old. */
const check = () =>
  forgetDeleted({
    reddit,
    store: createCacheStore(services.redis, { prefix: config.redis.prefix, hardMaxAgeMs: MAX_AGE_MS }),
    now: () => Date.now() + 11 * 60_000,
  })

type Wanted = { subreddit: string; word: string; permalink?: string }

async function askEveryRoute(server: (typeof servers)[number], { subreddit, word, permalink = '' }: Wanted) {
  const api = apiClient(server.url)
  // Each server has its own origin here, and with it its own name for the cookie.
  const person = { cookie: await signInAs(superuser, server, user.id) }
  const listing = await api.get(`/api/reddit/reddit.js?subreddit=${subreddit}&sort=new&limit=100`, person)
  const search = await api.post('/api/reddit/search', { keyword: word, subreddits: [subreddit] }, person)
  const redditUrl = `https://www.reddit.com${permalink}`
  const post = await api.post('/api/reddit/fetch-post.js', { redditUrl }, person)
  const { data, freshness } = feed.parse(listing.body)
  return {
    shown: {
      feed: data.children.some((child) => child.data.title.includes(word)),
      search: searchAnswer.parse(search.body).posts.some(({ title }) => title.includes(word)),
      post: post.status,
    },
    posts: data.children.length,
    fetchedAt: [freshness.fetchedAt, searchAnswer.parse(search.body).freshness.fetchedAt],
  }
}

test.each([
  ['deleted', 'microsaas'],
  ['moderator', 'SaaS'],
  ['gone', 'startups'],
])(
  'after a post is %s, no route of any server shows it once the next check has run, and Redis has lost it',
  async (as, subreddit) => {
    const word = `canary${randomUUID().slice(0, 8)}`
    const { id = '', permalink } = await control('posts', { subreddit, title: `My ${word}` })
    const wanted = { subreddit, word, permalink }
    const before = []
    for (const server of servers) before.push(await askEveryRoute(server, wanted))
    for (const { shown } of before) expect(shown).toEqual({ feed: true, search: true, post: 200 })
    expect(await readContents(services.redis, config.redis.prefix)).toContain(word)

    await control('delete', { id, as })
    expect(await check()).toMatchObject({ gone: [id], failure: undefined })
    expect(await readContents(services.redis, config.redis.prefix)).not.toContain(word)
    await wait(5_100)
    for (const [index, server] of servers.entries()) {
      const after = await askEveryRoute(server, wanted)
      expect(after.shown).toEqual({ feed: false, search: false, post: 404 })
      // The rest is what it was, and as old: nothing was asked for again.
      expect(after.posts).toBe((before[index]?.posts ?? 0) - 1)
      expect(after.fetchedAt).toEqual(before[index]?.fetchedAt)
    }
  },
  40_000,
)
