import { expect, test, vi } from 'vitest'
import { readRedis } from '../../../../test/redis-values.ts'
import { openTestStore } from '../../../../test/test-store.ts'
import { createCachedReddit, MAX_AGE_MS } from '../../../adapters/reddit/cached-reddit.ts'
import { createCache } from '../../../platform/cache.ts'
import { createLog } from '../../../platform/log.ts'
import { createMetrics } from '../../../platform/metrics.ts'
import { watchRounds } from '../watch-rounds.ts'
import { numberOf } from './ask-next.ts'
import { listingTurn } from './mark-held.ts'
import { readAll } from './read-all.ts'

const store = await openTestStore()
const { superuser, poller, reddit, redis, prefix, gone, control, watch, poll, postsOf, postById, community } =
  store

/** Half a minute ago, so that all of it has shown up. */
const addPost = (subreddit: string, title: string, more = {}) =>
  store.addPost(subreddit, title, { hoursAgo: 0.01, ...more })
const addPosts = async (subreddit: string, count: number, more = {}) => {
  const ids: string[] = []
  for (let n = 0; n < count; n += 1) ids.push(await addPost(subreddit, `${subreddit} number ${n}`, more))
  return ids
}
const calls = async (of: 'info' | 'listing') => {
  const usage = await fetch(`${store.redditUrl}/__control/usage`)
  return ((await usage.json()) as { totals: Record<string, number> }).totals[of] ?? 0
}
type Row = { through: string; whole_from: Date; held_until: Date; missing: [number, number][] }
const front = async () => (await superuser.query<Row>('select * from reddit.read_front')).rows[0]
const setFront = (what: string) => superuser.query(`update reddit.read_front set ${what}`)

/** Whose listing isn't read now of all times: of two whose turns are an hour apart, one at least. */
const calm = (...names: [string, string]) =>
  names.find(
    (name) => listingTurn(name, Date.now() - 1_800_000) === listingTurn(name, Date.now() + 600_000),
  ) ?? ''
const loud = calm('saas', 'microsaas')
const quiet = calm('beekeeping', 'tutor')
const anew = calm('woodworking', 'freelance')

/** Communities were polled a while ago, and it will soon be time again. */
const soon = `update reddit.watched_communities set watched_at = now() - interval '1 hour',
  polled_at = now() - interval '20 minutes', every_minutes = 32, next_poll_at = now() + interval '5 minutes'`

/** Communities that are watched and polled, and a front that has been whole for an hour. */
async function begin(...names: string[]) {
  await watch(...names)
  await poll()
  // The list of all shows the busiest.
  await store.addPost('Fitness', 'The newest of all')
  await readAll(poller)
  await setFront(`whole_from = now() - interval '1 hour', held_until = now() - interval '40 seconds'`)
}

test('new posts of watched communities are stored in few calls', async () => {
  await begin('saas', 'woodworking')
  const before = await calls('info')
  const wanted = new Set<string>()
  for (let n = 0; n < 260; n += 1) {
    const name = ['SaaS', 'startups', 'woodworking', 'Fitness', 'freelance'][n % 5] ?? ''
    const id = await addPost(name, `Number ${n}`)
    if (n % 5 === 0 || n % 5 === 2) wanted.add(id)
  }
  expect(await readAll(poller)).toMatchObject({ failure: null, more: false })
  const stored = new Set([...(await postsOf('saas')), ...(await postsOf('woodworking'))].map(({ id }) => id))
  expect([...wanted].filter((id) => !stored.has(id))).toEqual([])
  // Three for what is there, and one to see that there is no more.
  expect((await calls('info')) - before).toBe(4)
  await readAll(poller)
  await Promise.all([readAll(poller), readAll(poller)])
  const again = [...(await postsOf('saas')), ...(await postsOf('woodworking'))].map(({ id }) => id)
  expect(again.toSorted()).toEqual([...stored].toSorted())
})

