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
    await superuser.query("insert into feedback (user_id, message) values ($1, 'x')", [user.id])
    await superuser.query('insert into uploads (name, user_id) values ($1, $2)', [`${user.id}.webp`, user.id])
    await superuser.query(
      `insert into drafts (user_id, task, mode, content, named, prompt_version)
       values ($1, 'comment', 'no_mention', 'Try it by hand first.', false, 'v1')`,
      [user.id],
    )
    await superuser.query(
      "insert into generations (user_id, task, model, reserved_micros) values ($1, 'comment', 'm', 100)",
      [user.id],
    )
    await superuser.query(
      "insert into checkout_intents (user_id, plan, price_id) values ($1, 'pro', 'price')",
      [user.id],
    )
    await superuser.query("insert into mail_occasions (user_id, occasion) values ($1, 'welcome')", [user.id])
    await superuser.query("insert into voices (user_id, samples) values ($1, '{Hello}')", [user.id])
    await superuser.query(
      `with entry as (insert into activity (user_id, kind, named) values ($1, 'comment', false) returning id, user_id),
         followed as (insert into activity_outcomes (activity_id, user_id, kind, posted_at)
           select id, user_id, 'comment', now() from entry returning activity_id, user_id),
         seen as (insert into activity_checks (activity_id, user_id, hours, state) select activity_id, user_id, 1, 'up' from followed)
       insert into activity_replies (activity_id, reply_id, user_id, asks, written_at)
       select activity_id, 're1', user_id, true, now() from followed`,
      [user.id],
    )
    await superuser.query(`insert into alert_settings (user_id, time_zone) values ($1, 'UTC')`, [user.id])
    await superuser.query(`insert into alert_channels (user_id, kind, slot) values ($1, 'email', 'email')`, [
      user.id,
    ])
    await superuser.query(
      `insert into alert_deliveries (user_id, channel_kind, kind) values ($1, 'email', 'daily')`,
      [user.id],
    )
    await superuser.query(
      `with watched as (
         insert into monitors (user_id, product_id, term, kind, threshold)
         select $1, id, 'pawslot', 'own_brand', 'any' from products where user_id = $1 limit 1 returning id, user_id, product_id)
       insert into monitor_matches (monitor_id, post_id, user_id, product_id, community, posted_at, state)
       select id, '1abc', user_id, product_id, 'saas', now(), 'told' from watched`,
      [user.id],
    )
    await superuser.query(
      `insert into thread_marks (user_id, post_id, product_id, subreddit, kind)
       select $1, '1abc', id, 'SaaS', 'saved' from products where user_id = $1 limit 1`,
      [user.id],
    )
    await superuser.query(
      `insert into thread_lessons (user_id, post_id, product_id, community, wants, age, did)
       select $1, '1abc', id, 'saas', 'asks_tool', 'hours', 'saved' from products where user_id = $1 limit 1`,
      [user.id],
    )
    await superuser.query(`insert into forgotten_habits (user_id, habit_id) values ($1, 'line')`, [user.id])
    await superuser.query(
      `insert into set_thread_reminders (user_id, community, thread, weekdays) values ($1, 'saas', 'friday', '{Friday}')`,
      [user.id],
    )
    await superuser.query(
      `with asked as (insert into keywords (user_id, keyword) values ($1, 'no-show') returning user_id, id),
         place as (insert into keyword_places (user_id, keyword_id, community) select user_id, id, 'saas' from asked returning user_id, keyword_id)
       insert into keyword_hours (user_id, keyword_id, community, hour, posts, median_score, median_comments)
       select user_id, keyword_id, 'saas', now(), 1, 1, 1 from place`,
      [user.id],
    )
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
  expect(tenantTables).toEqual([
    'activity',
    'activity_checks',
    'activity_outcomes',
    'activity_replies',
    'alert_channels',
    'alert_deliveries',
    'alert_settings',
    'checkout_intents',
    'drafts',
    'feedback',
    'forgotten_habits',
    'generations',
    'keyword_hours',
    'keyword_places',
    'keywords',
    'mail_occasions',
    'monitor_matches',
    'monitors',
    'products',
    'profiles',
    'set_thread_reminders',
    'spending_months',
    'support',
    'thread_lessons',
    'thread_marks',
    'uploads',
    'voices',
  ])
})

test.each(tenantTables)(
  '%s: a query without WHERE sees the own row only, and nothing when nobody asks',
  async (table) => {
    const mine = await as(ada.id, `select user_id from ${table}`)
    expect(mine.rows).toEqual([{ user_id: ada.id }])
    expect((await as(undefined, `select * from ${table}`)).rowCount).toBe(0)
  },
)

