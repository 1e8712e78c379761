import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { keyOf } from '../../../simulators/llm/recordings.ts'
import { startLlm } from '../../../simulators/llm/start-llm.ts'
import { apiClient } from '../../../test/api-client.ts'
import { buildUser } from '../../../test/factories.ts'
import { modelEnvironment } from '../../../test/model-environment.ts'
import { redditEnvironment } from '../../../test/reddit-environment.ts'
import { serveApp } from '../../../test/serve-app.ts'
import { signInAs } from '../../../test/sign-in.ts'
import { openTestStore } from '../../../test/test-store.ts'
import { linesOf } from '../../judge/known-product.ts'
import { judgePosts } from '../../judge/model/judge-posts.v1.ts'
import { createMetrics } from '../../platform/metrics.ts'
import { catchUp } from './catch-up.ts'
import { digestProduct } from './digest-product.ts'
import { fitRounds } from './fit-rounds.ts'
import { findDueProducts, judgeVerdicts } from './judge-verdicts.ts'
import type { FeedSieve, Sieve } from './reader.ts'
import { readPosts } from './read-posts.ts'
import { fits as answer } from './schema.ts'
import { sieveArrivals } from './sieve-arrivals.ts'

const store = await openTestStore()
const recordings = new Map<string, unknown>()
const llm = await startLlm({ port: 0, recordings })
afterAll(() => llm.close())
const environment = {
  ...redditEnvironment(store.redditUrl),
  ...modelEnvironment(llm.url),
  MODEL_DAILY_BUDGET_USD: '1',
}
const server = await serveApp(store.databaseUrl, environment)
const api = apiClient(server.url)
const { posts, model, spending, limits, readings, redis, log } = server.services
const { superuser, db } = store

/** How well a post fits stands in its title; who has read what is noted. */
let sieved: string[]
const scoreOf = (title: string) => Number(/0\.\d+/.exec(title)?.[0] ?? 0)
const sayOf = (id: string, title: string) => ({
  said: {
    postId: id,
    score: scoreOf(title),
    wants: 'asks_how' as const,
    inTrouble: false,
    asks: title,
    meets: null,
  },
  language: title.includes('¿') ? 'es' : 'en',
})
const sieve: Sieve & FeedSieve = {
  readPosts: async (_, some) => some.map(({ id, title }) => sayOf(id, title)),
  readFeeds: async (feeds) => {
    const all = new Map(feeds.flatMap((feed) => feed.posts).map(({ id, title }) => [id, title]))
    if ([...all.values()].some((title) => title.includes('poison'))) throw new Error('no memory')
    sieved.push(...all.keys())
    return feeds.map((feed) => feed.posts.map(({ id, title }) => sayOf(id, title)))
  },
}
const reader = { db, posts, sieve, model, spending, limits, readings, log }

const control = `${llm.url}/__control`
const behave = (mode: string) =>
  fetch(`${control}/behaviour`, { method: 'POST', body: JSON.stringify({ mode }) })
const calls = async () => {
  const { requests } = (await (await fetch(`${control}/requests`)).json()) as { requests: unknown[] }
  return requests.length
}
afterEach(async () => void (await fetch(`${control}/behaviour`, { method: 'DELETE' })))

let callsBefore = 0
beforeEach(async () => {
  sieved = []
  recordings.clear()
  await superuser.query('truncate reddit.verdicts, generations, spending_days, spending_months')
  callsBefore = await calls()
})

const described = {
  name: 'Product',
  description: 'A product that is made.',
  facts: [],
  profile: null,
}
const digest = digestProduct(described)
/** Lets the model say this of a post, in whatever company it is asked about it. */
const record = (subreddit: string, title: string, verdict: object = {}) =>
  recordings.set(
    keyOf(judgePosts.instructions, linesOf(described), {
      community: subreddit,
      title,
      text: `${title} and more.`,
    }),
    {
      asks: title,
      wants: 'has_problem',
      serves: 'yes',
      fit: 'strong',
      meets: 'about.1',
      why: 'Needs what is made.',
      trouble: 'none',
      ...verdict,
    },
  )
