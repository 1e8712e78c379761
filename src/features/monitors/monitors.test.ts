import { beforeEach, expect, test } from 'vitest'
import { apiClient } from '../../../test/api-client.ts'
import { noonZone } from '../../../test/noon-zone.ts'
import { serveApp } from '../../../test/serve-app.ts'
import { signInAs } from '../../../test/sign-in.ts'
import { openTestStore } from '../../../test/test-store.ts'
import { digestProduct } from '../fits/digest-product.ts'
import { matchArrivals } from './match-arrivals.ts'
import { monitorList, monitorMatches, oneMonitor, preview } from './schema.ts'
import { createMonitorRows, described, type Owner } from './test-monitors.ts'

const store = await openTestStore()
/** It can't reach Reddit, so all it knows is in the store. */
const server = await serveApp(store.databaseUrl)
const api = apiClient(server.url)
const { superuser, db } = store
const { addOwner, addProduct, addMonitor, addPost } = createMonitorRows(superuser)
const { redis } = server.services
const ZONE = noonZone()

let me: Owner
let cookie: string
beforeEach(async () => {
  await superuser.query('truncate reddit.verdicts')
  me = await addOwner()
  cookie = await signInAs(superuser, server, me.userId)
})

const input = (more: object = {}) => ({
  productId: me.productId,
  term: 'Pawslot',
  kind: 'own_brand',
  communities: null,
  threshold: 'any',
  ...more,
})
const add = (more: object = {}, as = cookie) => api.post('/api/monitors', input(more), { cookie: as })
const change = (id: string, more: object = {}, as = cookie) =>
  api.put(`/api/monitors/${id}`, input(more), { cookie: as })
const remove = (id: string, as = cookie) => api.delete(`/api/monitors/${id}`, { cookie: as })
const list = async () => {
  const { status, body } = await api.get(`/api/monitors?timeZone=${encodeURIComponent(ZONE)}`, { cookie })
  expect(status).toBe(200)
  return monitorList.parse(body)
}
const look = (more: object = {}, as = cookie) =>
  api.post(
    '/api/monitors/preview',
    { term: 'Pawslot', kind: 'own_brand', communities: null, ...more },
    { cookie: as },
  )
const matchesOf = (id: string, as = cookie) => api.get(`/api/monitors/${id}/matches`, { cookie: as })
const onPlan = (plan: string, status: string | null = 'active') =>
  superuser.query('update profiles set plan_type = $2, subscription_status = $3 where user_id = $1', [
    me.userId,
    plan,
    status,
  ])
/** The plan is known for as long as the session is. */
const signInAgain = async () => {
  cookie = await signInAs(superuser, server, me.userId)
}
const terms = async () => (await list()).monitors.map(({ term }) => term)
const DULL = 'These words are too common to watch. Add a word or two.'

test('someone watches words, changes them and stops', async () => {
  const { status, body } = await add({ communities: ['SaaS', 'saas', 'startups'], threshold: 'fair' })
  expect(status).toBe(201)
  const { id } = oneMonitor.parse(body)
  expect((await list()).monitors).toEqual([
    {
      id,
      productId: me.productId,
      term: 'Pawslot',
      kind: 'own_brand',
      communities: ['SaaS', 'startups'],
      threshold: 'fair',
      week: [0, 0, 0, 0, 0, 0, 0],
      isCovered: true,
    },
  ])
  expect(await change(id, { term: ' double booking ', kind: 'problem' })).toMatchObject({ status: 204 })
  expect((await list()).monitors).toMatchObject([
    { id, term: 'double booking', kind: 'problem', communities: null },
  ])
  const id2 = await addPost('They double every booking')
  await superuser.query(`update monitors set created_at = now() - interval '1 hour'`)
  expect(await matchArrivals(db)).toMatchObject({ found: 1 })
  expect(monitorMatches.parse((await matchesOf(id)).body).matches.map(({ post }) => post.id)).toEqual([id2])
  expect(await remove(id)).toMatchObject({ status: 204 })
  expect(await terms()).toEqual([])
  expect(await remove(id)).toMatchObject({ status: 404 })
})

