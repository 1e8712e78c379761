import { randomUUID } from 'node:crypto'
import { drizzle } from 'drizzle-orm/node-postgres'
import { Redis } from 'ioredis'
import pg from 'pg'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { startReddit } from '../../../simulators/reddit/start-reddit.ts'
import { cloneDatabase } from '../../../test/database.ts'
import { buildUser } from '../../../test/factories.ts'
import { createReddit } from '../../adapters/reddit/create-reddit.ts'
import { redisUrl, testConfig } from '../../adapters/reddit/test-processes.ts'
import { createLog } from '../../platform/log.ts'
import { findPollable } from './find-pollable.ts'
import { countHours, forgetOldHours, rollHours } from './keep-hours.ts'
import { pollCommunities } from './poll-communities.ts'
import { applyReaderNotes, createReaderNotes } from './reader-notes.ts'
import { refreshPosts } from './refresh-posts.ts'

const { superuser, roleUrls } = await cloneDatabase()
const simulator = await startReddit({ port: 0 })
const redis = new Redis(redisUrl)
const prefix = `test-${randomUUID()}`
const pool = new pg.Pool({ connectionString: roleUrls.worker, max: 4 })
const db = drizzle(pool, { casing: 'snake_case' })
const access = { clientId: 'threadlark-sim', clientSecret: 'threadlark-sim-secret' }
const reddit = createReddit(
  { ...testConfig(simulator.url), ...access },
  {
    redis,
    prefix,
    log: createLog({ level: 'silent' }),
  },
)
afterAll(async () => {
  const keys = await redis.keys(`${prefix}*`)
  if (keys.length > 0) await redis.unlink(keys)
  redis.disconnect()
  await Promise.all([pool.end(), reddit.close(), simulator.close()])
})

const control = async (path: string, body: unknown) => {
  const url = `${simulator.url}/__control/${path}`
  const answer = await fetch(url, { method: 'POST', body: JSON.stringify(body) })
  expect(answer.ok, `${path} said ${answer.status}`).toBe(true)
  return answer.status === 204 ? {} : ((await answer.json()) as Record<string, string>)
}
const addPost = async (subreddit: string, title: string, more = {}) =>
  (await control('posts', { subreddit, title, body: `${title} and more.`, ...more })).id ?? ''
const gone: string[] = []
const poller = { db, reddit, onGone: async (ids: string[]) => void gone.push(...ids) }
const poll = async () => {
  while ((await pollCommunities(poller)).more);
}
/** As if it were time again. */
const pollAgain = async () => {
  await superuser.query(`update reddit.watched_communities set next_poll_at = now() - interval '1 minute'`)
  await poll()
}
const { id: userId } = await buildUser(superuser, { plan: 'pro', onboarded: true })
const watch = (...names: string[]) =>
  superuser.query(
    `insert into products (user_id, name, subreddits) select $1, 'Product', array[named] from unnest($2::text[]) as named`,
    [userId, names],
  )
const postsOf = async (community: string) => {
  const { rows } = await superuser.query(
    'select * from reddit.posts where community = $1 order by created_at desc',
    [community],
  )
  return rows
}
const postById = async (id: string) =>
  (await superuser.query('select * from reddit.posts where id = $1', [id])).rows[0]
const community = async (name: string) =>
  (await superuser.query('select * from reddit.watched_communities where name = $1', [name])).rows[0]

await rollHours(db)
beforeEach(async () => {
  gone.length = 0
  await superuser.query('delete from products')
  await superuser.query('delete from reddit.watched_communities')
  await superuser.query('truncate reddit.posts')
})

test('what is new in watched communities is stored, once, whoever polls how often', async () => {
  await watch('saas', 'pottery', 'indiehackers')
  await poll()
  const before = await postsOf('saas')
  expect(before.length).toBeGreaterThan(3)
  const id = await addPost('SaaS', 'A question that just came')
  await addPost('startups', 'Nobody watches this')
  await pollAgain()
  await Promise.all([pollAgain(), pollAgain()])
  const ids = (await postsOf('saas')).map((post) => post.id)
  expect(ids).toEqual([id, ...before.map((post) => post.id)])
  expect(await postById(id)).toMatchObject({
    community: 'saas',
    subreddit: 'SaaS',
    title: 'A question that just came',
    selftext: 'A question that just came and more.',
    locked: false,
    archived: false,
    stickied: false,
    over_18: false,
    removed_by_category: null,
  })
  expect(await postsOf('startups')).toEqual([])
})