const add = async (subreddit: string, title: string, verdict?: object) => {
  record(subreddit, title, verdict)
  return store.addPost(subreddit, title)
}
/** What was there before has been sieved, so that nothing but the test's own posts arrives. */
async function watch(...names: string[]) {
  const ids = await store.watch(...names)
  await store.poll()
  await superuser.query('update reddit.posts set sieved_at = now()')
  await superuser.query('update reddit.watches set caught_up_at = now()')
  return ids
}
const arrive = async () => {
  await store.pollAgain()
  while ((await sieveArrivals(reader)).more);
}
const judge = async () => {
  for (const product of await findDueProducts(db)) await judgeVerdicts(reader, product)
}
/** So that they wait for no profile. */
const makeOld = () => superuser.query(`update products set created_at = now() - interval '3 minutes'`)
const hurry = () => superuser.query('update reddit.verdicts set judge_at = now() where judge_at is not null')
type Row = {
  post_id: string
  product_id: string
  fit: string | null
  held: string | null
  why: string | null
}
const verdicts = async () =>
  (await superuser.query<Row & Record<string, unknown>>('select * from reddit.verdicts order by score desc'))
    .rows

test('a post that arrives is sieved once for all products that watch its community, and read by the model for each', async () => {
  const products = await watch('woodworking', 'woodworking', 'devops')
  const id = await add('woodworking', 'Fits 0.9')
  await arrive()
  await arrive()
  expect(sieved).toEqual([id])
  await judge()
  const rows = await verdicts()
  const read = rows.map((row) => `${row.post_id} ${row.product_id} ${row.fit}`)
  expect(new Set(read)).toEqual(new Set(products.slice(0, 2).map((product) => `${id} ${product} strong`)))
  expect(rows).toHaveLength(2)
  expect(await store.postById(id)).toMatchObject({ sieved_at: expect.any(Date) })
})

test('a page shows what was read on arrival, and nobody reads it again', async () => {
  const [productId] = await watch('woodworking')
  const id = await add('woodworking', 'Fits 0.9')
  await arrive()
  await judge()
  const cookie = await signInAs(superuser, server, store.userId)
  const shown = { from: 'listing', subreddit: 'woodworking', limit: 10, postIds: [id] }
  const { body } = await api.post('/api/fits', { productId, posts: shown }, { cookie })
  expect(answer.parse(body)).toEqual({
    fits: [
      {
        postId: id,
        state: 'judged',
        score: expect.closeTo(2.45),
        fit: 'strong',
        wants: 'has_problem',
        trouble: 'none',
        asks: 'Fits 0.9',
        meets: 'A product that is made.',
        why: 'Needs what is made.',
      },
    ],
    reading: false,
  })
  const other = await buildUser(superuser, { plan: 'pro', onboarded: true })
  const theirs = await superuser.query(
    `insert into products (user_id, name, description) values ($1, 'Product', 'A product that is made.') returning id`,
    [other.id],
  )
  const asked = { productId: theirs.rows[0].id, posts: shown }
  const away = await api.post('/api/fits', asked, { cookie: await signInAs(superuser, server, other.id) })
  expect(answer.parse(away.body).fits).toEqual([{ postId: id, state: 'waiting' }])
})

test('what may well fit is read at once and takes others along; unlikely posts have no row, those in other languages have', async () => {
  await watch('woodworking')
  await add('woodworking', 'Perhaps 0.3')
  await add('woodworking', 'Unlikely 0.01')
  await add('woodworking', '¿Unlikely 0.02')
  await arrive()
  await judge()
  expect((await verdicts()).map((row) => [row.asks, row.fit])).toEqual([
    ['Perhaps 0.3', null],
    ['¿Unlikely 0.02', null],
  ])
  expect((await calls()) - callsBefore).toBe(0)
  await add('woodworking', 'Likely 0.8')
  await arrive()
  await judge()
  expect((await verdicts()).map((row) => row.fit)).toEqual(['strong', 'strong', 'strong'])
  expect((await calls()) - callsBefore).toBe(1)
})

test('where someone is told of strong fits right away, what hardly fits is read at once as well, but for quiet hours', async () => {
  await watch('woodworking')
  await superuser.query(
    `insert into alert_channels (user_id, kind, slot) values ($1, 'email', 'email') on conflict (user_id, slot) do nothing`,
    [store.userId],
  )
  const channelSays = (what: string) => superuser.query(`update alert_channels set ${what}`)
  const readOf = async (title: string) => {
    await add('woodworking', title)
    await arrive()
    await judge()
    const row = (await verdicts()).find(({ asks }) => asks === title)
    return [row?.fit, row?.held]
  }
  expect(await readOf('Hardly 0.2')).toEqual(['strong', null])
  await channelSays('strong_fits = false')
  expect(await readOf('Hardly 0.21')).toEqual([null, null])
  await channelSays('strong_fits = true, paused_at = now()')
  expect(await readOf('Hardly 0.22')).toEqual([null, null])
  await channelSays('paused_at = null, is_on = false')
  expect(await readOf('Hardly 0.23')).toEqual([null, null])
  await channelSays('is_on = true')
  // From the hour before to two hours ahead: no hour that begins meanwhile ends them.
  await superuser.query(
    `insert into alert_settings (user_id, time_zone, quiet_from, quiet_to)
     select $1, 'UTC', extract(hour from at - interval '1 hour'), extract(hour from at + interval '2 hours')
     from (select now() at time zone 'UTC') as now (at)`,
    [store.userId],
  )
  expect(await readOf('Hardly 0.24')).toEqual([null, null])
  await superuser.query('update alert_settings set quiet_from = null, quiet_to = null')
  expect(await readOf('Hardly 0.25')).toEqual(['strong', null])
  await superuser.query('delete from alert_channels')
  await superuser.query('delete from alert_settings')
})