test('posts of communities that nobody watches are nowhere: not in a table, not in Redis, not in the log', async () => {
  const lines: string[] = []
  const log = createLog({ level: 'debug', stream: { write: (line) => lines.push(line) } })
  await begin('saas')
  const rounds = watchRounds({
    ...poller,
    readerNotes: { note: () => {}, take: async () => [] },
    metrics: createMetrics(),
    log,
    readAllApproval: 'letter 4711',
  })
  const kept = await addPost('SaaS', 'Quizzical marmalade')
  const dropped = await addPost('startups', 'Perfidious aubergine', { body: 'Perfidious aubergine' })
  await rounds.find(({ name }) => name === 'reddit.read-all')?.run(AbortSignal.timeout(20_000))
  // Reading all leaves no words in Redis. Someone who looks does, which shows that they would be found there.
  const cache = createCache({ redis, prefix, hardMaxAgeMs: MAX_AGE_MS })
  await createCachedReddit(reddit, cache).feed({ subreddits: ['SaaS'], sort: 'new', time: 'all', limit: 100 })
  cache.close()
  const { rows } = await superuser.query<{
    name: string
  }>(`select format('%I.%I', schemaname, tablename) as name
    from pg_tables where schemaname in ('public', 'auth', 'app', 'reddit')`)
  const found = async (words: string, id: string) => {
    const places: string[] = []
    for (const { name } of rows) {
      const hit = await superuser.query(`select 1 from ${name} as one where one::text like any($1) limit 1`, [
        [`%${words}%`, `%${id}%`],
      ])
      if (hit.rowCount) places.push(name)
    }
    for await (const { key, values } of readRedis(redis, `${prefix}*`)) {
      if (values.some((value) => value.includes(words) || value.includes(id))) places.push(key)
    }
    return places
  }
  expect(await found('Quizzical', kept)).toEqual(
    expect.arrayContaining(['reddit.posts', `${prefix}:cache:v:feed:saas:new:all`]),
  )
  expect(await found('Perfidious', dropped)).toEqual([])
  expect(lines.join()).toContain('letter 4711')
  expect(lines.join()).not.toMatch(new RegExp(`Perfidious|startups|${dropped}`))
})

test('without an approval no round reads all, and with one the log names it once', () => {
  const lines: string[] = []
  const log = createLog({ level: 'info', stream: { write: (line) => lines.push(line) } })
  const readerNotes = { note: () => {}, take: async () => [] }
  const names = (readAllApproval: string | undefined) =>
    watchRounds({ ...poller, readerNotes, metrics: createMetrics(), log, readAllApproval }).map(
      ({ name }) => name,
    )
  expect(names(undefined)).toEqual(['reddit.poll', 'reddit.refresh'])
  expect(lines).toEqual([])
  expect(names('letter 4711')).toEqual(['reddit.poll', 'reddit.refresh', 'reddit.read-all'])
  expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([
    { event: 'reddit.reads_all', reason: 'letter 4711' },
  ])
})

test('where all is not read, polling asks for no ids and no list of all', async () => {
  await watch('saas')
  const before = await calls('info')
  const rounds = watchRounds({
    ...poller,
    readerNotes: { note: () => {}, take: async () => [] },
    metrics: createMetrics(),
    log: createLog({ level: 'silent' }),
    readAllApproval: undefined,
  })
  await rounds.find(({ name }) => name === 'reddit.poll')?.run(AbortSignal.timeout(20_000))
  expect((await postsOf('saas')).length).toBeGreaterThan(3)
  expect(await calls('info')).toBe(before)
  expect(await front()).toBeUndefined()
})

test('a worker that dies after it stored leaves the front where it was, and the next one stores nothing twice', async () => {
  await begin('saas')
  const ids = await addPosts('SaaS', 150)
  const before = await front()
  let pages = 0
  const dying = {
    ...poller,
    onStored: () => {
      pages += 1
      if (pages === 2) throw new Error('the worker ended')
    },
  }
  await expect(readAll(dying)).rejects.toThrow('the worker ended')
  const between = await front()
  expect(Number(between?.through)).toBeGreaterThan(Number(before?.through))
  expect(Number(between?.through)).toBeLessThan(numberOf(ids.at(-1) ?? ''))
  const told: number[] = []
  await readAll({ ...poller, onStored: (count) => void told.push(count) })
  expect(Number((await front())?.through)).toBe(numberOf(ids.at(-1) ?? ''))
  const stored = (await postsOf('saas')).map(({ id }) => id).filter((id) => ids.includes(id))
  expect(stored.toSorted()).toEqual(ids.toSorted())
  // The second page was stored before it died.
  expect(told.reduce((sum, count) => sum + count, 0)).toBeLessThan(100)
})

