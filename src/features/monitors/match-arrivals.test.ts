import { beforeEach, expect, test } from 'vitest'
import { openTestStore } from '../../../test/test-store.ts'
import type { SeenPost } from '../../adapters/reddit/read-posts.ts'
import { createLog } from '../../platform/log.ts'
import { createMetrics } from '../../platform/metrics.ts'
import { storePosts } from '../watch/store-posts.ts'
import { matchArrivals } from './match-arrivals.ts'
import { monitorRounds } from './monitor-rounds.ts'
import type { MonitorKind } from './schema.ts'
import { createMonitorRows, type Owner } from './test-monitors.ts'

const store = await openTestStore()
const { superuser, db } = store
const { addOwner, addProduct, addMonitor, addPost, findMatches } = createMonitorRows(superuser)

let owner: Owner
beforeEach(async () => {
  owner = await addOwner()
})

const match = () => matchArrivals(db)
const matched = async () => {
  await match()
  return (await findMatches()).map(({ term, id }) => [term, id])
}

type Case = [what: string, kind: MonitorKind, term: string, said: string, isFound: boolean]
test.each<Case>([
  ['in other case', 'own_brand', 'PawSlot', 'I use PAWSLOT daily', true],
  ['in a link', 'own_brand', 'Pawslot', 'See https://pawslot.com/no-show?from=here', true],
  ['in a path', 'own_brand', 'Pawslot', 'See example.com/tools/pawslot.html', true],
  ['in a handle', 'own_brand', 'Pawslot', 'Ask @pawslot or u/pawslot_help', true],
  ['in a hashtag', 'own_brand', 'Pawslot', '#pawslot', true],
  ['behind an apostrophe', 'own_brand', 'Pawslot', "Pawslot's and Pawslot’s", true],
  ['with markdown around it', 'own_brand', 'Pawslot', '**Pawslot**, _maybe_ [Pawslot](x)', true],
  ['hyphenated, of two words', 'rival', 'Time Tree', 'We left time-tree', true],
  ['watched hyphenated', 'rival', 'time-tree', 'We left Time Tree.', true],
  ['as part of another word', 'rival', 'Notion', 'Some notions are wrong', false],
  ['as the end of another word', 'rival', 'Notion', 'A commotion, an emotion, prenotion', false],
  ['of two words in another order', 'rival', 'Time Tree', 'Tree time', false],
  ['of two words with one between', 'rival', 'Time Tree', 'Time for a tree', false],
  ['with common words in it', 'rival', 'The Who', 'I saw The Who', true],
  ['with common words in another order', 'rival', 'The Who', 'Who saw the thing', false],
  ['with signs in it', 'rival', 'Monday.com', 'monday com or Monday.com', true],
  ['with a number', 'rival', 'Cal 365', 'We use Cal 365 now', true],
  ['not in English letters', 'own_brand', 'Müsli', 'MÜSLI is great', true],
  ['with an accent', 'own_brand', 'café', 'The Café.', true],
  ['with another accent', 'own_brand', 'café', 'The cafe', false],
  ['in Cyrillic', 'own_brand', 'Яндекс', 'про яндекс', true],
  ['in other forms', 'problem', 'missed bookings', 'They miss every booking', true],
  ['in another order', 'problem', 'dogs groom', 'Grooming my dog', true],
  ['far apart', 'problem', 'double booking', 'A booking that was, sadly, made double', true],
  ['of which a word is missing', 'problem', 'double booking', 'A booking', false],
  ['with common words that nobody has said', 'problem', 'the missing of bookings', 'miss booking', true],
])('a name or problem %s', async (_, kind, term, said, isFound) => {
  await addMonitor(owner, term, { kind })
  const [inTitle, inText] = [await addPost(said), await addPost('Title', { text: said })]
  expect(await matched()).toEqual(
    isFound
      ? [
          [term, inTitle],
          [term, inText],
        ]
      : [],
  )
})

