import { setTimeout as wait } from 'node:timers/promises'
import { beforeEach, expect, test } from 'vitest'
import { apiClient } from '../../../test/api-client.ts'
import { cloneDatabase } from '../../../test/database.ts'
import { buildUser } from '../../../test/factories.ts'
import { serveApp } from '../../../test/serve-app.ts'
import { signInAs } from '../../../test/sign-in.ts'
import { plans } from '../billing/schema.ts'
import { productInput, suggestedSubreddits } from './schema.ts'

const { databaseUrl, superuser } = await cloneDatabase()
const server = await serveApp(databaseUrl)
const api = apiClient(server.url)

type Plan = 'free' | 'pro' | 'plus'

/** Somebody with a plan, a session and a logo that they have uploaded. */
async function arrive(
  plan: Plan,
  { onboarded = true, status }: { onboarded?: boolean; status?: string } = {},
) {
  const { id } = await buildUser(superuser, { plan, onboarded, ...(status ? { status } : {}) })
  const name = `${id}-1-${'a'.repeat(32)}.webp`
  await superuser.query('insert into uploads (name, user_id) values ($1, $2)', [name, id])
  return { id, cookie: await signInAs(superuser, server, id), icon: `/icons/${name}` }
}
type Person = Awaited<ReturnType<typeof arrive>>

const input = (person: Person, overrides: object = {}) => ({
  name: 'Pawslot',
  description: 'Booking for dog groomers.',
  website: 'pawslot.com',
  icon: person.icon,
  subreddits: ['r/SaaS', 'saas', ' doggrooming '],
  facts: [{ text: 'Costs $9 a month', source: 'Pawslot costs $9 a month.' }],
  ...overrides,
})

let pro: Person
beforeEach(async () => {
  pro = await arrive('pro')
})

test('a product is kept as meant: website completed, subreddits cleaned and without repeats', async () => {
  const created = await api.post('/api/products', input(pro), pro)
  expect(created).toMatchObject({
    status: 200,
    body: {
      name: 'Pawslot',
      website: 'https://pawslot.com',
      subreddits: ['SaaS', 'doggrooming'],
      facts: [{ text: 'Costs $9 a month', source: 'Pawslot costs $9 a month.' }],
      readOnly: false,
    },
  })
  expect((await api.get('/api/products', pro)).body).toEqual({ limit: 1, products: [created.body] })
})

test('how the maker says that it is theirs is kept, and stays where a form says nothing of it', async () => {
  const said = { disclosures: [" It's my shop. ", 'I make Pawslot'] }
  const { body } = await api.post('/api/products', input(pro, said), pro)
  expect(body).toMatchObject({ disclosures: ["It's my shop.", 'I make Pawslot'] })
  const change = (overrides: object) =>
    api.put(`/api/products/${String(body.id)}`, input(pro, overrides), pro)
  expect((await change({})).body).toMatchObject({ disclosures: ["It's my shop.", 'I make Pawslot'] })
  expect((await change({ disclosures: ['Pawslot is mine'] })).body).toMatchObject({
    disclosures: ['Pawslot is mine'],
  })
  expect((await change({ disclosures: Array(4).fill('Mine') })).status).toBe(400)
  expect((await change({ disclosures: [] })).body).toMatchObject({ disclosures: [] })
})

test.each([
  [{ name: ' ' }, 'Product name is required'],
  [{ description: '' }, 'Product description is required'],
  [{ website: ' ' }, 'Website URL is required'],
  [{ icon: '' }, 'Product logo is required'],
  [{ subreddits: [] }, 'At least one subreddit is required'],
  [{ subreddits: ['a1', 'b1', 'c1', 'd1'] }, 'You can only add up to 3 subreddits.'],
  [{ website: 'javascript:alert(1)' }, 'Enter a web address such as https://example.com.'],
  [{ icon: 'https://evil.example/pixel.gif' }, 'Upload the logo first.'],
  [{ subreddits: ['no spaces here'] }, 'A subreddit has 2 to 21 letters, digits or underscores.'],
  [{ userId: crypto.randomUUID() }, expect.any(String)],
])('%o is refused with the reason', async (wrong, error) => {
  const answer = await api.post('/api/products', input(pro, wrong), pro)
  expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_input', error } })
})

test("somebody else's logo, or one that was never uploaded, is refused", async () => {
  const other = await arrive('pro')
  for (const icon of [other.icon, `/icons/${pro.id}-2-${'b'.repeat(32)}.webp`]) {
    const answer = await api.post('/api/products', input(pro, { icon }), pro)
    expect(answer).toMatchObject({ status: 400, body: { fields: { icon: ['Upload the logo first.'] } } })
  }
})

test('newest first', async () => {
  const plus = await arrive('plus')
  for (const name of ['One', 'Two', 'Three']) await api.post('/api/products', input(plus, { name }), plus)
  const { products } = (await api.get('/api/products', plus)).body as { products: { name: string }[] }
  expect(products.map(({ name }) => name)).toEqual(['Three', 'Two', 'One'])
})