test('a worker that comes late moves the front of another neither back nor away', async () => {
  await begin('saas')
  await addPosts('SaaS', 30)
  const slow = {
    ...poller,
    reddit: {
      newest: reddit.newest,
      lookUp: async (ids: string[]) => {
        const outcome = await reddit.lookUp(ids)
        await addPost('SaaS', 'Meanwhile')
        await readAll(poller)
        return outcome
      },
    },
  }
  await setFront(`held_until = now() - interval '2 minutes'`)
  await readAll(slow)
  const { id } = (await postsOf('saas')).find(({ title }) => title === 'Meanwhile') ?? { id: '' }
  expect(Number((await front())?.through)).toBe(numberOf(id))
  expect((await front())?.whole_from.getTime()).toBeLessThan(Date.now() - 3_000_000)
})

test('a post that shows up after those that follow it is found when its id is asked for once more', async () => {
  await begin('saas', 'woodworking')
  await control('subreddits', { name: 'woodworking', state: 'private' })
  const late = await addPost('woodworking', 'Held back for a while')
  const after = await addPost('SaaS', 'It follows')
  await readAll(poller)
  expect(await postById(after)).toMatchObject({ title: 'It follows' })
  const { through, missing } = (await front()) ?? { missing: [] }
  expect(Number(through)).toBe(numberOf(after))
  const inSeconds = (missing.find(([id]) => id === numberOf(late))?.[1] ?? 0) - Date.now() / 1_000
  expect(inSeconds).toBeGreaterThan(100)
  expect(inSeconds).toBeLessThan(130)
  await control('subreddits', { name: 'woodworking', state: 'public' })
  await readAll(poller)
  expect(await postById(late)).toBeUndefined()

  await setFront(`missing = '[[${numberOf(late)}, 1], [5, 1]]'`)
  const before = await calls('info')
  await readAll(poller)
  expect(await postById(late)).toMatchObject({ title: 'Held back for a while' })
  expect((await calls('info')) - before).toBe(1)
  // Whatever isn't there by then is asked for no more.
  expect((await front())?.missing).toEqual([])
})

test('a post that is only just there is stored, and one that shows up beside it is found with the next call', async () => {
  await begin('saas', 'woodworking')
  await control('subreddits', { name: 'woodworking', state: 'private' })
  const settled = await addPost('SaaS', 'Half a minute ago')
  const late = await addPost('woodworking', 'On its way')
  const fresh = await store.addPost('SaaS', 'This very moment')
  await readAll(poller)
  expect(await postById(fresh)).toMatchObject({ title: 'This very moment' })
  expect(Number((await front())?.through)).toBe(numberOf(settled))
  await control('subreddits', { name: 'woodworking', state: 'public' })
  await readAll(poller)
  expect(await postById(late)).toMatchObject({ title: 'On its way' })
})

test('what is held is marked as polled, without a call, and keeps its pace and its age', async () => {
  await begin(loud, quiet)
  const before = await community(loud)
  await superuser.query(soon)
  await superuser.query('update reddit.watched_communities set posts_per_day = 1')
  await addPosts(loud, 60, { hoursAgo: 0.012 })
  await addPost(loud, 'After them')
  const listed = await calls('listing')
  await readAll(poller)
  const [saas, other, at] = [await community(loud), await community(quiet), await front()]
  for (const one of [saas, other]) {
    expect(one.polled_at).toEqual(at?.held_until)
    expect(one.next_poll_at.getTime()).toBeGreaterThan(Date.now() + 50_000)
  }
  expect(saas.complete_since).toEqual(before.complete_since)
  expect(saas.posts_per_day).toBeGreaterThan(1_000)
  expect(other.posts_per_day).toBeLessThan(20)
  expect(await calls('listing')).toBe(listed)
})