test('of many that wait, the newest and likeliest are read first, ten in a call', async () => {
  const [productId] = await watch('woodworking')
  for (let at = 0; at < 14; at += 1) await add('woodworking', `Fits 0.${60 + at}`)
  await arrive()
  await superuser.query(
    `update reddit.verdicts set judge_at = now(), score = case when asks = 'Fits 0.60' then 0.99 else score end`,
  )
  await limits.readings.take(productId ?? '', 110)
  await judge()
  const read = (await verdicts()).filter(({ fit }) => fit !== null).map(({ asks }) => asks)
  const best = Array.from({ length: 9 }, (_, at) => `Fits 0.${65 + at}`)
  expect(new Set(read)).toEqual(new Set(['Fits 0.60', ...best]))
  expect(read).toHaveLength(10)
})

test('what arrives leaves a part of the day to what someone looks at', async () => {
  const [productId = ''] = await watch('woodworking')
  const [first, second] = [await add('woodworking', 'Fits 0.9'), await add('woodworking', 'Fits 0.8')]
  await arrive()
  await limits.readings.take(productId, 119)
  await judge()
  const states = async () => (await verdicts()).map(({ fit, held }) => [fit, held])
  expect(await states()).toEqual([
    [null, 'share'],
    [null, 'share'],
  ])
  const cookie = await signInAs(superuser, server, store.userId)
  const look = async (...postIds: string[]) => {
    const shown = { from: 'listing', subreddit: 'woodworking', limit: 10, postIds }
    const { body } = await api.post('/api/fits', { productId, posts: shown }, { cookie })
    return answer.parse(body)
  }
  const read = (postIds: string[]) => {
    const posts = { from: 'listing', subreddit: 'woodworking', sort: 'new', time: 'day', limit: 10 } as const
    return readPosts(reader, {
      userId: store.userId,
      productId,
      digest,
      posts: { ...posts, postIds },
      postIds,
    })
  }
  expect(await look(first)).toMatchObject({ fits: [{ state: 'sieved', held: null }], reading: true })
  await read([first])
  expect(await look(first)).toMatchObject({ fits: [{ state: 'judged', fit: 'strong' }], reading: false })
  await limits.readings.take(productId, 30)
  await read([second])
  expect(await look(second)).toMatchObject({ fits: [{ state: 'sieved', held: 'limit' }], reading: false })
})

test('what hardly fits gets less of the day than what may well fit, and the rest of it by and by', async () => {
  const [productId = ''] = await watch('woodworking')
  await add('woodworking', 'Perhaps 0.3')
  await arrive()
  await limits.readings.take(productId, 30)
  await hurry()
  await judge()
  expect((await verdicts()).map(({ held }) => held)).toEqual(['share'])
  await add('woodworking', 'Likely 0.8')
  await arrive()
  await judge()
  expect((await verdicts()).map(({ fit }) => fit)).toEqual(['strong', null])
  const [window] = await redis.keys(`*limit:readings:${productId}`)
  await redis.pexpire(window ?? '', 12 * 3_600_000)
  await hurry()
  await judge()
  expect((await verdicts()).map(({ fit }) => fit)).toEqual(['strong', 'strong'])
})

/** As if it had been written, and had arrived, hours ago. */
async function age(id: string, hours: number) {
  for (const [table, key] of [
    ['verdicts', 'post_id'],
    ['posts', 'id'],
  ])
    await superuser.query(
      `update reddit.${table} set created_at = created_at - $2 * interval '1 hour' where ${key} = $1`,
      [id, hours],
    )
}
const heldByTitle = async () =>
  Object.fromEntries((await verdicts()).map(({ asks, fit, held }) => [asks, fit ?? held]))

test('what may well fit takes others along only as far as the share of those allows', async () => {
  const [productId = ''] = await watch('woodworking')
  await add('woodworking', 'Perhaps 0.3')
  await add('woodworking', 'Perhaps 0.4')
  await add('woodworking', 'Likely 0.8')
  await arrive()
  await limits.readings.take(productId, 29)
  await judge()
  expect(await heldByTitle()).toEqual({
    'Likely 0.8': 'strong',
    'Perhaps 0.4': 'share',
    'Perhaps 0.3': 'share',
  })
  // Nobody has read those, so they haven't used up anything.
  await limits.readings.take(productId, 120)
})

