import { beforeEach, expect, test } from 'vitest'
import { openTestStore } from '../../../test/test-store.ts'
import { digestProduct } from '../fits/digest-product.ts'
import { judgeVerdicts } from '../fits/judge-verdicts.ts'
import type { FeedSieve } from '../fits/reader.ts'
import { createLog } from '../../platform/log.ts'
import { createUsageLimits } from '../usage-limits.ts'
import { forgetMatches } from './forget-matches.ts'
import { matchArrivals } from './match-arrivals.ts'
import { type Ready, settleMatches } from './settle-matches.ts'
import { createMonitorRows, described, type Owner } from './test-monitors.ts'

const store = await openTestStore()
const { superuser, db } = store
const { addOwner, addMonitor, addPost, findMatches } = createMonitorRows(superuser)

let owner: Owner
let hasModel: boolean
let told: Ready[]
let sieved: string[]
let isSieveWell: boolean
beforeEach(async () => {
  await superuser.query('truncate reddit.verdicts')
  owner = await addOwner()
  hasModel = true
  isSieveWell = true
  told = []
  sieved = []
})

const sieve: FeedSieve = {
  readFeeds: async (feeds) => {
    if (!isSieveWell) throw new Error('no memory')
    return feeds.map(({ posts }) =>
      posts.map(({ id, title }) => {
        sieved.push(id)
        const said = { postId: id, score: 0.01, wants: 'asks_how' as const, inTrouble: false }
        return { said: { ...said, asks: title, meets: null }, language: 'en' }
      }),
    )
  },
}
const reader = {
  db,
  sieve,
  log: createLog({ level: 'silent' }),
  get spending() {
    return { hasModel } as never
  },
}
const raise = async (_: unknown, ready: Ready[]) => void told.push(...ready)
const settle = () => settleMatches(reader, raise)
/** As if it were time to look at all of them. */
const settleAgain = async () => {
  await superuser.query(`update monitor_matches set settle_at = now() - interval '1 second'`)
  return settle()
}

type Read = {
  fit?: string | null
  trouble?: string
  held?: string | null
  judgeInMinutes?: number
  digest?: string
}
const read = (
  postId: string,
  { fit = 'strong', trouble = 'none', held, judgeInMinutes, digest }: Read = {},
) =>
  superuser.query(
    `insert into reddit.verdicts (post_id, created_at, user_id, product_id, digest, score, wants, in_trouble, fit, rank, trouble, why, held, judge_at)
     select id, created_at, $2, $3, $4, 0.5, 'asks_how', false, $5, $6, $7, $8, $9, now() + $10 * interval '1 minute'
     from reddit.posts where id = $1`,
    [
      postId,
      owner.userId,
      owner.productId,
      digest ?? digestProduct(described),
      ...(fit === null ? [null, null, null, null] : [fit, 1, trouble, 'Because.']),
      held ?? null,
      judgeInMinutes ?? null,
    ],
  )
const sievedNow = (id: string) =>
  superuser.query('update reddit.posts set sieved_at = now() where id = $1', [id])
const verdictOf = async (id: string) =>
  (
    await superuser.query('select *, judge_at <= now() as is_due from reddit.verdicts where post_id = $1', [
      id,
    ])
  ).rows[0]

async function find(threshold: 'any' | 'fair' | 'strong', title = 'Pawslot?') {
  await addMonitor(owner, 'Pawslot', { threshold })
  const id = await addPost(title)
  await matchArrivals(db)
  return id
}
const states = async () => (await findMatches()).map(({ state }) => state)

test('someone who wants to hear of anything is told at once, and once, with what it is about', async () => {
  const id = await find('any')
  expect(await settle()).toEqual({ told: 1, more: false })
  await settleAgain()
  expect(told).toEqual([
    {
      userId: owner.userId,
      productId: owner.productId,
      monitorId: expect.any(String),
      postId: id,
      createdAt: expect.stringContaining('20'),
    },
  ])
  const { rows } = await superuser.query(
    'select from reddit.posts where id = $1 and created_at = $2::timestamptz',
    [id, told[0]?.createdAt],
  )
  expect(rows).toHaveLength(1)
  expect([await states(), sieved]).toEqual([['told'], []])
})

test('two workers at once tell of each match once', async () => {
  await addMonitor(owner, 'Pawslot')
  for (let at = 0; at < 40; at += 1) await addPost(`Pawslot ${at}`)
  await matchArrivals(db)
  await Promise.all([settle(), settle(), settle()])
  expect(told).toHaveLength(40)
  expect(new Set(told.map(({ postId }) => postId)).size).toBe(40)
})