test('more new posts than a page holds are all stored', async () => {
  await watch('saas', 'pottery')
  await poll()
  await superuser.query(`update reddit.watched_communities set polled_at = now() - interval '20 minutes'`)
  const added = new Set<string>()
  for (let n = 0; n < 230; n += 1)
    added.add(await addPost('SaaS', `Post number ${n}`, { hoursAgo: n / 1_000 }))
  await pollAgain()
  const stored = new Set((await postsOf('saas')).map(({ id }) => id))
  expect([...added].filter((id) => !stored.has(id))).toEqual([])
})

const completeSince = async (name: string) => {
  const { complete_since: since } = await community(name)
  return Math.round((Date.now() - since.getTime()) / 60_000)
}

test('a first look takes a day, and of a loud community what three pages hold', async () => {
  for (let n = 0; n < 330; n += 1) await addPost('woodworking', `Post number ${n}`, { hoursAgo: n / 100 })
  await watch('beekeeping')
  await poll()
  expect(await completeSince('beekeeping')).toBeGreaterThanOrEqual(24 * 60)
  await watch('woodworking')
  await poll()
  const { complete_since: since } = await community('woodworking')
  const stored = await postsOf('woodworking')
  expect(stored.length).toBeGreaterThanOrEqual(290)
  expect(since).toEqual(stored.at(-1).created_at)
  await pollAgain()
  expect((await community('woodworking')).complete_since).toEqual(since)
})

test('after a silence in which more was posted than Reddit lists, a community is complete only from there on', async () => {
  await watch('saas')
  await poll()
  await superuser.query(`update reddit.watched_communities set polled_at = now() - interval '9 hours',
    complete_since = now() - interval '20 hours', next_poll_at = now()`)
  const now = Math.floor(Date.now() / 1_000)
  let page = 0
  const busy = {
    newest: async () => {
      page += 1
      const seen = Array.from({ length: 100 }, (_, n) => {
        const createdUtc = now - page * 600 - n
        return {
          id: `${page}x${n}`,
          subreddit: 'SaaS',
          createdUtc,
          locked: false,
          archived: false,
          stickied: false,
          over18: false,
          removedBy: 'moderator',
          post: null,
        }
      })
      return { kind: 'ok' as const, value: { seen, after: `t3_${page}` } }
    },
  }
  await pollCommunities({ ...poller, reddit: busy })
  expect(page).toBe(10)
  expect(await completeSince('saas')).toBe(102)
})

test('a page is stored whatever people write, and however it overlaps with the last', async () => {
  await watch('saas')
  const post = (id: string, title: string) => {
    const createdUtc = Math.floor(Date.now() / 1_000)
    const flags = { locked: false, archived: false, stickied: false, over18: false, removedBy: null }
    const words = {
      title,
      selftext: '',
      author: 'a',
      url: null,
      permalink: '/r/SaaS/a',
      score: 1,
      num_comments: 0,
    }
    const rest = { id, subreddit: 'SaaS', created_utc: createdUtc, upvote_ratio: 1, closed: false }
    return { id, subreddit: 'SaaS', createdUtc, ...flags, post: { ...words, ...rest } }
  }
  const seen = [
    post('one', 'NUL \u0000 here'),
    post('two', 'Half \ud800 of one'),
    post('one', 'NUL \u0000 again'),
  ]
  const reddit = { newest: async () => ({ kind: 'ok' as const, value: { seen, after: null } }) }
  await pollCommunities({ ...poller, reddit })
  const titles = (await postsOf('saas')).map(({ title }) => title).toSorted()
  expect(titles).toEqual(['Half \ufffd of one', 'NUL  again'])
})