test.each(tenantTables)("%s: asking for another user's row by name finds nothing", async (table) => {
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
  ['spending_months', 'update spending_months set micros = 0', 'permission denied'],
  ['spending_months', 'delete from spending_months', 'permission denied'],
  ['uploads', 'update uploads set created_at = now()', 'permission denied'],
  ['feedback', "update feedback set message = 'taken'", 'permission denied'],
  ['feedback', 'delete from feedback', 'permission denied'],
  ['uploads', 'delete from uploads', 1],
  ['products', 'delete from products', 1],
  ['profiles', 'delete from profiles', 'permission denied'],
  ['support', 'delete from support', 'permission denied'],
  ['drafts', "update drafts set content = 'taken'", 1],
  ['drafts', "update drafts set mention = 'never'", 1],
  ['drafts', "update drafts set context = 'taken'", 'permission denied'],
  ['drafts', "update drafts set mode = 'mention_disclosed'", 'permission denied'],
  ['drafts', 'delete from drafts', 1],
  ['generations', 'update generations set spent_micros = 1, settled_at = now()', 1],
  ['generations', 'update generations set reserved_micros = 0', 'permission denied'],
  ['generations', 'delete from generations', 'permission denied'],
  ['voices', "update voices set samples = '{}'", 1],
  ['activity', 'update activity set named = true', 'permission denied'],
  ['activity', "update activity set content = 'x'", 'permission denied'],
  ['activity', "update activity set address = '/comments/1abcde'", 1],
  ['activity', 'delete from activity', 1],
  ['activity_outcomes', "update activity_outcomes set state = 'up'", 'permission denied'],
  ['activity_outcomes', 'delete from activity_outcomes', 1],
  ['activity_checks', "update activity_checks set state = 'up'", 'permission denied'],
  ['activity_checks', 'delete from activity_checks', 'permission denied'],
  ['activity_replies', "update activity_replies set state = 'set_aside'", 1],
  ['activity_replies', 'update activity_replies set asks = false', 'permission denied'],
  ['activity_replies', 'delete from activity_replies', 'permission denied'],
  ['thread_marks', "update thread_marks set kind = 'dismissed'", 1],
  ['thread_marks', "update thread_marks set post_id = '2abc'", 'permission denied'],
  ['thread_marks', 'delete from thread_marks', 1],
  ['thread_lessons', "update thread_lessons set did = 'dismissed', reason = 'too_old'", 1],
  ['thread_lessons', "update thread_lessons set meets = 'x'", 'permission denied'],
  ['thread_lessons', 'delete from thread_lessons', 1],
  ['forgotten_habits', 'update forgotten_habits set forgotten_at = now()', 1],
  ['forgotten_habits', "update forgotten_habits set habit_id = 'x'", 'permission denied'],
  ['forgotten_habits', 'delete from forgotten_habits', 1],
  ['set_thread_reminders', "update set_thread_reminders set name = 'Friday'", 1],
  ['set_thread_reminders', "update set_thread_reminders set thread = 'taken'", 'permission denied'],
  ['set_thread_reminders', 'delete from set_thread_reminders', 1],
  ['keywords', 'update keywords set asked_at = now()', 1],
  ['keywords', "update keywords set keyword = 'taken'", 'permission denied'],
  ['keywords', 'delete from keywords', 1],
  ['keyword_places', 'update keyword_places set counted_from = now(), counted_through = now()', 1],
  ['keyword_places', "update keyword_places set community = 'taken'", 'permission denied'],
  ['keyword_places', 'delete from keyword_places', 1],
  ['keyword_hours', 'update keyword_hours set posts = 9', 'permission denied'],
  ['keyword_hours', 'delete from keyword_hours', 'permission denied'],
  ['alert_settings', 'update alert_settings set daily_at = null, next_daily_at = null', 1],
  ['alert_channels', 'update alert_channels set is_on = false', 1],
  ['alert_channels', "update alert_channels set kind = 'push'", 'permission denied'],
  ['alert_channels', 'delete from alert_channels', 1],
  ['alert_deliveries', "update alert_deliveries set state = 'delivered'", 'permission denied'],
  ['alert_deliveries', 'delete from alert_deliveries', 'permission denied'],
  ['monitors', "update monitors set key = 'x'", 'permission denied'],
  ['monitors', 'delete from monitors', 1],
  ['monitor_matches', "update monitor_matches set state = 'left'", 'permission denied'],
  ['monitor_matches', 'delete from monitor_matches', 'permission denied'],
  ['checkout_intents', "update checkout_intents set plan = 'pro'", 'permission denied'],
  ['checkout_intents', 'delete from checkout_intents', 'permission denied'],
  ['mail_occasions', "update mail_occasions set occasion = 'x'", 'permission denied'],
  ['mail_occasions', 'delete from mail_occasions', 'permission denied'],
  ['profiles', 'update profiles set tips_by_email = false', 1],
  ['profiles', 'update profiles set comments_to = 6', 1],
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
  const said = "insert into feedback (user_id, message) values ($1, 'x')"
  await expect(as(ada.id, said, [ben.id])).rejects.toThrow(/row-level security/)
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
    "insert into support (user_id, name, email, title, content, status) values (app.uid(), 'a', 'b', 'c', 'd', 'resolved')",
    'the status of a request',
  ],
  ["update support set support_reply = 'x'", 'the reply to a request'],
  [
    "insert into support (user_id, name, email, title, content, support_reply) values (app.uid(), 'a', 'b', 'c', 'd', 'e')",
    'a reply',
  ],
  ["insert into outbox (topic, payload, done_at) values ('x', '{}', now())", 'finished work'],
  ['select * from outbox', "others' work"],
  ['select * from spending_days', 'what everybody spends'],
  ['select * from auth.session', 'sessions'],
  ['select * from auth.account', 'password hashes'],
  ['select * from processed', "the workers' keys"],
])('%s is refused: a user does not write or read %s', async (sql) => {
  await expect(as(ada.id, sql)).rejects.toThrow(/permission denied/)
})