test('where handing on fails, nothing counts as told', async () => {
  await find('any')
  const failing = settleMatches(reader, async () => {
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  expect(await states()).toEqual(['waiting'])
  await settle()
  expect(told).toHaveLength(1)
})

test.each([
  ['fair', { fit: 'strong' }, 'told'],
  ['fair', { fit: 'fair' }, 'told'],
  ['fair', { fit: 'low' }, 'left'],
  ['strong', { fit: 'strong' }, 'told'],
  ['strong', { fit: 'fair' }, 'left'],
  ['strong', { fit: 'strong', trouble: 'crisis' }, 'left'],
] as const)('for someone who wants %s fits a post with %o is %s', async (threshold, verdict, state) => {
  await read(await find(threshold), verdict)
  await settle()
  expect([await states(), told.length]).toEqual([[state], state === 'told' ? 1 : 0])
})

test('a match waits for its reading, which is asked for now, and is told of once', async () => {
  const id = await find('strong')
  await read(id, { fit: null, judgeInMinutes: 10 })
  await settle()
  expect([await states(), told]).toEqual([['waiting'], []])
  expect(await verdictOf(id)).toMatchObject({ is_due: true, held: null })
  await superuser.query(
    `update reddit.verdicts set fit = 'strong', rank = 2, trouble = 'none', why = 'So.', judge_at = null`,
  )
  await settle()
  expect(told).toEqual([])
  await settleAgain()
  await settleAgain()
  expect(told.map(({ postId }) => postId)).toEqual([id])
})

test('what was let go is read after all', async () => {
  const id = await find('fair')
  await read(id, { fit: null })
  await settle()
  expect(await verdictOf(id)).toMatchObject({ is_due: true })
})

test('what the sieve left aside, or was read for other words of the product, is read whatever the sieve thinks', async () => {
  const id = await find('strong')
  await sievedNow(id)
  await settle()
  expect(sieved).toEqual([id])
  expect(await verdictOf(id)).toMatchObject({ is_due: true, held: null, fit: null })
  await superuser.query(
    `update reddit.verdicts set digest = 'old', fit = 'strong', rank = 2, trouble = 'none', why = 'So.'`,
  )
  await settleAgain()
  expect(await verdictOf(id)).toMatchObject({ digest: digestProduct(described), fit: null, is_due: true })
  expect([await states(), told]).toEqual([['waiting'], []])
})

test('what is about to be sieved for the product as it arrived is not sieved twice', async () => {
  await superuser.query(`update products set subreddits = '{DogGrooming}' where id = $1`, [owner.productId])
  const id = await find('strong')
  await settle()
  expect([sieved, await states()]).toEqual([[], ['waiting']])
  await sievedNow(id)
  await settleAgain()
  expect(sieved).toEqual([id])
})

test('nothing is a fit without a model, or while it is held: it waits until the post is too old', async () => {
  hasModel = false
  const id = await find('fair')
  await settle()
  expect(await verdictOf(id)).toMatchObject({ held: 'model', judge_at: null })
  for (const held of ['model', 'limit', 'budget', 'share']) {
    await superuser.query('update reddit.verdicts set held = $1', [held])
    await settleAgain()
    expect([await states(), told]).toEqual([['waiting'], []])
    expect(await verdictOf(id)).toMatchObject({ held, judge_at: null })
  }
  await superuser.query(`update reddit.posts set created_at = created_at - interval '24 hours'`)
  await superuser.query(`update monitor_matches set posted_at = posted_at - interval '24 hours'`)
  await settleAgain()
  expect([await states(), told]).toEqual([['left'], []])
})

test.each([
  ['is closed', 'update reddit.posts set locked = true'],
  [
    'is taken away',
    `update reddit.posts set removed_by_category = 'gone', title = '', selftext = '', author = '', permalink = ''`,
  ],
  [
    'is for adults now',
    `update reddit.posts set over_18 = true, title = '', selftext = '', author = '', permalink = ''`,
  ],
  ['is found on a plan that has ended', `update profiles set subscription_status = 'past_due'`],
])('nobody hears of a post that %s before it could be told of', async (_, happen) => {
  await find('any')
  await superuser.query(happen)
  await settle()
  expect([await states(), told]).toEqual([['left'], []])
})

test('what waits is looked at more and more seldom, and a sieve that fails holds up nothing', async () => {
  const id = await find('strong')
  await sievedNow(id)
  isSieveWell = false
  await expect(settle()).rejects.toThrow('no memory')
  const pause = async () => {
    const { rows } = await superuser.query(
      `select extract(epoch from settle_at - now())::float8 as seconds from monitor_matches`,
    )
    return rows[0].seconds as number
  }
  expect(await pause()).toBeGreaterThan(0)
  expect(await pause()).toBeLessThan(3)
  await superuser.query(`update monitor_matches set found_at = now() - interval '8 minutes'`)
  isSieveWell = true
  await settleAgain()
  expect(await pause()).toBeGreaterThan(50)
})

test('what no product watches is read by the model as long as a monitor waits for it', async () => {
  const id = await find('strong')
  await read(id, { fit: null, judgeInMinutes: 0 })
  const limits = createUsageLimits(store.redis, store.prefix)
  hasModel = false
  const product = { ...described, id: owner.productId, userId: owner.userId }
  await judgeVerdicts({ ...reader, spending: reader.spending, limits, model: undefined as never }, product)
  // It was asked, and there is none.
  expect(await verdictOf(id)).toMatchObject({ held: 'model' })
  await superuser.query(`update monitor_matches set state = 'left'`)
  await superuser.query('update reddit.verdicts set held = null, judge_at = now()')
  await judgeVerdicts({ ...reader, spending: reader.spending, limits, model: undefined as never }, product)
  expect(await verdictOf(id)).toMatchObject({ held: null, judge_at: null })
})

test('matches are forgotten after five weeks', async () => {
  const id = await find('any')
  await addPost('Pawslot again')
  await matchArrivals(db)
  await superuser.query(
    `update monitor_matches set posted_at = now() - interval '36 days' where post_id = $1`,
    [id],
  )
  expect(await forgetMatches(db)).toEqual({ more: false })
  const left = await findMatches()
  expect(left.map((one) => one.id)).not.toContain(id)
  expect(left).toHaveLength(1)
})
