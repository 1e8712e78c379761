import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cloneDatabase } from '../../test/database.ts'
import { buildProduct, buildTicket, buildUser } from '../../test/factories.ts'
import { createPool } from './pool.ts'

const { superuser, roleUrls } = await cloneDatabase()
const pool = createPool(roleUrls.app, 1)
afterAll(() => pool.end())

let ada: { id: string }
let ben: { id: string }
beforeAll(async () => {
  ada = await buildUser(superuser)
  ben = await buildUser(superuser)
  for (const user of [ada, ben]) {
    await buildProduct(superuser, user.id)
    await buildTicket(superuser, user.id)
    await superuser.query('insert into uploads (name, user_id) values ($1, $2)', [`${user.id}.webp`, user.id])
  }
})

/** As a request does it: the role that may not bypass, one transaction, one user. */
async function as(userId: string | undefined, sql: string, values: unknown[] = []) {
  const client = await pool.connect()
  try {
    await client.query('begin')
    if (userId) await client.query("select set_config('app.user_id', $1, true)", [userId])
    return await client.query(sql, values)
  } finally {
    await client.query('rollback')
    client.release()
  }
}

const tenantTables = (
  await superuser.query(`
    select table_name as name from information_schema.columns
    where table_schema = 'public' and column_name = 'user_id' order by 1`)
).rows.map((row) => row.name as string)

test('the tables with an owner are known', () => {
  expect(tenantTables).toEqual(['checkout_intents', 'products', 'profiles', 'support', 'uploads'])
})

/** Written and read by billing alone; to a request it doesn't exist. */
const closedTables = ['checkout_intents']
const openTables = tenantTables.filter((table) => !closedTables.includes(table))

test.each(closedTables)('%s: a request can not even look', async (table) => {
  await expect(as(ada.id, `select * from ${table}`)).rejects.toThrow(/permission denied/)
})

test.each(openTables)(
  '%s: a query without WHERE sees the own row only, and nothing when nobody asks',
  async (table) => {
    const mine = await as(ada.id, `select user_id from ${table}`)
    expect(mine.rows).toEqual([{ user_id: ada.id }])
    expect((await as(undefined, `select * from ${table}`)).rowCount).toBe(0)
  },
)

test.each(openTables)("%s: asking for another user's row by name finds nothing", async (table) => {
  expect((await as(ada.id, `select * from ${table} where user_id = $1`, [ben.id])).rowCount).toBe(0)
})

/** How many rows a statement touched, or that it was refused. */
const touched = (userId: string, statement: string) =>
  as(userId, statement).then(
    ({ rowCount }) => rowCount,
    (error: Error) => error.message.match(/permission denied/)?.[0],
  )

// What the grants allow touches the own row; what they don't is refused whole.
test.each([
  ['products', "update products set name = 'taken'", 1],
  ['profiles', "update profiles set full_name = 'taken'", 1],
  ['support', "update support set title = 'taken'", 'permission denied'],
  ['uploads', 'update uploads set created_at = now()', 'permission denied'],
  ['uploads', 'delete from uploads', 1],
  ['products', 'delete from products', 1],
  ['profiles', 'delete from profiles', 'permission denied'],
  ['support', 'delete from support', 'permission denied'],
])('%s: %s without a WHERE touches no row of another user', async (_, statement, expected) => {
  expect(await touched(ada.id, statement)).toBe(expected)
})

test("nobody inserts or moves a row into another user's name", async () => {
  const insert = "insert into products (user_id, name) values ($1, 'x')"
  // The trigger that holds the limit finds no profile of theirs and refuses before the policy does.
  await expect(as(ada.id, insert, [ben.id])).rejects.toThrow(/product limit/)
  const upload = "insert into uploads (user_id, name) values ($1, 'x.webp')"
  await expect(as(ada.id, upload, [ben.id])).rejects.toThrow(/row-level security/)
  await expect(as(ada.id, 'update products set user_id = $1', [ben.id])).rejects.toThrow(/permission denied/)
  const ticket = "insert into support (user_id, name, email, title, content) values ($1, 'a', 'b', 'c', 'd')"
  await expect(as(ada.id, ticket, [ben.id])).rejects.toThrow(/row-level security/)
  expect((await as(ada.id, ticket, [ada.id])).rowCount).toBe(1)
})

test.each([
  ["update profiles set plan_type = 'plus'", 'the plan'],
  ["update profiles set stripe_customer_id = 'cus_1'", 'the customer id'],
  ["update profiles set email = 'x@y.test'", 'the e-mail'],
  ["update profiles set subscription_status = 'active'", 'the state of the subscription'],
  ['update profiles set trial_used_at = null', 'whether the trial was used'],
  ['select * from stripe_events', "Stripe's events"],
  [
    "insert into support (user_id, name, email, title, content, support_reply) values (app.uid(), 'a', 'b', 'c', 'd', 'e')",
    'a reply',
  ],
  ["insert into outbox (topic, payload, done_at) values ('x', '{}', now())", 'finished work'],
  ['select * from outbox', "others' work"],
  ['select * from auth.session', 'sessions'],
  ['select * from auth.account', 'password hashes'],
  ['select * from processed', "the workers' keys"],
])('%s is refused: a user does not write or read %s', async (sql) => {
  await expect(as(ada.id, sql)).rejects.toThrow(/permission denied/)
})

test('the auth role reaches no product table, the worker no account and no plan, and billing nothing but plans', async () => {
  const asRole = async (url: string, sql: string) => {
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    try {
      return await client.query(sql)
    } finally {
      await client.end()
    }
  }
  for (const table of tenantTables) {
    await expect(asRole(roleUrls.auth, `select * from ${table}`)).rejects.toThrow(/permission denied/)
  }
  await expect(asRole(roleUrls.worker, 'select * from auth.account')).rejects.toThrow(/permission denied/)
  await expect(asRole(roleUrls.worker, 'select * from products')).rejects.toThrow(/permission denied/)
  await expect(asRole(roleUrls.worker, "update profiles set plan_type = 'plus'")).rejects.toThrow(
    /permission denied/,
  )
  for (const table of ['products', 'support', 'uploads', 'outbox', 'auth.account', 'auth.session']) {
    await expect(asRole(roleUrls.billing, `select * from ${table}`)).rejects.toThrow(/permission denied/)
  }
})