test('an old post that may well fit comes before newer ones that hardly do, and does not wait for their share', async () => {
  const [productId = ''] = await watch('woodworking')
  const old = await add('woodworking', 'Likely 0.55')
  for (let at = 0; at < 10; at += 1) await add('woodworking', `Perhaps 0.4${at}`)
  await arrive()
  await age(old, 12)
  await limits.readings.take(productId, 30)
  await hurry()
  await judge()
  expect(await heldByTitle()).toMatchObject({ 'Likely 0.55': 'strong', 'Perhaps 0.49': 'share' })
})

test('what may well fit and arrives while the share of others is refused is not held with them', async () => {
  const [productId = ''] = await watch('woodworking')
  await add('woodworking', 'Perhaps 0.3')
  await arrive()
  await limits.readings.take(productId, 30)
  await hurry()
  const readings: typeof limits.readings = {
    ...limits.readings,
    take: async (...asked) => {
      await add('woodworking', 'Likely 0.8')
      await arrive()
      return limits.readings.take(...asked)
    },
  }
  for (const product of await findDueProducts(db))
    await judgeVerdicts({ ...reader, limits: { ...limits, readings } }, product)
  expect(await heldByTitle()).toEqual({ 'Likely 0.8': null, 'Perhaps 0.3': 'share' })
})

test.each([
  [
    "half of the day's budget is used up",
    'budget',
    () =>
      superuser.query(
        `insert into spending_days (day, micros) values ((now() at time zone 'utc')::date, 500000)`,
      ),
  ],
  ['the model fails', 'failure', () => behave('fail')],
])('when %s, the sieve speaks, says so, and the model is asked again later', async (_, held, happen) => {
  const [productId = ''] = await watch('woodworking')
  const [id] = [await add('woodworking', 'Fits 0.9'), await add('woodworking', 'Fits 0.4')]
  await arrive()
  await happen()
  await hurry()
  await judge()
  expect((await verdicts()).map((row) => [row.fit, row.held, row.judge_at])).toEqual([
    [null, held, expect.any(Date)],
    [null, held, expect.any(Date)],
  ])
  // The day still has all its readings.
  await limits.readings.take(productId, 150)
  const cookie = await signInAs(superuser, server, store.userId)
  const shown = { from: 'listing', subreddit: 'woodworking', limit: 10, postIds: [id] }
  const { body } = await api.post('/api/fits', { productId, posts: shown }, { cookie })
  expect(answer.parse(body)).toMatchObject({ fits: [{ state: 'sieved', held }], reading: false })
})

test('a model that says nothing of a post, or nothing that can be read, is not asked about it again', async () => {
  const [productId = ''] = await watch('woodworking')
  await store.addPost('woodworking', 'Nobody knows 0.9')
  await add('woodworking', 'Fits 0.6')
  await arrive()
  await judge()
  expect((await verdicts()).map((row) => [row.fit, row.held, row.judge_at])).toEqual([
    [null, 'model', null],
    ['strong', null, null],
  ])
  await add('woodworking', 'Fits 0.7')
  await behave('broken-json')
  await arrive()
  await judge()
  expect((await verdicts()).find(({ asks }) => asks === 'Fits 0.7')).toMatchObject({
    held: 'model',
    judge_at: null,
  })
  // All three were read, whatever came of it.
  await limits.readings.take(productId, 147)
  await expect(limits.readings.take(productId)).rejects.toMatchObject({ code: 'throttled' })
})

test('however many workers read at once, each post is asked about once; what one has left behind is read by another', async () => {
  const [productId] = await watch('woodworking')
  for (let at = 0; at < 25; at += 1) await add('woodworking', `Fits 0.9${at}`)
  await arrive()
  await Promise.all([judge(), judge(), judge(), judge()])
  expect((await verdicts()).filter(({ fit }) => fit === null)).toEqual([])
  expect((await calls()) - callsBefore).toBeLessThanOrEqual(4)
  const { rows } = await superuser.query('select sum(input_tokens)::int as tokens from generations')
  expect(rows[0].tokens).toBeGreaterThan(0)
  await add('woodworking', 'Left behind 0.8')
  await arrive()
  // A worker claims it and dies.
  await superuser.query(
    `update reddit.verdicts set held = 'asked', judge_at = now() + interval '2 minutes' where asks like 'Left%'`,
  )
  await judge()
  const left = async () => (await verdicts()).find(({ asks }) => asks === 'Left behind 0.8')
  expect(await left()).toMatchObject({ fit: null, product_id: productId })
  await hurry()
  await judge()
  expect(await left()).toMatchObject({ fit: 'strong' })
})