test('communities with a sudden crowd are read apart, until Reddit lists all that they posted', async () => {
  await watch('saas', 'startups', 'woodworking', 'indiehackers')
  await poll()
  await superuser.query(`update reddit.watched_communities set polled_at = now() - interval '60 minutes'`)
  const added = new Set<string>()
  for (let n = 0; n < 1_300; n += 1)
    added.add(await addPost(n % 2 ? 'SaaS' : 'startups', `Crowd ${n}`, { hoursAgo: n / 1_300 }))
  await pollAgain()
  const stored = new Set([...(await postsOf('saas')), ...(await postsOf('startups'))].map(({ id }) => id))
  expect([...added].filter((id) => !stored.has(id))).toEqual([])
  expect((await community('saas')).posts_per_day).toBeGreaterThan(5_000)
})

test('a worker that is to end asks for no further page', async () => {
  await watch('saas')
  const calls: string[][] = []
  const reddit = {
    newest: async (names: string[]) => {
      calls.push(names)
      return { kind: 'ok' as const, value: { seen: [], after: null } }
    },
  }
  expect(await pollCommunities({ ...poller, reddit, signal: AbortSignal.abort() })).toMatchObject({
    more: false,
  })
  expect(calls).toEqual([])
  expect((await community('saas')).polled_at).toBeNull()
})

test('once a crash has emptied the store, everything watched is read anew', async () => {
  await watch('saas', 'pottery')
  await poll()
  const before = (await postsOf('saas')).map(({ id }) => id)
  // As PostgreSQL leaves unlogged tables when it comes back.
  await superuser.query('truncate reddit.posts, reddit.store_mark')
  await rollHours(db)
  expect(await community('saas')).toMatchObject({ polled_at: null, complete_since: null })
  await poll()
  expect((await postsOf('saas')).map(({ id }) => id)).toEqual(before)
  const again = await community('saas')
  await rollHours(db)
  expect(await community('saas')).toEqual(again)
})

test('a community is polled again after the time that suits it, and learns its pace', async () => {
  await watch('saas', 'pottery')
  await superuser.query(`update reddit.watched_communities set products = 900 where name = 'saas'`)
  await poll()
  const [saas, pottery] = [await community('saas'), await community('pottery')]
  expect(saas.posts_per_day).toBeGreaterThan(1)
  expect(saas.every_minutes).toBeLessThan(pottery.every_minutes)
  for (const one of [saas, pottery]) {
    const inMinutes = (one.next_poll_at.getTime() - Date.now()) / 60_000
    expect(inMinutes).toBeGreaterThan(one.every_minutes - 1)
    expect(inMinutes).toBeLessThanOrEqual(one.every_minutes)
  }
  expect(await pollCommunities(poller)).toEqual({ calls: 0, more: false })
})

test('a community that nobody watches any more is polled once more at most', async () => {
  await watch('saas')
  await poll()
  await superuser.query('delete from products')
  await pollAgain()
  await superuser.query('update reddit.watched_communities set next_poll_at = now()')
  expect(await pollCommunities(poller)).toEqual({ calls: 0, more: false })
})

test('communities that Reddit closes or does not know hide nobody else', async () => {
  const secret = await addPost('woodworking', 'For members only, soon')
  await watch('saas', 'woodworking', 'no_such_place_at_all')
  await poll()
  expect((await postById(secret)).title).toBe('For members only, soon')
  await control('subreddits', { name: 'woodworking', state: 'private' })
  await pollAgain()
  expect((await postsOf('saas')).length).toBeGreaterThan(3)
  await superuser.query(`delete from products where 'saas' = any(subreddits)`)
  await pollAgain()
  await pollAgain()
  const closed = await community('woodworking')
  expect(closed).toMatchObject({ polled_at: null, complete_since: null })
  expect((await postsOf('woodworking')).filter(({ title }) => title !== '')).toEqual([])
  expect(gone).toContain(secret)
  // One that is closed is left alone for hours.
  expect(closed.next_poll_at.getTime()).toBeGreaterThan(Date.now() + 5 * 3_600_000)
  await control('subreddits', { name: 'woodworking', state: 'public' })
})