test('each monitor that looks for the same finds it, in the communities that it was given', async () => {
  const other = await addOwner()
  await addMonitor(owner, 'Pawslot')
  await addMonitor(owner, 'Slot', { kind: 'rival' })
  await addMonitor(other, 'pawslot', { kind: 'rival', communities: ['DogGrooming', 'woodworking'] })
  await addMonitor(other, 'PAWSLOT', { kind: 'rival', communities: ['devops'] })
  const id = await addPost('Pawslot?', { community: 'DogGrooming' })
  expect(await match()).toEqual({ count: 1, found: 2, more: false })
  expect(await findMatches()).toEqual([
    { term: 'Pawslot', id, state: 'waiting' },
    { term: 'pawslot', id, state: 'waiting' },
  ])
})

test('what was written before someone watched, is older than a day, closed, taken away or for adults is left', async () => {
  await addMonitor(owner, 'Pawslot', { minutesAgo: 60 })
  await addMonitor(owner, 'Pawslot now', { minutesAgo: 0 })
  const id = await addPost('Pawslot now')
  await addPost('Pawslot', { minutesAgo: 90 })
  await addPost('Pawslot', { minutesAgo: 25 * 60 })
  await addPost('Pawslot', { closed: 'locked' })
  await addPost('Pawslot', { closed: 'archived' })
  const gone = await addPost('Pawslot')
  await superuser.query(
    `update reddit.posts set removed_by_category = 'deleted', title = '', selftext = '', author = '', permalink = '' where id = $1`,
    [gone],
  )
  expect(await matched()).toEqual([['Pawslot', id]])
  expect(await match()).toMatchObject({ count: 0 })
})

const seen = (title: string, minutesAgo: number): SeenPost => {
  const createdUtc = Math.floor(Date.now() / 1_000) - 60 * minutesAgo
  const post = { id: 'edited', subreddit: 'SaaS', title, selftext: '', author: 'someone', score: 1 }
  return {
    id: 'edited',
    subreddit: 'SaaS',
    createdUtc,
    locked: false,
    archived: false,
    stickied: false,
    over18: false,
    removedBy: null,
    post: {
      ...post,
      num_comments: 0,
      created_utc: createdUtc,
      permalink: '/r/SaaS/x/',
      upvote_ratio: 1,
      url: null,
      closed: false,
    },
  }
}

test('a post that is edited is matched later, once, also by those who have watched since it was written', async () => {
  await addMonitor(owner, 'Pawslot', { minutesAgo: 10 })
  const first = seen('Which calendar?', 30)
  const keep = (post: SeenPost, sentAt = Date.now()) =>
    storePosts(db, [post], { sentAt, isShown: () => false })
  await keep(first)
  expect(await matched()).toEqual([])
  await keep(first, Date.now() + 1_000)
  expect(await match()).toMatchObject({ count: 0 })
  const edited = {
    ...first,
    post: first.post && { ...first.post, selftext: 'Edit: I went with Pawslot.' },
  }
  await keep(edited, Date.now() + 2_000)
  expect(await matched()).toEqual([['Pawslot', 'edited']])
  await keep(
    { ...edited, post: edited.post && { ...edited.post, selftext: 'Edit: Pawslot!' } },
    Date.now() + 3_000,
  )
  expect(await match()).toMatchObject({ count: 1, found: 0 })
})

test('two workers at once match each post once', async () => {
  await addMonitor(owner, 'Pawslot')
  for (let at = 0; at < 300; at += 1) await addPost(`Pawslot ${at}`)
  const done = await Promise.all([match(), match()])
  const rest = await match()
  expect(done.reduce((sum, { count }) => sum + count, rest.count)).toBe(300)
  expect(done.reduce((sum, { found }) => sum + found, rest.found)).toBe(300)
  expect(new Set(done.map(({ count }) => count))).toEqual(new Set([256, 44]))
  expect(await findMatches()).toHaveLength(300)
})