test.each([
  ['nothing to look for', { term: '?!' }, DULL],
  ['words that are everywhere', { term: 'the of', kind: 'problem' }, DULL],
  ['a name that everyone says', { term: 'Now' }, DULL],
  ['a single letter', { term: 'C++' }, DULL],
  ['no words', { term: '  ' }, 'Enter a word or a name to watch.'],
  ['too many words', { term: 'a'.repeat(61) }, 'Keep it under 60 characters.'],
])('%s can be neither watched nor looked at', async (_, more, sentence) => {
  const { productId: __, threshold: ___, ...previewed } = input(more)
  for (const { status, body } of [
    await add(more),
    await change(await addMonitor(me, 'Tidycal'), more),
    await look(previewed),
  ]) {
    expect(status).toBe(400)
    expect(body.fields).toEqual({ term: [sentence] })
  }
  expect(await terms()).toEqual(['Tidycal'])
})

test('other input that cannot be is refused', async () => {
  for (const more of [
    { kind: 'any' },
    { threshold: 'low' },
    { communities: [] },
    { communities: ['a', 'b', 'c', 'd', 'e', 'f'].map((one) => `name${one}`) },
    { communities: ['no spaces here'] },
    { productId: 'x' },
    { more: 1 },
  ])
    expect((await add(more)).status).toBe(400)
  expect((await api.get('/api/monitors?timeZone=Nowhere/At_All', { cookie })).status).toBe(400)
  expect((await remove('x')).status).toBe(400)
})

test('the same words are watched once for a product', async () => {
  const { id } = oneMonitor.parse((await add()).body)
  const other = oneMonitor.parse((await add({ term: 'Tidycal' })).body)
  const twice = { term: ["You're already watching this."] }
  expect(await add({ term: 'PAWSLOT' })).toMatchObject({ status: 400, body: { fields: twice } })
  expect(await add({ term: 'pawslot', kind: 'problem' })).toMatchObject({ status: 400 })
  expect(await add({ term: 'paw-slot', kind: 'rival' })).toMatchObject({ status: 201 })
  expect(await add({ term: 'Paw Slot', kind: 'rival' })).toMatchObject({
    status: 400,
    body: { fields: twice },
  })
  expect(await change(other.id, { term: 'pawSlot' })).toMatchObject({ status: 400, body: { fields: twice } })
  expect(await change(id, { term: 'pawSlot' })).toMatchObject({ status: 204 })
  const second = await addProduct(me.userId)
  expect(await add({ productId: second })).toMatchObject({ status: 201 })
  const many = await Promise.all(Array.from({ length: 6 }, () => add({ term: 'Groomgrid' })))
  expect(many.filter(({ status }) => status === 201)).toHaveLength(1)
})

test('nobody without a session gets anywhere', async () => {
  const id = await addMonitor(me, 'Pawslot')
  const nobody = ''
  for (const { status } of [
    await add({}, nobody),
    await change(id, {}, nobody),
    await remove(id, nobody),
    await look({}, nobody),
    await matchesOf(id, nobody),
    await api.get(`/api/monitors?timeZone=${encodeURIComponent(ZONE)}`),
  ])
    expect(status).toBe(401)
})

test("nobody reaches someone else's monitors or products", async () => {
  const other = await addOwner()
  const id = await addMonitor(other, 'Theirs')
  expect(await add({ productId: other.productId })).toMatchObject({ status: 404 })
  expect(await change(id)).toMatchObject({ status: 404 })
  expect(await change(await addMonitor(me, 'Mine'), { productId: other.productId })).toMatchObject({
    status: 404,
  })
  expect(await remove(id)).toMatchObject({ status: 404 })
  expect(await matchesOf(id)).toMatchObject({ status: 404 })
  expect(await terms()).toEqual(['Mine'])
  const { rows } = await superuser.query('select term from monitors where id = $1', [id])
  expect(rows).toEqual([{ term: 'Theirs' }])
})

test.each([
  ['free', null],
  ['plus', 'past_due'],
])('on %s, %s, nothing is open but removing', async (plan, planStatus) => {
  const id = await addMonitor(me, 'Pawslot')
  await onPlan(plan, planStatus)
  await signInAgain()
  for (const { status } of [
    await add({ term: 'Tidycal' }),
    await change(id),
    await look(),
    await matchesOf(id),
    await api.get(`/api/monitors?timeZone=${encodeURIComponent(ZONE)}`, { cookie }),
  ])
    expect(status).toBe(402)
  expect(await remove(id)).toMatchObject({ status: 204 })
})

