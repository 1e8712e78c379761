import { beforeEach, expect, test } from 'vitest'
import { openTestStore } from '../../../test/test-store.ts'
import { countHours, forgetOldHours, rollHours } from './keep-hours.ts'

const { superuser, db } = await openTestStore()
// An hour may have turned since the store was opened.
beforeEach(() => rollHours(db))

test('posts of 47 hours ago are dropped by the hour, no archive holds any, and nobody reaches a partition', async () => {
  const old = Math.floor(Date.now() / 3_600_000) - 47
  await superuser.query(`create unlogged table reddit.posts_${old} (like reddit.posts including all)`)
  await superuser.query(`alter table reddit.posts attach partition reddit.posts_${old}
    for values from (to_timestamp(${old * 3_600})) to (to_timestamp(${(old + 1) * 3_600}))`)
  expect(await rollHours(db)).toEqual({ made: 0, dropped: 1, waiting: 0 })
  const { rows } = await superuser.query(`select c.relname, c.relpersistence, c.relforcerowsecurity as forced,
      has_table_privilege('app_worker', c.oid, 'select') as open
    from pg_inherits i join pg_class c on c.oid = i.inhrelid where i.inhparent = 'reddit.posts'::regclass`)
  expect(rows).toHaveLength(49)
  expect(rows.map(({ relname }) => relname)).not.toContain(`posts_${old}`)
  expect(
    rows.filter(({ relpersistence, forced, open }) => relpersistence !== 'u' || !forced || open),
  ).toEqual([])
})

test('what the planner learns of posts and verdicts, which is logged, holds no word of a stranger', async () => {
  const thisHour = Math.floor(Date.now() / 3_600_000)
  await superuser.query(
    `insert into reddit.posts (id, created_at, community, subreddit, title, selftext, author, url, permalink, score, num_comments, upvote_ratio,
       locked, archived, stickied, over_18, check_at)
     select 'said' || n, now(), 'saas', 'SaaS', 'A secret title', 'A secret text', 'A secret author', 'https://secret.test/', '/r/SaaS/secret/',
       1, 0, 1, false, false, false, false, now() from generate_series(1, 9) as n`,
  )
  await superuser.query(
    `insert into reddit.verdicts (post_id, created_at, user_id, product_id, digest, score, wants, in_trouble, asks, meets, fit, rank, trouble, why)
     select 'said' || n, now(), gen_random_uuid(), gen_random_uuid(), 'd', 1, 'asks_how', false, 'A secret ask', 'A secret line', 'strong', 1,
       'none', 'A secret reason' from generate_series(1, 9) as n`,
  )
  await superuser.query('analyze')
  const { rows } = await superuser.query<{ of: string; said: string }>(
    `select starelid::regclass::text as of, s::text as said from pg_statistic s
     where starelid::regclass::text ~ '^reddit\\.(posts|verdicts)(_\\d+)?$'`,
  )
  expect(rows.map(({ of }) => of)).toEqual(
    expect.arrayContaining(['reddit.posts', `reddit.posts_${thisHour}`, `reddit.verdicts_${thisHour}`]),
  )
  expect(rows.filter(({ said }) => said.includes('secret'))).toEqual([])
})

test('while someone holds the table, old hours wait and new ones are made all the same', async () => {
  const thisHour = Math.floor(Date.now() / 3_600_000)
  const old = thisHour - 47
  await superuser.query(`create unlogged table reddit.posts_${old} (like reddit.posts including all)`)
  await superuser.query(`alter table reddit.posts attach partition reddit.posts_${old}
    for values from (to_timestamp(${old * 3_600})) to (to_timestamp(${(old + 1) * 3_600}))`)
  await superuser.query(`drop table reddit.posts_${thisHour + 2}`)
  const dump = await superuser.connect()
  try {
    await dump.query('begin')
    await dump.query('select 1 from reddit.posts limit 1')
    expect(await rollHours(db)).toEqual({ made: 1, dropped: 0, waiting: 1 })
  } finally {
    await dump.query('rollback')
    dump.release()
  }
  expect(await rollHours(db)).toEqual({ made: 0, dropped: 1, waiting: 0 })
})

test('numbers of an hour outlive its posts by five weeks, are of whole hours, and hold no word of anyone', async () => {
  const hour = new Date(Math.floor(Date.now() / 3_600_000 - 27) * 3_600_000)
  const hold = (name: string, since: string) =>
    superuser.query(
      `insert into reddit.watched_communities (name, products, polled_at, complete_since) values ($1, 1, now(), now() - $2::interval)`,
      [name, since],
    )
  await hold('saas', '2 days')
  await hold('startups', '1 hour')
  const add = (
    id: string,
    score: number,
    more: { removed?: string; over18?: boolean; community?: string } = {},
  ) =>
    superuser.query(
      `insert into reddit.posts (id, created_at, community, subreddit, title, selftext, author, permalink, score, num_comments, upvote_ratio,
        locked, archived, stickied, over_18, removed_by_category, check_at)
       values ($1, $2, $3, 'SaaS', '', '', '', '', $4, $4, 1, false, false, false, $5, $6, now())`,
      [
        id,
        new Date(hour.getTime() + 60_000),
        more.community ?? 'saas',
        score,
        more.over18 ?? false,
        more.removed ?? null,
      ],
    )
  await Promise.all([
    add('a', 1),
    add('b', 4),
    add('c', 10),
    add('d', 0, { removed: 'moderator' }),
    add('e', 0, { over18: true }),
    add('f', 7, { community: 'startups' }),
  ])
  await countHours(db)
  await countHours(db)
  const { rows } = await superuser.query('select * from reddit.community_hours')
  expect(rows).toEqual([
    { hour, community: 'saas', posts: 5, removed: 1, median_score: 4, median_comments: 4 },
  ])
  await superuser.query(`update reddit.community_hours set hour = now() - interval '36 days'`)
  expect(await forgetOldHours(db)).toEqual({ more: false })
  expect((await superuser.query('select 1 from reddit.community_hours')).rowCount).toBe(0)
})