test('what is watched anew, was never polled, or was not listed for six hours is left to polling', async () => {
  await begin(loud, anew, 'indiehackers')
  await watch('gardening')
  const set = (name: string, what: string) =>
    superuser.query(`update reddit.watched_communities set ${what} where name = $1`, [name])
  await setFront(`whole_from = now() - interval '1 day'`)
  await superuser.query(soon)
  await set('gardening', `polled_at = null`)
  // As a trigger leaves it: it was polled lately, but nothing of it was kept meanwhile.
  await set(anew, `next_poll_at = now(), polled_at = now() - interval '5 minutes'`)
  await set('indiehackers', `polled_at = now() - interval '7 hours'`)
  const polledAt = async (name: string) => (await community(name)).polled_at
  const before = await Promise.all([anew, 'indiehackers', 'gardening'].map(polledAt))
  await addPost(loud, 'So that the front moves')
  await readAll(poller)
  expect(await polledAt(loud)).toEqual((await front())?.held_until)
  expect(await Promise.all([anew, 'indiehackers', 'gardening'].map(polledAt))).toEqual(before)
})

test('what was posted just before someone began to watch is found by a second poll, before the front goes on from there', async () => {
  await begin(loud)
  const early = await store.addPost(anew, 'Not in listings yet', { hoursAgo: 0.02 })
  await readAll(poller)
  expect(await postById(early)).toBeUndefined()
  await control('subreddits', { name: anew, state: 'private' })
  await watch(anew)
  // The first poll doesn't show it.
  await superuser.query(
    `update reddit.watched_communities set polled_at = now() - interval '50 seconds', next_poll_at = now() + interval '5 minutes',
       every_minutes = 32, complete_since = now() - interval '1 day' where name = $1`,
    [anew],
  )
  await control('subreddits', { name: anew, state: 'public' })
  const { polled_at: polled } = await community(anew)
  await addPost(loud, 'So that the front moves')
  await readAll(poller)
  expect((await community(anew)).polled_at).toEqual(polled)
  await store.pollAgain()
  expect(await postById(early)).toMatchObject({ title: 'Not in listings yet' })

  await superuser.query(soon)
  await addPost(loud, 'It moves on')
  await readAll(poller)
  expect((await community(anew)).polled_at).toEqual((await front())?.held_until)
})

test('while all is read, one poll is under way at a time', async () => {
  const names = ['saas', 'startups', 'woodworking', 'fitness', 'freelance']
  await watch(...names)
  // So loud that each is a call of its own.
  const loudly = () =>
    superuser.query(
      `update reddit.watched_communities set posts_per_day = 40000, next_poll_at = now() - interval '1 minute', polled_at = now() - interval '2 minutes'`,
    )
  const mostAtOnce = async (readAllApproval: string | undefined) => {
    await loudly()
    let [under, most] = [0, 0]
    const newest: typeof reddit.newest = async (...asked) => {
      under += 1
      most = Math.max(most, under)
      try {
        return await reddit.newest(...asked)
      } finally {
        under -= 1
      }
    }
    const rounds = watchRounds({
      ...poller,
      reddit: { ...reddit, newest },
      readerNotes: { note: () => {}, take: async () => [] },
      metrics: createMetrics(),
      log: createLog({ level: 'silent' }),
      readAllApproval,
    })
    await rounds.find(({ name }) => name === 'reddit.poll')?.run(AbortSignal.timeout(20_000))
    return most
  }
  expect(await mostAtOnce(undefined)).toBe(3)
  expect(await mostAtOnce('letter 4711')).toBe(1)
})