test('Pro watches its own brand, once', async () => {
  await onPlan('pro')
  await signInAgain()
  const refused = {
    status: 402,
    body: { error: 'Pro watches your own brand. Plus watches rivals and problems, too.' },
  }
  expect(await add({ kind: 'rival' })).toMatchObject(refused)
  const { id } = oneMonitor.parse((await add()).body)
  expect(await change(id, { kind: 'problem' })).toMatchObject(refused)
  expect(await change(id, { term: 'Paw Slot' })).toMatchObject({ status: 204 })
  expect(await add({ term: 'Tidycal' })).toMatchObject({
    status: 402,
    body: { error: "You've used the one monitor on your plan." },
  })
  expect(await list()).toMatchObject({ limit: 1, kinds: ['own_brand'] })
})

test('of thirty that are added at once, twenty are', async () => {
  const answers = await Promise.all(Array.from({ length: 30 }, (_, at) => add({ term: `Name ${at}` })))
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(20)
  const others = answers.filter(({ status }) => status !== 201)
  for (const { status, body } of others)
    expect([status, body.error]).toEqual([402, "You've used all 20 monitors on your plan."])
  const { monitors, limit } = await list()
  expect([monitors.length, limit, monitors.every(({ isCovered }) => isCovered)]).toEqual([20, 20, true])
})

test('after a change to a smaller plan the rest stays, and is marked', async () => {
  await addMonitor(me, 'Rival', { kind: 'rival', minutesAgo: 40 })
  await addMonitor(me, 'First', { minutesAgo: 30 })
  await addMonitor(me, 'Second', { minutesAgo: 20 })
  await onPlan('pro')
  await signInAgain()
  expect((await list()).monitors.map(({ term, isCovered }) => [term, isCovered])).toEqual([
    ['Second', false],
    ['First', true],
    ['Rival', false],
  ])
})

test('who changes monitors or tries words like a script is slowed down', async () => {
  await server.services.limits.monitors.take(me.userId, 60)
  await server.services.limits.previews.take(me.userId, 300)
  expect([(await add()).status, (await look()).status]).toEqual([429, 429])
  expect(redis.status).toBe('ready')
})

test("matches are counted by the user's days", async () => {
  const id = await addMonitor(me, 'Pawslot')
  const found = (postId: string, when: string) =>
    superuser.query(
      `insert into monitor_matches (monitor_id, post_id, user_id, product_id, community, posted_at, state)
       values ($1, $2, $3, $4, 'saas', (${when}) at time zone $5, 'left')`,
      [id, postId, me.userId, me.productId, ZONE],
    )
  const midnight = `date_trunc('day', now() at time zone '${ZONE}')`
  await found('a', `now() at time zone '${ZONE}'`)
  await found('b', midnight)
  await found('c', `${midnight} - interval '1 second'`)
  await found('d', `${midnight} - interval '6 days'`)
  await found('e', `${midnight} - interval '6 days 1 second'`)
  const [monitor] = (await list()).monitors
  expect(monitor?.week).toEqual([1, 0, 0, 0, 0, 1, 2])
  const { week } = monitorMatches.parse((await matchesOf(id)).body)
  expect(week).toBeGreaterThanOrEqual(4)
})

test('what covered products name is proposed, as far as it is not watched and the plan allows it', async () => {
  const line = (text: string) => ({ text, from: null })
  const profile = {
    what: null,
    jobs: [],
    people: [],
    problems: [line('double booking'), line(`${'long '.repeat(12)}problem`)],
    rivals: [line('Time Tree'), line('Notion'), line('notion')],
    notFor: [],
    confusions: [],
  }
  await superuser.query('update products set profile = $2 where id = $1', [
    me.productId,
    JSON.stringify(profile),
  ])
  const second = await addProduct(me.userId)
  await addMonitor(me, 'time tree', { kind: 'rival' })
  const of = (term: string, kind: string, productId = me.productId) => ({ productId, term, kind })
  const proposed = [of('Notion', 'rival'), of('double booking', 'problem')]
  const brands = [of('Pawslot', 'own_brand', second), of('Pawslot', 'own_brand')]
  expect((await list()).proposals).toEqual([...brands, ...proposed])
  const rivals = Array.from({ length: 30 }, (_, at) => line(`Rival ${at}`))
  await superuser.query('update products set profile = $2 where id = $1', [
    me.productId,
    JSON.stringify({ ...profile, rivals }),
  ])
  const many = (await list()).proposals
  expect([many.length, many.slice(0, 2)]).toEqual([12, brands])
  await onPlan('pro')
  await signInAgain()
  expect((await list()).proposals).toEqual([of('Pawslot', 'own_brand')])
})