async function asRole(url: string, sql: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await client.query(sql)
  } finally {
    await client.end()
  }
}

test('the auth role reaches no product table, the worker no account and no plan, and billing nothing but plans', async () => {
  for (const table of tenantTables) {
    await expect(asRole(roleUrls.auth, `select * from ${table}`)).rejects.toThrow(/permission denied/)
  }
  await expect(asRole(roleUrls.worker, 'select * from feedback')).rejects.toThrow(/permission denied/)
  await expect(asRole(roleUrls.worker, 'select * from auth.account')).rejects.toThrow(/permission denied/)
  await expect(asRole(roleUrls.worker, 'select * from support')).rejects.toThrow(/permission denied/)
  await expect(asRole(roleUrls.worker, 'select * from products')).rejects.toThrow(/permission denied/)
  await expect(asRole(roleUrls.worker, "update profiles set plan_type = 'plus'")).rejects.toThrow(
    /permission denied/,
  )
  for (const table of [
    'products',
    'support',
    'feedback',
    'uploads',
    'outbox',
    'auth.account',
    'auth.session',
  ]) {
    await expect(asRole(roleUrls.billing, `select * from ${table}`)).rejects.toThrow(/permission denied/)
  }
})

test('whoever answers tickets reads and answers them, and sees nothing of an account but the e-mail', async () => {
  const role = (sql: string) => asRole(roleUrls.support, sql)
  expect((await role('select * from support')).rowCount).toBe(2)
  expect((await role('select * from feedback')).rowCount).toBe(2)
  const answer = "status = 'open', support_reply = null, support_name = null, support_reply_time = null"
  expect((await role(`update support set ${answer}`)).rowCount).toBe(2)
  const silent = await buildUser(superuser)
  const seen = (await role('select user_id, email from profiles')).rows.map((row) => row.user_id as string)
  expect(new Set(seen)).toEqual(new Set([ada.id, ben.id]))
  expect(seen).not.toContain(silent.id)
  expect(
    (await role(`insert into outbox (topic, payload) values ('support.reply-mail', '{}')`)).rowCount,
  ).toBe(1)
})

test.each([
  ["update support set title = 'x'", /permission denied/],
  ['update support set user_id = gen_random_uuid()', /permission denied/],
  ['delete from support', /permission denied/],
  ["update feedback set message = 'x'", /permission denied/],
  [
    "insert into support (user_id, name, email, title, content) values (gen_random_uuid(), 'a', 'b', 'c', 'd')",
    /permission denied/,
  ],
  ['select full_name from profiles', /permission denied/],
  ["update profiles set email = 'x@y.test'", /permission denied/],
  ['select * from outbox', /permission denied/],
  ['select * from products', /permission denied/],
  ['select * from auth.session', /permission denied/],
  ["insert into outbox (topic, payload) values ('accounts.mail', '{}')", /row-level security/],
])('whoever answers tickets can not: %s', async (sql, refusal) => {
  await expect(asRole(roleUrls.support, sql)).rejects.toThrow(refusal)
})
