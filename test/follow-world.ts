import { drizzle } from 'drizzle-orm/node-postgres'
import { Redis } from 'ioredis'
import { afterAll, expect } from 'vitest'
import { startReddit } from '../simulators/reddit/start-reddit.ts'
import { createReddit } from '../src/adapters/reddit/create-reddit.ts'
import { redisUrl, testConfig } from '../src/adapters/reddit/test-processes.ts'
import { createPool } from '../src/db/pool.ts'
import { type Follower, lookAtDue } from '../src/features/activity/follow/look-at-due.ts'
import { readGrown } from '../src/features/activity/follow/read-grown.ts'
import { createReplyWords } from '../src/features/activity/follow/reply-words.ts'
import { entryList } from '../src/features/activity/schema.ts'
import { raiseReplies } from '../src/features/alerts/tell/raise-replies.ts'
import { apiClient } from './api-client.ts'
import { cloneDatabase } from './database.ts'
import { buildProduct, buildUser } from './factories.ts'
import { redditEnvironment } from './reddit-environment.ts'
import { serveApp } from './serve-app.ts'
import { signInAs } from './sign-in.ts'

type Added = { id: string; permalink: string; share: string; postId: string }

/** The API, what workers follow with, and a simulated Reddit on which people comment. */
export async function openFollowWorld() {
  const { databaseUrl, superuser, roleUrls } = await cloneDatabase()
  const simulator = await startReddit({ port: 0 })
  const server = await serveApp(databaseUrl, redditEnvironment(simulator.url))
  const api = apiClient(server.url)
  const pool = createPool(roleUrls.worker, 6)
  const db = drizzle(pool, { casing: 'snake_case' })
  const redis = new Redis(redisUrl)
  const { prefix } = server.config.redis
  const access = { clientId: 'threadlark-sim', clientSecret: 'threadlark-sim-secret' }
  const reddit = createReddit(
    { ...testConfig(simulator.url), ...access },
    { redis, prefix: `${prefix}-worker`, log: server.services.log },
  )
  const words = createReplyWords(redis, prefix)
  const follower: Follower = { db, reddit, words }
  afterAll(async () => {
    const keys = await redis.keys(`${prefix}*`)
    if (keys.length > 0) await redis.unlink(keys)
    redis.disconnect()
    await Promise.all([pool.end(), reddit.close(), simulator.close()])
  })

  const control = async (path: string, body?: unknown, method = body === undefined ? 'GET' : 'POST') => {
    const url = `${simulator.url}/__control/${path}`
    const answer = await fetch(url, { method, ...(body === undefined ? {} : { body: JSON.stringify(body) }) })
    expect(answer.ok, `${path} said ${answer.status}`).toBe(true)
    return answer.status === 204 ? {} : ((await answer.json()) as Record<string, unknown>)
  }
  const comment = async (body: object) => (await control('comments', body)) as Added

  async function arrive(plan: 'free' | 'pro' | 'plus' = 'plus') {
    const { id } = await buildUser(superuser, { plan, onboarded: true, name: 'Ada Koenig' })
    const productId = await buildProduct(superuser, id)
    return { id, productId, cookie: await signInAs(superuser, server, id) }
  }
  type Person = Awaited<ReturnType<typeof arrive>>

  return {
    api,
    server,
    superuser,
    db,
    redis,
    prefix,
    words,
    follower,
    control,
    comment,
    arrive,
    fail: (fault: object) => control('faults', { match: { path: '^/api/info' }, fault }),
    heal: () => control('faults', undefined, 'DELETE'),
    ask: async (subreddit = 'smallbusiness') =>
      String((await control('posts', { subreddit, title: 'How do you stop no-shows?' })).id),
    say: (postId: string, author = 'ada') =>
      comment({ postId, author, body: 'A reminder the evening before.' }),
    reply: (parentId: string, body = 'Does it text them?', author = 'quietvan', secondsAgo = 0) =>
      comment({ parentId, author, body, secondsAgo }),
    /** Something that was posted, with its link. */
    log: async (person: Person, address: string | null, more: object = {}) => {
      const input = { kind: 'comment', subreddit: 'smallbusiness', productId: person.productId, ...more }
      const { body } = await api.post('/api/activity', input, person)
      const id = String(body.id)
      if (address) {
        const told = await api.put(
          `/api/activity/${id}/address`,
          { address: address.startsWith('http') ? address : `https://www.reddit.com${address}` },
          person,
        )
        expect(told.status, `said ${JSON.stringify(told.body)}`).toBe(204)
      }
      return id
    },
    /** As if this much more time had passed since it was posted, and all that is due since then were due now. */
    pass: (id: string, interval: string) =>
      superuser.query(
        `update activity_outcomes set posted_at = posted_at - $2::interval, next_check_at = next_check_at - $2::interval,
           next_look_at = next_look_at - $2::interval, up_seen_at = up_seen_at - $2::interval where activity_id = $1`,
        [id, interval],
      ),
    /** One turn of a worker. */
    follow: async (worker: Follower = follower) => {
      const looked = await lookAtDue(worker)
      const read = await readGrown({ ...worker, raise: raiseReplies })
      return [looked.failure, read.failure]
    },
    calls: async () => ((await control('usage')).totals ?? {}) as Record<string, number>,
    forgetCalls: () => control('usage', undefined, 'DELETE'),
    list: async (person: Person) => entryList.parse((await api.get('/api/activity', person)).body),
    outcome: async (id: string) =>
      (await superuser.query('select * from activity_outcomes where activity_id = $1', [id])).rows[0],
    checks: async (id: string) =>
      (
        await superuser.query(
          'select hours, state, score, replies from activity_checks where activity_id = $1 order by hours',
          [id],
        )
      ).rows,
    replies: async (id: string) =>
      (
        await superuser.query(
          'select * from activity_replies where activity_id = $1 order by written_at, reply_id',
          [id],
        )
      ).rows,
  }
}