test('without a turn in the quota nothing changes; while Reddit fails nothing is marked, and it is tried again soon', async () => {
  await watch('saas')
  const refusing = {
    ...poller,
    reddit: { newest: async () => ({ kind: 'rate_limited', retryAfterMs: 1 }) as const },
  }
  const before = await community('saas')
  expect(await pollCommunities(refusing)).toEqual({ calls: 1, more: false })
  expect(await community('saas')).toEqual(before)
  const failing = { ...poller, reddit: { newest: async () => ({ kind: 'down' }) as const } }
  await pollCommunities(failing)
  const after = await community('saas')
  expect(after.polled_at).toBeNull()
  expect(after.next_poll_at.getTime() - Date.now()).toBeGreaterThan(20_000)
  expect(after.next_poll_at.getTime() - Date.now()).toBeLessThan(40_000)
})

test('a worker that ends between page and schedule leaves the community due, and the next one stores nothing twice', async () => {
  await watch('saas')
  const dying = {
    ...poller,
    onStored: () => {
      throw new Error('the worker ended')
    },
  }
  await expect(pollCommunities(dying)).rejects.toThrow('the worker ended')
  const stored = await postsOf('saas')
  expect(stored.length).toBeGreaterThan(3)
  expect((await community('saas')).polled_at).toBeNull()
  await poll()
  expect((await postsOf('saas')).map(({ id }) => id)).toEqual(stored.map(({ id }) => id))
})

const makeDue = () => superuser.query(`update reddit.posts set check_at = now() - interval '1 second'`)
const refresh = () => refreshPosts(poller)

test.each(['deleted', 'moderator', 'gone'] as const)(
  'of a post that was taken away (%s) no word stays, and it never comes back',
  async (as) => {
    const id = await addPost('SaaS', 'A secret that I regret')
    await watch('saas')
    await poll()
    expect((await postById(id)).title).toBe('A secret that I regret')
    const newest = await reddit.newest(['saas'])
    await control('delete', { id, as })
    await makeDue()
    await refresh()
    const emptied = { title: '', selftext: '', author: '', url: null, permalink: '', removed_by_category: as }
    expect(await postById(id)).toMatchObject(emptied)
    expect(gone).toContain(id)
    // A page that was on its way when it was deleted.
    await superuser.query(`update reddit.watched_communities set next_poll_at = now()`)
    await pollCommunities({ ...poller, reddit: { newest: async () => newest } })
    expect(await postById(id)).toMatchObject(emptied)
  },
)

test('counts and flags follow Reddit, and a post that nobody asks about is compared within ten minutes all the same', async () => {
  const id = await addPost('SaaS', 'It grows', { score: 5, comments: 2 })
  await watch('saas')
  await poll()
  await superuser.query(
    `update reddit.posts set score = 0, num_comments = 0, locked = true, check_at = now() + interval '1 hour'`,
  )
  await refresh()
  expect(await postById(id)).toMatchObject({ score: 0, num_comments: 0, locked: true })
  await superuser.query(`update reddit.posts set seen_at = now() - interval '11 minutes'`)
  await refresh()
  const seen = await postById(id)
  expect(seen.score).toBeGreaterThan(0)
  expect(seen.locked).toBe(false)
  expect(seen.check_at.getTime()).toBeGreaterThan(Date.now() + 10 * 60_000)
})

test('while Reddit can not be asked, posts stay as they are and are asked about again', async () => {
  await watch('saas')
  await poll()
  await makeDue()
  const down = { ...poller, reddit: { lookUp: async () => ({ kind: 'down' }) as const } }
  expect(await refreshPosts(down)).toEqual({ gone: 0, failure: 'down', more: false })
  const { rows } = await superuser.query(
    'select count(*)::int as due from reddit.posts where check_at <= now()',
  )
  expect(rows[0].due).toBe((await postsOf('saas')).length)
})

test('when Reddit shows none of many posts it is not believed, and they wait', async () => {
  for (let n = 0; n < 120; n += 1) await addPost(n % 2 ? 'startups' : 'indiehackers', `Still here ${n}`)
  await watch('startups', 'indiehackers')
  await poll()
  await makeDue()
  const asked: string[][] = []
  const lookUp = async (ids: string[]) => {
    asked.push(ids)
    return { kind: 'ok' as const, value: [] }
  }
  gone.length = 0
  const titles = async () => (await postsOf('startups')).map(({ title }) => title).toSorted()
  const before = await titles()
  const silent = () => refreshPosts({ ...poller, reddit: { lookUp } })
  expect(await silent()).toEqual({ gone: 0, failure: 'nothing shown', more: false })
  await silent()
  expect(await titles()).toEqual(before)
  expect(gone).toEqual([])
  expect(asked[1]?.filter((id) => asked[0]?.includes(id))).toEqual([])
})

