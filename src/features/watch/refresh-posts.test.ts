import { expect, test } from 'vitest'
import { openTestStore } from '../../../test/test-store.ts'
import { pollCommunities } from './poll-communities.ts'
import { refreshPosts } from './refresh-posts.ts'

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
  makeDue,
  postsOf,
  postById,
} = await openTestStore()

const refresh = () => refreshPosts(poller)

test("those who keep something of a post are told that it's gone until they have heard", async () => {
  const id = await addPost('woodworking', 'I regret this')
  await watch('woodworking')
  await poll()
  await control('delete', { id, as: 'moderator' })
  await makeDue()
  const deaf = {
    ...poller,
    onGone: async () => {
      throw new Error('Redis is away')
    },
  }
  await expect(refreshPosts(deaf)).rejects.toThrow('Redis is away')
  gone.length = 0
  await refresh()
  expect(gone).toContain(id)

  const other = await addPost('woodworking', 'For members only')
  await pollAgain()
  await control('subreddits', { name: 'woodworking', state: 'private' })
  await superuser.query('update reddit.watched_communities set next_poll_at = now()')
  await expect(pollCommunities(deaf)).rejects.toThrow('Redis is away')
  await pollAgain()
  expect(gone).toContain(other)
  await control('subreddits', { name: 'woodworking', state: 'public' })
})

test('what moderators let through after all comes back with a call that was sent well after it went', async () => {
  const id = await addPost('woodworking', 'Held by mistake')
  await watch('woodworking')
  await poll()
  const gonePost = `update reddit.posts set removed_by_category = 'moderator', title = '', selftext = '', author = '', url = null,
    permalink = '', seen_at = now() - $2::interval where id = $1`
  await superuser.query(gonePost, [id, '1 minute'])
  await pollAgain()
  expect((await postById(id)).title).toBe('')
  await superuser.query(gonePost, [id, '3 minutes'])
  await pollAgain()
  expect(await postById(id)).toMatchObject({ title: 'Held by mistake', removed_by_category: null })
})

test('posts that nobody asks about are compared with Reddit in turn, those first that were compared longest ago', async () => {
  await watch('saas')
  await poll()
  await superuser.query(`delete from reddit.posts`)
  await superuser.query(`insert into reddit.posts (id, created_at, community, subreddit, title, selftext, author, permalink, score, num_comments,
      upvote_ratio, locked, archived, stickied, over_18, seen_at, check_at)
    select 'n' || n, now(), 'saas', 'SaaS', 'Title', '', 'a', '/', 1, 1, 1, false, false, false, false,
      now() - (11 + n) * interval '1 minute', now() + interval '1 hour' - n * interval '1 second' from generate_series(1, 700) n`)
  const asked: string[] = []
  const lookUp = async (ids: string[]) => {
    asked.push(...ids)
    await superuser.query('update reddit.posts set seen_at = now() where id = any($1)', [ids])
    return { kind: 'down' as const }
  }
  for (let round = 0; round < 9; round += 1) await refreshPosts({ ...poller, reddit: { lookUp } })
  expect(new Set(asked).size).toBe(700)
  expect(asked[0]).toBe('n700')
})

test.each(['deleted', 'moderator', 'gone'] as const)(
  'of a post that was taken away (%s) no word stays, and no page that was on its way brings it back',
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

test("while Reddit can't be asked, posts stay as they are and are asked about again", async () => {
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

test('when Reddit shows few of many posts it is not believed, and they wait', async () => {
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
  expect(await silent()).toEqual({ gone: 0, failure: 'little shown', more: false })
  await silent()
  expect(await titles()).toEqual(before)
  expect(gone).toEqual([])
  expect(asked[1]?.filter((id) => asked[0]?.includes(id))).toEqual([])
})