test('a post that cannot be sieved holds up no other, nor itself; where nothing can be sieved, all wait', async () => {
  await watch('woodworking')
  const [bad, good] = [await add('woodworking', 'poison 0.9'), await add('woodworking', 'Fits 0.9')]
  await arrive()
  expect((await verdicts()).map(({ post_id }) => post_id)).toEqual([good])
  expect(await store.postById(bad)).toMatchObject({ sieved_at: expect.any(Date) })
  const worse = await add('woodworking', 'poison 0.8')
  await arrive()
  expect(await store.postById(worse)).toMatchObject({ sieved_at: expect.any(Date) })
  const waits = await add('woodworking', 'Fits 0.7')
  await store.pollAgain()
  const ill: FeedSieve = { readFeeds: async () => Promise.reject(new Error('no memory')) }
  await expect(sieveArrivals({ ...reader, sieve: ill })).rejects.toThrow('no memory')
  expect(await store.postById(waits)).toMatchObject({ sieved_at: null })
})

test('a post that fails while the sieve is busy waits, and is sieved once it is not', async () => {
  await watch('woodworking')
  const later = await add('woodworking', 'Later 0.9')
  for (const at of [1, 2, 3]) await add('woodworking', `Fits 0.${at}`)
  await store.pollAgain()
  let isBusy = false
  const busy: FeedSieve = {
    readFeeds: async (feeds) => {
      const titles = new Set(feeds.flatMap((feed) => feed.posts).map(({ title }) => title))
      if (titles.has('Later 0.9') && titles.size === 1) isBusy = true
      const isOfOthers = [...titles].every((title) => title.startsWith('Fits'))
      if (titles.has('Later 0.9') || (isBusy && !isOfOthers)) throw new Error('full line')
      return sieve.readFeeds(feeds)
    },
  }
  await sieveArrivals({ ...reader, sieve: busy })
  expect(await heldByTitle()).toHaveProperty(['Fits 0.1'])
  expect(await store.postById(later)).toMatchObject({ sieved_at: null })
  await sieveArrivals(reader)
  expect(await heldByTitle()).toHaveProperty(['Later 0.9'])
})

test('a post is given up only if it fails twice while others can be read', async () => {
  await watch('woodworking')
  await add('woodworking', 'Fits 0.9')
  await store.pollAgain()
  let failures = 2
  const stumbling: FeedSieve = {
    readFeeds: async (feeds) => {
      const isOwn = feeds.some((feed) => feed.posts.some(({ title }) => title === 'Fits 0.9'))
      if (isOwn && failures-- > 0) throw new Error('thread replaced')
      return sieve.readFeeds(feeds)
    },
  }
  await sieveArrivals({ ...reader, sieve: stumbling })
  expect(await heldByTitle()).toHaveProperty(['Fits 0.9'])
})

test.each(['deleted', 'moderator', 'gone'])(
  'a verdict leaves with the words of its post (%s), and none that was on its way brings it back',
  async (as) => {
    await watch('woodworking')
    const id = await add('woodworking', 'Fits 0.9')
    await arrive()
    await judge()
    expect(await verdicts()).toHaveLength(1)
    await store.control('delete', { id, as })
    const slow: FeedSieve = {
      readFeeds: async (feeds) => {
        await store.makeDue()
        await store.refresh()
        return sieve.readFeeds(feeds)
      },
    }
    await superuser.query('update reddit.posts set sieved_at = null where id = $1', [id])
    await sieveArrivals({ ...reader, sieve: slow })
    expect(await verdicts()).toEqual([])
    expect(await store.postById(id)).toMatchObject({ title: '' })
  },
)

test('a verdict that the model gives of a post that went meanwhile is dropped', async () => {
  await watch('woodworking')
  const id = await add('woodworking', 'Fits 0.9')
  await arrive()
  const askedSlowly: typeof model = {
    ...model,
    generateObject: async (task) => {
      const said = await model.generateObject(task)
      await store.control('delete', { id, as: 'deleted' })
      await store.makeDue()
      await store.refresh()
      return said
    },
  }
  for (const product of await findDueProducts(db))
    await judgeVerdicts({ ...reader, model: askedSlowly }, product)
  expect(await verdicts()).toEqual([])
})