test('a bite has a bound, and while it catches up nothing is marked beyond what is held', async () => {
  await begin(loud)
  await setFront(`held_until = now() - interval '9 minutes'`)
  const total = 2_500
  for (let n = 0; n < total; n += 1)
    await addPost(n % 50 === 0 ? loud : 'startups', `Missed ${n}`, {
      hoursAgo: (500 - (n * 480) / total) / 3_600,
    })
  await superuser.query(soon)
  expect(await readAll(poller)).toMatchObject({ calls: 24, more: true })
  const { held_until: held } = (await front()) ?? {}
  expect(held?.getTime()).toBeGreaterThan(Date.now() - 120_000)
  expect(held?.getTime()).toBeLessThan(Date.now() - 20_000)
  expect((await community(loud)).polled_at).toEqual(held)
  while ((await readAll(poller)).more);
  expect((await postsOf(loud)).filter(({ title }) => title.startsWith('Missed')).length).toBe(total / 50)
})

test('a front that stands still marks nothing, and one that is too far behind begins anew: polling fills the gap', async () => {
  await begin('saas')
  const { complete_since: since } = await community('saas')
  await superuser.query(soon)
  const polled = (await community('saas')).polled_at
  await setFront(`held_until = now() - interval '3 minutes'`)
  const failing = {
    newest: reddit.newest,
    lookUp: async () => ({ kind: 'rate_limited', retryAfterMs: 1 }) as const,
  }
  const before = await front()
  expect(await readAll({ ...poller, reddit: failing })).toEqual({
    calls: 1,
    failure: 'rate_limited',
    more: false,
  })
  expect(await front()).toEqual(before)
  expect((await community('saas')).polled_at).toEqual(polled)

  const missed = await addPost('SaaS', 'Nobody was there', { hoursAgo: 0.2 })
  await store.addPost('Fitness', 'The newest by now')
  await setFront(`held_until = now() - interval '12 minutes'`)
  const asked = await calls('info')
  await readAll(poller)
  await readAll(poller)
  expect(await calls('info')).toBe(asked)
  const anew = await front()
  expect(Number(anew?.through)).toBeGreaterThan(numberOf(missed))
  expect(anew?.whole_from.getTime()).toBeGreaterThan(Date.now() + 60_000)
  expect(await postById(missed)).toBeUndefined()
  expect((await community('saas')).polled_at).toEqual(polled)

  await store.pollAgain()
  expect(await postById(missed)).toMatchObject({ title: 'Nobody was there' })
  expect((await community('saas')).complete_since).toEqual(since)
})

test('where polling finds less than was missed, a community is complete only from there on', async () => {
  await begin('saas')
  await superuser.query(`update reddit.watched_communities set polled_at = now() - interval '20 minutes'`)
  await setFront(`held_until = now() - interval '20 minutes'`)
  const ids: string[] = []
  for (let n = 0; n < 1_100; n += 1)
    ids.push(await addPost('SaaS', `Number ${n}`, { hoursAgo: (1_100 - n) / 3_600 }))
  await store.addPost('Fitness', 'The newest by now')
  await readAll(poller)
  await store.pollAgain()
  const stored = (await postsOf('saas')).filter(({ id }) => ids.includes(id))
  expect(stored.length).toBeLessThan(1_100)
  expect((await community('saas')).complete_since).toEqual(stored.at(-1)?.created_at)
})

test('ids that go on elsewhere are found by the list of all; where it shows nothing new, it was quiet', async () => {
  await begin('saas')
  const { through } = (await front()) ?? {}
  await setFront(`held_until = now() - interval '70 seconds'`)
  await readAll(poller)
  const quiet = await front()
  expect(quiet?.through).toBe(through)
  expect(quiet?.held_until.getTime()).toBeGreaterThan(Date.now() - 10_000)
  expect(quiet?.whole_from.getTime()).toBeLessThan(Date.now() - 3_000_000)

  await setFront(`through = 5, held_until = now() - interval '70 seconds'`)
  await readAll(poller)
  const anew = await front()
  expect(anew?.through).toBe(through)
  expect(anew?.whole_from.getTime()).toBeGreaterThan(Date.now() + 60_000)
})

