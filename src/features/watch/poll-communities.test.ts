import { expect, test } from 'vitest'
import { openTestStore } from '../../../test/test-store.ts'
import { pollCommunities } from './poll-communities.ts'

const {
  superuser,
  reddit,
  poller,
  gone,
  control,
  addPost,
  watch,
  poll,
  pollAgain,
  postsOf,
  postById,
  community,
} = await openTestStore()

const turnedAway = { kind: 'turned_away', retryAfterMs: 60_000 } as const

test('what is new in watched communities is stored once, no matter how often it is polled', async () => {
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

test('a page is stored no matter what people write, and even if it overlaps with the last', async () => {
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
  const reddit = {
    newest: async () => ({ kind: 'ok' as const, value: { seen, listed: seen.length, after: null } }),
  }
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
      return { kind: 'ok' as const, value: { seen: [], listed: 0, after: null } }
    },
  }
  expect(await pollCommunities({ ...poller, reddit, signal: AbortSignal.abort() })).toMatchObject({
    more: false,
  })
  expect(calls).toEqual([])
  expect((await community('saas')).polled_at).toBeNull()
})

test('one community that always fails starves nobody that is asked for together with it', async () => {
  const names = ['saas', 'startups', 'indiehackers', 'woodworking', 'freelance']
  await watch(...names)
  await poll()
  const failing = {
    newest: async (asked: string[], after?: string) =>
      asked.includes('freelance') ? turnedAway : reddit.newest(asked, after),
  }
  const id = await addPost('SaaS', 'Seen all the same')
  await superuser.query(`update reddit.watched_communities set next_poll_at = now()`)
  await pollCommunities({ ...poller, reddit: failing })
  expect(await postById(id)).toMatchObject({ title: 'Seen all the same' })
  const inSeconds = async (name: string) =>
    ((await community(name)).next_poll_at.getTime() - Date.now()) / 1_000
  expect(await inSeconds('freelance')).toBeGreaterThan(200)
  for (const name of names.slice(0, 4))
    expect((await community(name)).polled_at.getTime()).toBeGreaterThan(Date.now() - 10_000)
})

test('while Reddit refuses us, one call finds out, and all are tried again soon', async () => {
  await watch('saas', 'startups')
  let calls = 0
  const newest = async () => {
    calls += 1
    return { kind: 'blocked' as const }
  }
  expect(await pollCommunities({ ...poller, reddit: { newest } })).toEqual({ calls: 1, more: false })
  expect(calls).toBe(1)
  expect((await community('saas')).polled_at).toBeNull()
})

test('an empty page where much was expected is not believed', async () => {
  await watch('saas')
  await poll()
  await superuser.query(`update reddit.watched_communities set posts_per_day = 20000, polled_at = now() - interval '5 minutes',
    next_poll_at = now()`)
  const before = await community('saas')
  const newest = async () => ({ kind: 'ok' as const, value: { seen: [], listed: 0, after: null } })
  await pollCommunities({ ...poller, reddit: { newest } })
  expect((await community('saas')).polled_at).toEqual(before.polled_at)
})

test('only posts of the communities that were asked for are stored', async () => {
  await watch('saas')
  const newest = async (_names: string[], after?: string) => reddit.newest(['SaaS', 'startups'], after)
  await pollCommunities({ ...poller, reddit: { newest } })
  expect((await postsOf('saas')).length).toBeGreaterThan(3)
  expect(await postsOf('startups')).toEqual([])
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

test('without a turn in the quota nothing changes; while Reddit fails nothing is marked, and we try again soon', async () => {
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