test('a community that someone looks at is polled before all others if what we hold is old, and oftener from then on', async () => {
  await watch('pottery', 'saas', 'woodworking')
  await superuser.query(`update reddit.watched_communities set posts_per_day = 2, every_minutes = 24, read_at = null,
    polled_at = now() - interval '20 minutes', next_poll_at = now() + interval '4 minutes'`)
  const later = (await community('saas')).next_poll_at
  await superuser.query(
    `update reddit.watched_communities set polled_at = now() - interval '4 minutes' where name = 'saas'`,
  )
  await superuser.query(
    `update reddit.watched_communities set next_poll_at = now() - interval '9 hours' where name = 'woodworking'`,
  )
  const notes = createReaderNotes(redis, prefix)
  for (const name of ['Pottery', 'SaaS', 'Unwatched']) notes.note(name)
  await redis.ping()
  await applyReaderNotes(db, notes)
  expect((await findPollable(db)).map(({ name, isDue }) => [name, isDue])).toEqual([
    ['pottery', true],
    ['woodworking', true],
    ['saas', false],
  ])
  expect((await community('saas')).next_poll_at).toEqual(later)
  expect(await redis.zcard(`${prefix}:read-communities`)).toBe(0)
  await poll()
  const { every_minutes: every, next_poll_at: next } = await community('pottery')
  expect(every).toBeLessThan(24)
  expect(next.getTime()).toBeGreaterThan(Date.now())
})

test('posts of 47 hours ago are dropped by the hour, no archive holds any, and nobody reaches a partition', async () => {
  const old = Math.floor(Date.now() / 3_600_000) - 47
  await superuser.query(`create unlogged table reddit.posts_${old} (like reddit.posts including all)`)
  await superuser.query(`alter table reddit.posts attach partition reddit.posts_${old}
    for values from (to_timestamp(${old * 3_600})) to (to_timestamp(${(old + 1) * 3_600}))`)
  expect(await rollHours(db)).toEqual({ made: 0, dropped: 1 })
  const { rows } = await superuser.query(`select c.relname, c.relpersistence, c.relforcerowsecurity as forced,
      has_table_privilege('app_worker', c.oid, 'select') as open
    from pg_inherits i join pg_class c on c.oid = i.inhrelid where i.inhparent = 'reddit.posts'::regclass`)
  expect(rows).toHaveLength(49)
  expect(rows.map(({ relname }) => relname)).not.toContain(`posts_${old}`)
  expect(
    rows.filter(({ relpersistence, forced, open }) => relpersistence !== 'u' || !forced || open),
  ).toEqual([])
})

test('numbers of an hour outlive its posts by five weeks, and hold no word of anyone', async () => {
  const hour = new Date(Math.floor(Date.now() / 3_600_000 - 26) * 3_600_000)
  const add = (id: string, score: number, removed: string | null) =>
    superuser.query(
      `insert into reddit.posts (id, created_at, community, subreddit, title, selftext, author, permalink, score, num_comments, upvote_ratio,
        locked, archived, stickied, over_18, removed_by_category, check_at)
       values ($1, $2, 'saas', 'SaaS', '', '', '', '', $3, $3, 1, false, false, false, false, $4, now())`,
      [id, new Date(hour.getTime() + 60_000), score, removed],
    )
  await Promise.all([add('a', 1, null), add('b', 4, null), add('c', 10, null), add('d', 0, 'moderator')])
  await countHours(db)
  await countHours(db)
  const { rows } = await superuser.query('select * from reddit.community_hours')
  expect(rows).toEqual([
    { hour, community: 'saas', posts: 4, removed: 1, median_score: 4, median_comments: 4 },
  ])
  await superuser.query(`update reddit.community_hours set hour = now() - interval '36 days'`)
  expect(await forgetOldHours(db)).toEqual({ more: false })
  expect((await superuser.query('select 1 from reddit.community_hours')).rowCount).toBe(0)
})