test('what the model says of words that were changed meanwhile is dropped, and the new ones are read', async () => {
  await watch('woodworking')
  const id = await add('woodworking', 'Fits 0.9')
  await arrive()
  const askedSlowly: typeof model = {
    ...model,
    generateObject: async (task) => {
      const said = await model.generateObject(task)
      await superuser.query(
        `update reddit.posts set title = 'Changed 0.8', sieved_at = null where id = $1 and title <> 'Changed 0.8'`,
        [id],
      )
      await sieveArrivals(reader)
      return said
    },
  }
  for (const product of await findDueProducts(db))
    await judgeVerdicts({ ...reader, model: askedSlowly }, product)
  expect(await verdicts()).toMatchObject([{ asks: 'Changed 0.8', fit: null, held: null }])
  record('woodworking', 'Changed 0.8')
  await superuser.query(`update reddit.posts set selftext = 'Changed 0.8 and more.' where id = $1`, [id])
  await superuser.query(`update reddit.posts set sieved_at = null where id = $1`, [id])
  await sieveArrivals(reader)
  await judge()
  expect(await verdicts()).toMatchObject([{ asks: 'Changed 0.8', fit: 'strong' }])
})

test('a product that changes while it catches up is caught up with again, as it is then', async () => {
  await watch('startups')
  await add('startups', 'Fits 0.9')
  await arrive()
  const [late = ''] = await store.watch('startups')
  await makeOld()
  const slow: FeedSieve = {
    readFeeds: async (feeds) => {
      await superuser.query(`update products set description = 'Something else.' where id = $1`, [late])
      return sieve.readFeeds(feeds)
    },
  }
  const ofLate = async () =>
    (await verdicts()).filter((row) => row.product_id === late).map((row) => row.digest)
  await catchUp({ ...reader, sieve: slow })
  expect(await ofLate()).toEqual([])
  await catchUp(reader)
  expect(await ofLate()).toEqual([digestProduct({ ...described, description: 'Something else.' })])
  expect((await catchUp(reader)).more).toBe(false)
})

test('a post that cannot be sieved costs no one the others when they catch up; while nothing can be, they wait', async () => {
  await watch('smallbusiness')
  await add('smallbusiness', 'Fits 0.9')
  await add('smallbusiness', 'poison 0.9')
  await arrive()
  await store.watch('smallbusiness')
  await makeOld()
  const count = async () => (await verdicts()).length
  expect(await count()).toBe(1)
  const ill: FeedSieve = { readFeeds: async () => Promise.reject(new Error('no memory')) }
  await expect(catchUp({ ...reader, sieve: ill })).rejects.toThrow('no memory')
  await catchUp(reader)
  expect(await count()).toBe(2)
  await superuser.query('truncate reddit.verdicts')
  await catchUp(reader)
  expect(await count()).toBe(0)
})

test('a community is caught up with only once all its posts could be read', async () => {
  await watch('sysadmin')
  for (const at of [1, 2, 3]) await add('sysadmin', `Fits 0.${at}`)
  await arrive()
  await superuser.query('truncate reddit.verdicts')
  await superuser.query('update reddit.watches set caught_up_at = null')
  await makeOld()
  let isBusy = false
  const busy: FeedSieve = {
    readFeeds: async (feeds) => {
      const titles = new Set(feeds.flatMap((feed) => feed.posts).map(({ title }) => title))
      if (titles.has('Fits 0.1') && titles.size === 1) isBusy = true
      if (titles.size > 1 || isBusy) throw new Error('full line')
      return sieve.readFeeds(feeds)
    },
  }
  expect(await catchUp({ ...reader, sieve: busy })).toEqual({ more: false })
  await catchUp(reader)
  expect(new Set((await verdicts()).map(({ asks }) => asks))).toEqual(
    new Set(['Fits 0.1', 'Fits 0.2', 'Fits 0.3']),
  )
})

test('a new product catches up once it has its profile, or has waited for one', async () => {
  await watch('indiehackers')
  await add('indiehackers', 'Fits 0.9')
  await arrive()
  const [late = ''] = await store.watch('indiehackers')
  await catchUp(reader)
  const ofLate = async () => (await verdicts()).filter((row) => row.product_id === late).length
  expect(await ofLate()).toBe(0)
  await makeOld()
  await catchUp(reader)
  expect(await ofLate()).toBe(1)
})

test('one product that cannot be judged keeps no other waiting', async () => {
  const [first, second] = await watch('woodworking', 'woodworking')
  await add('woodworking', 'Fits 0.9')
  await arrive()
  const failing: typeof limits.readings = {
    ...limits.readings,
    take: async (id, ...more) => {
      if (id === first) throw new Error('broken')
      return limits.readings.take(id, ...more)
    },
  }
  const rounds = fitRounds({ ...reader, limits: { ...limits, readings: failing } }, createMetrics())
  await rounds.find(({ name }) => name === 'posts.judge')?.run(new AbortController().signal)
  const read = (await verdicts()).filter(({ fit }) => fit !== null).map(({ product_id }) => product_id)
  expect(read).toEqual([second])
})

