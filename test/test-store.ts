import { randomUUID } from 'node:crypto'
import { drizzle } from 'drizzle-orm/node-postgres'
import { Redis } from 'ioredis'
import pg from 'pg'
import { afterAll, beforeEach, expect } from 'vitest'
import { startReddit } from '../simulators/reddit/start-reddit.ts'
import { cloneDatabase } from './database.ts'
import { buildUser } from './factories.ts'
import { createReddit } from '../src/adapters/reddit/create-reddit.ts'
import { redisUrl, testConfig } from '../src/adapters/reddit/test-processes.ts'
import { createLog } from '../src/platform/log.ts'
import { rollHours } from '../src/features/watch/keep-hours.ts'
import { pollCommunities } from '../src/features/watch/poll-communities.ts'
import { refreshPosts } from '../src/features/watch/refresh-posts.ts'

type Row = { id: string; title: string; created_at: Date } & Record<string, unknown>

/** A store of the test's own with a simulated Reddit; empty before each test. */
export async function openTestStore() {
  const { databaseUrl, superuser, roleUrls } = await cloneDatabase()
  const simulator = await startReddit({ port: 0 })
  const redis = new Redis(redisUrl)
  const prefix = `test-${randomUUID()}`
  const pool = new pg.Pool({ connectionString: roleUrls.worker, max: 4 })
  const db = drizzle(pool, { casing: 'snake_case' })
  const access = { clientId: 'threadlark-sim', clientSecret: 'threadlark-sim-secret' }
  const reddit = createReddit(
    { ...testConfig(simulator.url), ...access },
    { redis, prefix, log: createLog({ level: 'silent' }) },
  )
  const { id: userId } = await buildUser(superuser, { plan: 'pro', onboarded: true })
  const gone: string[] = []
  await rollHours(db)

  afterAll(async () => {
    const keys = await redis.keys(`${prefix}*`)
    if (keys.length > 0) await redis.unlink(keys)
    redis.disconnect()
    await Promise.all([pool.end(), reddit.close(), simulator.close()])
  })
  beforeEach(async () => {
    gone.length = 0
    await superuser.query('delete from products')
    await superuser.query('delete from reddit.watched_communities')
    await superuser.query('truncate reddit.posts, reddit.read_front')
  })

  const control = async (path: string, body: unknown) => {
    const url = `${simulator.url}/__control/${path}`
    const answer = await fetch(url, { method: 'POST', body: JSON.stringify(body) })
    expect(answer.ok, `${path} said ${answer.status}`).toBe(true)
    return answer.status === 204 ? {} : ((await answer.json()) as Record<string, string>)
  }
  /** Whatever Reddit is asked for fails like this, until it is healed. */
  const fail = (fault: object) => control('faults', { match: { path: '^/' }, fault })
  const heal = () => fetch(`${simulator.url}/__control/faults`, { method: 'DELETE' })
  const poller = { db, reddit, onGone: async (ids: string[]) => void gone.push(...ids) }
  const poll = async () => {
    while ((await pollCommunities(poller)).more);
  }
  const first = async (text: string, value: string) => (await superuser.query(text, [value])).rows[0]

  return {
    databaseUrl,
    roleUrls,
    redditUrl: simulator.url,
    superuser,
    userId,
    db,
    redis,
    prefix,
    reddit,
    poller,
    /** What others were told is gone. */
    gone,
    control,
    fail,
    heal,
    addPost: async (subreddit: string, title: string, more = {}) =>
      (await control('posts', { subreddit, title, body: `${title} and more.`, ...more })).id ?? '',
    /** A product for each. */
    watch: async (...names: string[]) => {
      const { rows } = await superuser.query<{ id: string }>(
        `insert into products (user_id, name, description, subreddits)
         select $1, 'Product', 'A product that is made.', array[named] from unnest($2::text[]) as named returning id`,
        [userId, names],
      )
      return rows.map(({ id }) => id)
    },
    poll,
    /** As if it were time again. */
    pollAgain: async () => {
      await superuser.query(
        `update reddit.watched_communities set next_poll_at = now() - interval '1 minute'`,
      )
      await poll()
    },
    refresh: () => refreshPosts(poller),
    /** As if it were time to ask about all posts. */
    makeDue: () => superuser.query(`update reddit.posts set check_at = now() - interval '1 second'`),
    postsOf: async (name: string) =>
      (
        await superuser.query<Row>(
          'select * from reddit.posts where community = $1 order by created_at desc',
          [name],
        )
      ).rows,
    postById: (id: string) => first('select * from reddit.posts where id = $1', id),
    community: (name: string) => first('select * from reddit.watched_communities where name = $1', name),
  }
}
