import { expect, test } from 'vitest'
import { openTestStore } from '../../../test/test-store.ts'
import { findPollable } from './find-pollable.ts'
import { rollHours } from './keep-hours.ts'
import { pollCommunities } from './poll-communities.ts'
import { applyReaderNotes, createReaderNotes } from './reader-notes.ts'

const {
  superuser,
  db,
  redis,
  prefix,
  reddit,
  poller,
  addPost,
  watch,
  poll,
  pollAgain,
  postsOf,
  postById,
  community,
} = await openTestStore()

/** In minutes. */
const completeSince = async (name: string) => {
  const { complete_since: since } = await community(name)
  return Math.round((Date.now() - since.getTime()) / 60_000)
}

test('a first look takes a day, and of a loud community what three pages hold', async () => {
  for (let n = 0; n < 330; n += 1) await addPost('startups', `Post number ${n}`, { hoursAgo: n / 100 })
  await watch('beekeeping')
  await poll()
  expect(await completeSince('beekeeping')).toBeGreaterThanOrEqual(24 * 60)
  await watch('startups')
  await poll()
  const { complete_since: since } = await community('startups')
  const stored = await postsOf('startups')
  expect(stored.length).toBeGreaterThanOrEqual(290)
  expect(since).toEqual(stored.at(-1)?.created_at)
  await pollAgain()
  expect((await community('startups')).complete_since).toEqual(since)
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
      // At the end of what Reddit lists there is no next page, though there are more posts.
      return { kind: 'ok' as const, value: { seen, listed: 100, after: page < 10 ? `t3_${page}` : null } }
    },
  }
  await pollCommunities({ ...poller, reddit: busy })
  expect(page).toBe(10)
  expect(await completeSince('saas')).toBe(102)
})

test('a crash in the middle of a poll leaves nothing that claims to be complete', async () => {
  await watch('saas')
  await poll()
  await superuser.query('update reddit.watched_communities set next_poll_at = now()')
  const newest = async (names: string[], after?: string) => {
    await superuser.query('truncate reddit.posts, reddit.store_mark')
    await rollHours(db)
    return reddit.newest(names, after)
  }
  await pollCommunities({ ...poller, reddit: { newest } })
  expect(await community('saas')).toMatchObject({ polled_at: null, complete_since: null })
})

test('a quiet community is looked at for a whole day even if it is new together with a loud one', async () => {
  for (let n = 0; n < 350; n += 1) await addPost('SaaS', `Loud ${n}`, { hoursAgo: n / 400 })
  const quiet = await addPost('woodworking', 'Yesterday', { hoursAgo: 20 })
  await watch('saas', 'woodworking')
  await poll()
  expect(await postById(quiet)).toMatchObject({ title: 'Yesterday' })
  expect(await completeSince('woodworking')).toBeGreaterThanOrEqual(24 * 60)
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
  // It is known by now how much is posted here, so more of the day is read than at first.
  const stored = new Set((await postsOf('saas')).map(({ id }) => id))
  expect(before.filter((id) => !stored.has(id))).toEqual([])
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

test('a community that nobody watches anymore is polled once more at most', async () => {
  await watch('saas')
  await poll()
  await superuser.query('delete from products')
  await pollAgain()
  await superuser.query('update reddit.watched_communities set next_poll_at = now()')
  expect(await pollCommunities(poller)).toEqual({ calls: 0, more: false })
})

test("a closed community isn't polled early, even if someone looks", async () => {
  await watch('saas')
  await superuser.query(`update reddit.watched_communities set next_poll_at = now() + interval '5 hours'`)
  const { next_poll_at: later } = await community('saas')
  const notes = createReaderNotes(redis, prefix)
  notes.note('saas')
  await redis.ping()
  await applyReaderNotes(db, notes)
  expect((await community('saas')).next_poll_at).toEqual(later)
})

test('a community that someone looks at is polled before all others if what we hold is old, and more often from then on', async () => {
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