test('a post whose writer changes it is read anew', async () => {
  await watch('woodworking')
  const id = await add('woodworking', 'Fits 0.9')
  await arrive()
  await judge()
  await superuser.query(
    `update reddit.posts set selftext = 'Solved, thank you!', sieved_at = null where id = $1`,
    [id],
  )
  expect(await verdicts()).toEqual([])
  await store.pollAgain()
  await sieveArrivals(reader)
  expect(sieved).toEqual([id, id])
  expect(await verdicts()).toHaveLength(1)
})

test('a product that begins to watch, or is described anew, catches up with what is there', async () => {
  await watch('SaaS')
  const [first, second] = [await add('SaaS', 'Fits 0.9'), await add('SaaS', 'Hardly 0.01')]
  await arrive()
  const [late = ''] = await store.watch('SaaS')
  await makeOld()
  await catchUp(reader)
  const ofLate = async () =>
    (await verdicts()).filter((row) => row.product_id === late).map((row) => [row.post_id, row.digest])
  expect(await ofLate()).toEqual([[first, digest]])
  expect((await catchUp(reader)).more).toBe(false)
  await superuser.query(`update products set description = 'Something else.' where id = $1`, [late])
  await catchUp(reader)
  const changed = digestProduct({ ...described, description: 'Something else.' })
  expect(await ofLate()).toEqual([[first, changed]])
  expect(second).not.toBe(first)
})

const behind = async () =>
  (await superuser.query('select from reddit.watches where caught_up_at is null')).rowCount

test('a product that has another name only is not caught up with again', async () => {
  const [productId] = await watch('woodworking')
  await add('woodworking', 'Fits 0.9')
  await arrive()
  await judge()
  await superuser.query(`update products set name = 'Renamed' where id = $1`, [productId])
  expect(await behind()).toBe(0)
  expect(await heldByTitle()).toEqual({ 'Fits 0.9': 'strong' })
})

test('what was paid for stays where a product is described in other words that say the same to the model', async () => {
  const [productId] = await watch('doggrooming')
  await add('doggrooming', 'Fits 0.9')
  await arrive()
  await judge()
  await makeOld()
  await superuser.query(`update products set description = description || ' ' where id = $1`, [productId])
  expect(await behind()).toBe(1)
  await catchUp(reader)
  await hurry()
  await judge()
  expect(await behind()).toBe(0)
  expect(await heldByTitle()).toEqual({ 'Fits 0.9': 'strong' })
  expect((await calls()) - callsBefore).toBe(1)
})

test('what was read for a product as it was described before is not shown, nor read on, and goes with its post', async () => {
  const [productId = ''] = await watch('woodworking')
  const [read, unread] = [await add('woodworking', 'Fits 0.9'), await add('woodworking', 'Fits 0.2')]
  await arrive()
  await superuser.query(
    `update reddit.verdicts set judge_at = now() + interval '1 hour', held = 'share' where post_id = $1`,
    [unread],
  )
  await judge()
  await superuser.query(`update products set description = 'Something else.' where id = $1`, [productId])
  const cookie = await signInAs(superuser, server, store.userId)
  const shown = { from: 'listing', subreddit: 'woodworking', limit: 10, postIds: [read, unread] }
  const { body } = await api.post('/api/fits', { productId, posts: shown }, { cookie })
  expect(answer.parse(body).fits.map(({ state }) => state)).toEqual(['waiting', 'waiting'])
  await hurry()
  await judge()
  expect((await calls()) - callsBefore).toBe(1)
  expect((await verdicts()).map(({ post_id, judge_at }) => [post_id, judge_at])).toEqual([
    [read, null],
    [unread, null],
  ])
  for (const id of [read, unread]) await store.control('delete', { id, as: 'gone' })
  await store.makeDue()
  await store.refresh()
  expect(await verdicts()).toEqual([])
})

test('a product that goes takes its verdicts along', async () => {
  const [gone, stays] = await watch('woodworking', 'woodworking')
  await add('woodworking', 'Fits 0.9')
  await arrive()
  await superuser.query('delete from products where id = $1', [gone])
  expect((await verdicts()).map((row) => row.product_id)).toEqual([stays])
})

const look = async (productId: string, ...postIds: string[]) => {
  const cookie = await signInAs(superuser, server, store.userId)
  const shown = { from: 'listing', subreddit: 'woodworking', limit: 10, postIds } as const
  const { body } = await api.post('/api/fits', { productId, posts: shown }, { cookie })
  const posts = { ...shown, sort: 'new', time: 'day' } as const
  await readPosts(reader, { userId: store.userId, productId, digest, posts, postIds })
  return answer.parse(body)
}
const letGo = { fit: null, held: null, judge_at: null }