test('after a better plan only what the plan covers finds anything, and nothing without one', async () => {
  await addMonitor(owner, 'Rival', { kind: 'rival', minutesAgo: 40 })
  await addMonitor(owner, 'Pawslot', { minutesAgo: 30 })
  await addMonitor(owner, 'Pawslot app', { minutesAgo: 20 })
  const second = { ...owner, productId: await addProduct(owner.userId) }
  await addMonitor(second, 'Second Pawslot app', { minutesAgo: 35 })
  const terms = async () => {
    await superuser.query('truncate monitor_matches')
    await addPost('Rival: second Pawslot app')
    return (await matched()).map(([term]) => term)
  }
  const onPlan = (plan: string, status: string | null) =>
    superuser.query('update profiles set plan_type = $2, subscription_status = $3 where user_id = $1', [
      owner.userId,
      plan,
      status,
    ])
  expect(await terms()).toEqual(['Pawslot', 'Pawslot app', 'Rival', 'Second Pawslot app'])
  await superuser.query(`delete from monitors where term = 'Second Pawslot app'`)
  await onPlan('pro', 'active')
  expect(await terms()).toEqual(['Pawslot'])
  await onPlan('plus', 'past_due')
  expect(await terms()).toEqual([])
  await onPlan('free', null)
  expect(await terms()).toEqual([])
  await onPlan('plus', 'trialing')
  expect(await terms()).toEqual(['Pawslot', 'Pawslot app', 'Rival'])
})

test('on a smaller plan a monitor of a product that it no longer covers finds nothing', async () => {
  const second = { ...owner, productId: await addProduct(owner.userId) }
  await addMonitor(second, 'Pawslot')
  await superuser.query(`update profiles set plan_type = 'pro' where user_id = $1`, [owner.userId])
  await addPost('Pawslot')
  expect(await matched()).toEqual([])
})

test('posts made to break it hold up no others', async () => {
  await addMonitor(owner, 'Pawslot')
  const hostile = [
    '!?.,;:-_#'.repeat(4_444),
    'a'.repeat(40_000),
    'é'.repeat(39_000),
    'a-'.repeat(20_000),
    'x.'.repeat(20_000),
    `${'('.repeat(20_000)}${')'.repeat(20_000)}`,
    '\u0001\u0002\uFFFD\u200B\u202E\uFEFF'.repeat(6_000),
    "' & | ! <-> :* \\' %_ $1 \\0 \\x00".repeat(1_200),
    Array.from({ length: 9_000 }, (_, at) => at.toString(36)).join(' '),
  ]
  const ids: string[] = []
  for (const text of [...hostile, ...hostile, ...hostile])
    ids.push(await addPost('Title', { text: `pawslot ${text}` }))
  const id = await addPost('Pawslot')
  while ((await match()).more);
  expect(new Set((await findMatches()).map((one) => one.id))).toEqual(new Set([...ids, id]))
})

test('how long posts wait to be matched is measured since they arrived, and matches are counted', async () => {
  const metrics = createMetrics()
  const rounds = monitorRounds({
    db,
    metrics,
    spending: { hasModel: false } as never,
    log: createLog({ level: 'silent' }),
    sieve: { readFeeds: async () => [] },
    raise: async () => {},
  })
  const read = async (name: string) =>
    Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(await metrics.registry.metrics())?.[1])
  await addMonitor(owner, 'Pawslot')
  const id = await addPost('Pawslot')
  expect(await read('posts_unmatched_seconds')).toBeLessThan(30)
  await superuser.query(`update reddit.posts set arrived_at = now() - interval '20 minutes' where id = $1`, [
    id,
  ])
  expect(await read('posts_unmatched_seconds')).toBeGreaterThan(1_199)
  const run = (name: string) => rounds.find((round) => round.name === name)?.run(new AbortController().signal)
  await run('monitors.match')
  await run('monitors.settle')
  expect(await read('posts_unmatched_seconds')).toBe(0)
  expect(await read('monitor_matches_total')).toBe(1)
  expect(await read('monitor_matches_told_total')).toBe(1)
})