const holds = (name: string, hours: number) =>
  superuser.query(
    `insert into reddit.watched_communities (name, products, polled_at, complete_since)
     values ($1, 1, now(), now() - $2 * interval '1 hour')`,
    [name, hours],
  )
const previewed = async (more: object = {}) => preview.parse((await look(more)).body)

test('a preview counts what stands in the store, word by word, and what that comes to in a week', async () => {
  await holds('saas', 48)
  await holds('devops', 6)
  for (const community of ['SaaS', 'SaaS', 'devops']) await addPost('I use Pawslot', { community })
  await addPost('Some pawslots', { community: 'SaaS' })
  await addPost('Pawslot', { community: 'SaaS', closed: 'locked' })
  await addPost('Double bookings', { community: 'devops' })
  expect(await previewed()).toEqual({ matches: 3, perWeek: 2 * 3.5 + 28, atLeast: false })
  expect(await previewed({ communities: ['SAAS'] })).toEqual({ matches: 2, perWeek: 7, atLeast: false })
  expect(await previewed({ communities: ['nowhere'] })).toEqual({ matches: 0, perWeek: 0, atLeast: false })
  expect(await previewed({ term: 'booked double', kind: 'problem' })).toMatchObject({ matches: 1 })
  expect(await previewed({ term: 'use pawslot' })).toMatchObject({ matches: 3 })
  expect(await previewed({ term: 'I use' })).toMatchObject({ matches: 3 })
})

test('a preview looks at so many posts, and says that there may be more', async () => {
  await holds('saas', 48)
  await superuser.query(
    `insert into reddit.posts (id, created_at, community, subreddit, title, selftext, author, permalink, score, num_comments,
       upvote_ratio, locked, archived, stickied, over_18, check_at)
     select 'many' || n, now() - n * interval '1 second', 'saas', 'SaaS', case when n <= 250 then 'Pawslot' else 'Other' end, '', 'someone', '/r/x', 1, 1, 1,
       false, false, false, false, now() from generate_series(1, 4100) as n`,
  )
  expect(await previewed({ term: 'Nothing' })).toEqual({ matches: 0, perWeek: 0, atLeast: true })
  const { matches, perWeek, atLeast } = await previewed()
  expect([matches, atLeast]).toEqual([200, true])
  // 250 in 4,000 seconds.
  expect(perWeek).toBeGreaterThan(37_000)
  expect(perWeek).toBeLessThan(38_500)
})

test('what was found is shown as far as it stands, newest first, with what it means to the product', async () => {
  const id = await addMonitor(me, 'Pawslot', { minutesAgo: 3_000 })
  const old = await addPost('Pawslot long ago', { minutesAgo: 60 })
  const young = await addPost('Pawslot', { community: 'SaaS' })
  const gone = await addPost('Pawslot gone')
  const locked = await addPost('Pawslot locked', { minutesAgo: 30 })
  await matchArrivals(db)
  await superuser.query(
    `update reddit.posts set removed_by_category = 'gone', title = '', selftext = '', author = '', permalink = '' where id = $1`,
    [gone],
  )
  await superuser.query('update reddit.posts set locked = true where id = $1', [locked])
  const read = (postId: string, digest: string) =>
    superuser.query(
      `insert into reddit.verdicts (post_id, created_at, user_id, product_id, digest, score, wants, in_trouble, fit, rank, trouble, why)
       select id, created_at, $2, $3, $4, 0.5, 'asks_tool', false, 'strong', 2, 'none', 'So.' from reddit.posts where id = $1`,
      [postId, me.userId, me.productId, digest],
    )
  await read(young, digestProduct(described))
  await read(old, 'other')
  const { matches, week } = monitorMatches.parse((await matchesOf(id)).body)
  expect(matches.map(({ post, fit }) => [post.id, fit.state, post.closed])).toEqual([
    [young, 'judged', false],
    [locked, 'unread', true],
    [old, 'unread', false],
  ])
  expect(matches[0]).toMatchObject({ post: { subreddit: 'SaaS' }, fit: { fit: 'strong', why: 'So.' } })
  expect(week).toBe(4)
  await superuser.query(
    `update monitor_matches set posted_at = now() - interval '3 days' where post_id = $1`,
    [old],
  )
  expect(monitorMatches.parse((await matchesOf(id)).body)).toMatchObject({ week: 4, matches: [{}, {}] })
})