test.each(['locked', 'archived'])(
  'a post that is %s when it arrives is read only if someone looks',
  async (flag) => {
    const [productId = ''] = await watch('indiehackers')
    const id = await add('indiehackers', 'Fits 0.9')
    await store.pollAgain()
    await superuser.query(`update reddit.posts set ${flag} = true where id = $1`, [id])
    expect(await sieveArrivals(reader)).toMatchObject({ count: 1 })
    expect(await sieveArrivals(reader)).toMatchObject({ count: 0 })
    await superuser.query('update reddit.watches set caught_up_at = null')
    await makeOld()
    await catchUp(reader)
    const own = async () => (await verdicts()).filter(({ post_id }) => post_id === id)
    expect(sieved).not.toContain(id)
    expect(await own()).toEqual([])
    expect(await look(productId, id)).toMatchObject({ reading: true })
    expect(await own()).toMatchObject([{ fit: 'strong' }])
  },
)

test.each([
  ['whose community the product has dropped', `update products set subreddits = '{devops}' where id = $1`],
  ['that has been locked meanwhile', `update reddit.posts set locked = true where $1::text <> ''`],
])('a post %s is read only if someone looks', async (_, happen) => {
  const [productId = ''] = await watch('woodworking')
  const [first, second] = [await add('woodworking', 'Fits 0.9'), await add('woodworking', 'Fits 0.8')]
  await arrive()
  await superuser.query(happen, [productId])
  await judge()
  expect(await verdicts()).toMatchObject([letGo, letGo])
  expect(await findDueProducts(db)).toEqual([])
  expect((await calls()) - callsBefore).toBe(0)
  expect(await look(productId, first)).toMatchObject({
    fits: [{ state: 'sieved', held: null }],
    reading: true,
  })
  expect(await verdicts()).toMatchObject([
    { post_id: first, fit: 'strong' },
    { post_id: second, ...letGo },
  ])
})

test('what was let go when a product dropped a community is read once it watches that again', async () => {
  const [productId] = await watch('startups')
  await add('startups', 'Fits 0.9')
  await arrive()
  const name = (community: string) =>
    superuser.query('update products set subreddits = array[$2] where id = $1', [productId, community])
  await name('devops')
  await judge()
  expect(await verdicts()).toMatchObject([letGo])
  await name('startups')
  await makeOld()
  while ((await catchUp(reader)).more);
  await judge()
  expect(await heldByTitle()).toEqual({ 'Fits 0.9': 'strong' })
})

test('how long posts wait to be sieved is measured since they arrived', async () => {
  await watch('woodworking')
  const id = await add('woodworking', 'Fits 0.9')
  await store.pollAgain()
  const metrics = createMetrics()
  fitRounds(reader, metrics)
  const seconds = async () =>
    Number(/^posts_unsieved_seconds (\S+)$/m.exec(await metrics.registry.metrics())?.[1])
  await age(id, 1)
  expect(await seconds()).toBeLessThan(600)
  await superuser.query(`update reddit.posts set arrived_at = now() - interval '20 minutes' where id = $1`, [
    id,
  ])
  expect(await seconds()).toBeGreaterThan(1_199)
})

test('what someone looks at is read at once, whatever the sieve thinks of it', async () => {
  const [productId = ''] = await watch('woodworking')
  const [waits, unlikely] = [
    await add('woodworking', 'Perhaps 0.3'),
    await add('woodworking', 'Unlikely 0.01'),
  ]
  await arrive()
  await judge()
  const cookie = await signInAs(superuser, server, store.userId)
  const shown = { from: 'listing', subreddit: 'woodworking', limit: 10, postIds: [waits, unlikely] }
  const ask = async () => {
    const { body } = await api.post('/api/fits', { productId, posts: shown }, { cookie })
    return answer.parse(body)
  }
  expect(await ask()).toMatchObject({ fits: [{ state: 'sieved' }, { state: 'waiting' }], reading: true })
  const posts = {
    from: 'listing' as const,
    subreddit: 'woodworking',
    sort: 'new' as const,
    time: 'day' as const,
    limit: 10,
    postIds: [waits, unlikely],
  }
  await readPosts(reader, { userId: store.userId, productId, digest, posts, postIds: [waits, unlikely] })
  expect(await ask()).toMatchObject({
    fits: [
      { state: 'judged', fit: 'strong' },
      { state: 'judged', fit: 'strong' },
    ],
    reading: false,
  })
  expect((await calls()) - callsBefore).toBe(1)
})