test('an answer that shows less than half of what it was asked for is not believed', async () => {
  await begin('saas')
  const ids = await addPosts('SaaS', 40)
  const before = await front()
  const forgetful = {
    newest: reddit.newest,
    lookUp: async (asked: string[]) => {
      const outcome = await reddit.lookUp(asked)
      return outcome.kind === 'ok'
        ? { ...outcome, value: outcome.value.filter((_, n) => n % 3 === 0) }
        : outcome
    },
  }
  expect(await readAll({ ...poller, reddit: forgetful })).toMatchObject({ failure: 'little shown' })
  expect(await front()).toEqual(before)
  await readAll(poller)
  const stored = new Set((await postsOf('saas')).map(({ id }) => id))
  expect(ids.filter((id) => !stored.has(id))).toEqual([])
})

test('a post that was taken away before it is seen leaves no word, and one that goes later leaves as any other', async () => {
  await begin('saas')
  const first = await addPost('SaaS', 'Taken away at once')
  const [later, seen] = [
    await addPost('SaaS', 'Regretted later'),
    await store.addPost('SaaS', 'Just written'),
  ]
  await control('delete', { id: first, as: 'moderator' })
  await readAll(poller)
  expect(await postById(first)).toMatchObject({ title: '', removed_by_category: 'moderator' })
  // The front stays below it, so it is seen again.
  await control('delete', { id: seen, as: 'deleted' })
  await readAll(poller)
  expect(await postById(seen)).toMatchObject({ title: '', author: '', removed_by_category: 'deleted' })
  expect(gone).toContain(seen)
  await control('delete', { id: later, as: 'gone' })
  await superuser.query(`update reddit.posts set check_at = now() - interval '1 hour' where id = $1`, [later])
  await store.refresh()
  expect(await postById(later)).toMatchObject({ title: '', removed_by_category: 'gone' })
  expect(gone).toContain(later)
})

test('at the pace of all of Reddit it takes some ten calls a minute, and a post waits for ten seconds', async () => {
  await begin('saas')
  const [beganAt, seconds, first] = [Date.now(), 600, 10_000_000]
  await setFront(`through = ${first - 1}, held_until = now()`)
  const writtenAt = (number: number) => beganAt + ((number - first) * 1_000) / 17
  const isThere = (number: number) => {
    const showsAt = writtenAt(number) + (number % 10 === 3 ? 3_000 : 200)
    return number % 25 !== 0 && showsAt <= Date.now()
  }
  const waited = new Map<number, number>()
  let asked = 0
  const lookUp = async (ids: string[]) => {
    asked += 1
    const numbers = ids.map(numberOf).filter(isThere)
    for (const one of numbers) if (!waited.has(one)) waited.set(one, (Date.now() - writtenAt(one)) / 1_000)
    const flags = { locked: false, archived: false, stickied: false, over18: false, removedBy: 'moderator' }
    const value = numbers.map((number) => {
      const subreddit = number % 50 === 1 ? 'SaaS' : 'elsewhere'
      const createdUtc = Math.floor(writtenAt(number) / 1_000)
      return { id: number.toString(36), subreddit, createdUtc, ...flags, post: null }
    })
    return { kind: 'ok' as const, value }
  }
  vi.useFakeTimers({ toFake: ['Date'] })
  try {
    for (let at = 5; at <= seconds; at += 5) {
      vi.setSystemTime(beganAt + at * 1_000)
      while ((await readAll({ ...poller, reddit: { newest: reddit.newest, lookUp } })).more);
    }
  } finally {
    vi.useRealTimers()
  }
  expect(asked / (seconds / 60)).toBeLessThan(11)
  const waits = [...waited.values()]
  expect(waits.reduce((sum, one) => sum + one, 0) / waits.length).toBeLessThan(12)
  expect(Math.max(...waits)).toBeLessThan(20)
  const { through, held_until: held } = (await front()) ?? {}
  expect(held?.getTime()).toBeGreaterThan(beganAt + (seconds - 15) * 1_000)
  for (let number = first; number <= Number(through); number += 1)
    expect(waited.has(number)).toBe(number % 25 !== 0)
  const { rows } = await superuser.query<{ id: string }>(
    `select id from reddit.posts where removed_by_category = 'moderator' and community = 'saas'`,
  )
  const stored = rows.map(({ id }) => numberOf(id)).filter((number) => number >= first && number < 2 * first)
  expect(stored.length).toBe([...waited.keys()].filter((number) => number % 50 === 1).length)
})