test("another user's product is not there: not to change, not to delete", async () => {
  const created = await api.post('/api/products', input(pro), pro)
  const other = await arrive('plus')
  const path = `/api/products/${String(created.body.id)}`
  expect((await api.put(path, input(other), other)).status).toBe(404)
  expect((await api.delete(path, other)).status).toBe(404)
  expect((await api.get('/api/products', pro)).body).toMatchObject({ products: [created.body] })
})

test('a replaced logo and that of a deleted product are handed to the cleaner', async () => {
  const created = await api.post('/api/products', input(pro), pro)
  const path = `/api/products/${String(created.body.id)}`
  const next = `${pro.id}-2-${'c'.repeat(32)}.webp`
  await superuser.query('insert into uploads (name, user_id) values ($1, $2)', [next, pro.id])
  const { body } = await api.put(path, input(pro, { icon: `/icons/${next}`, name: 'New' }), pro)
  expect(body.name).toBe('New')
  expect(Date.parse(String(body.updatedAt))).toBeGreaterThan(Date.parse(String(created.body.updatedAt)))
  expect((await api.delete(path, pro)).status).toBe(204)
  const { rows } = await superuser.query(
    `select payload->>'name' as name from outbox where topic = 'products.remove-logo' order by created_at`,
  )
  expect(rows.map(({ name }) => `/icons/${name}`)).toEqual([pro.icon, `/icons/${next}`])
})

test.each([
  ['free', { onboarded: true }, 0],
  ['free', { onboarded: false }, 1],
  ['pro', {}, 1],
  ['pro', { status: 'trialing' }, 1],
  ['plus', {}, 3],
  ['plus', { status: 'past_due' }, 0],
] as [Plan, { onboarded?: boolean; status?: string }, number][])(
  'a hundred creations at once on %s %o: exactly %i succeed',
  async (plan, options, limit) => {
    const person = await arrive(plan, options)
    /** As a client should: a busy server says 503, and hears the same request again. */
    const create = async (name: string): Promise<Awaited<ReturnType<typeof api.post>>> => {
      const answer = await api.post('/api/products', input(person, { name }), person)
      if (answer.status !== 503) return answer
      await wait(100)
      return create(name)
    }
    const answers = await Promise.all(Array.from({ length: 100 }, (_, n) => create(`P${n}`)))
    const kept = await superuser.query('select 1 from products where user_id = $1', [person.id])
    expect(kept.rowCount).toBe(limit)
    const statuses = Object.groupBy(answers, ({ status }) => status)
    const counted = Object.entries(statuses).map(([status, some = []]) => [status, some.length])
    const others = answers.filter(({ status }) => status !== 200 && status !== 402)
    expect(others.map(({ status, body }) => [status, body])).toEqual([])
    expect(Object.fromEntries(counted)).toEqual({ ...(limit > 0 && { 200: limit }), 402: 100 - limit })
  },
)

test('at the limit the answer says so in the words of the plan', async () => {
  await api.post('/api/products', input(pro), pro)
  expect(await api.post('/api/products', input(pro), pro)).toMatchObject({
    status: 402,
    body: {
      code: 'plan_required',
      error: 'Your Pro plan allows up to 1 product(s). Upgrade to add more products.',
    },
  })
})

test('after a downgrade the oldest products up to the limit can be changed, the others only read or deleted', async () => {
  const person = await arrive('plus')
  for (const name of ['One', 'Two', 'Three']) await api.post('/api/products', input(person, { name }), person)
  await superuser.query(`update profiles set plan_type = 'pro' where user_id = $1`, [person.id])
  const { products } = (await api.get('/api/products', person)).body as {
    products: { id: string; name: string; readOnly: boolean }[]
  }
  expect(products.map(({ name, readOnly }) => [name, readOnly])).toEqual([
    ['Three', true],
    ['Two', true],
    ['One', false],
  ])
  const change = (index: number) =>
    api.put(`/api/products/${products[index]?.id}`, input(person, { name: 'Changed' }), person)
  expect((await change(0)).status).toBe(402)
  expect((await change(2)).status).toBe(200)
  expect((await api.delete(`/api/products/${products[2]?.id}`, person)).status).toBe(204)
  expect((await change(1)).status).toBe(200)
})

test('the database and the price list know the same limits', async () => {
  for (const { id, products } of plans) {
    const { rows } = await superuser.query(`select app.product_limit($1, 'active', true) as n`, [id])
    expect(rows[0].n).toBe(products)
  }
})

test('fifteen communities are suggested, each with a name that the form takes', () => {
  expect(suggestedSubreddits.join(' ')).toBe(
    'startups entrepreneur smallbusiness SaaS marketing webdev programming technology business productivity indiehackers microsaas freelance sidehustle digital_marketing',
  )
  const { subreddits } = productInput.shape
  for (const name of suggestedSubreddits) expect(subreddits.safeParse([name]).success).toBe(true)
})
