import pg from 'pg'
import { expect, test } from 'vitest'
import { cloneDatabase } from '../../test/database.ts'
import { buildUser } from '../../test/factories.ts'
import { findGuardGaps } from '../../test/find-guard-gaps.ts'

const { superuser, roleUrls } = await cloneDatabase()

test('no table, policy, view, function or role leaves a gap', async () => {
  expect(await findGuardGaps(superuser)).toEqual([])
})

test('the look into the catalogue finds every kind of gap', async () => {
  const client = await superuser.connect()
  try {
    await client.query('begin')
    await client.query('create table bare (user_id uuid)')
    await client.query('create table half (user_id uuid primary key)')
    await client.query('alter table half enable row level security')
    await client.query('create policy read on half for select to app_user using (user_id = app.uid())')
    await client.query('create policy add on half for insert to app_user with check (true)')
    await client.query('create view everything as select * from profiles')
    await client.query(
      'create function app.unsafe() returns int language sql security definer as $$ select 1 $$',
    )
    await client.query('drop policy profiles_select_own on profiles')
    await client.query('create policy more on products for select to app_user using (user_id is not null)')
    const gaps = await findGuardGaps(client)
    expect(gaps).toEqual(
      expect.arrayContaining([
        "public.profiles: a user's SELECT is not bound to their own rows",
        "public.products: a user's SELECT is not bound to their own rows",
        'public.bare: row-level security is off',
        'public.bare: row-level security is not forced',
        'public.bare: no policy for SELECT',
        'public.bare: no index begins with user_id',
        'public.half: row-level security is not forced',
        'public.half: no policy for UPDATE',
        'public.half: no policy for DELETE',
        'public.half read: app.uid() is not wrapped in a select',
        'public.half add: lets a user reach every row',
        'public.everything: a view that runs as its owner',
        'app.unsafe: SECURITY DEFINER without search_path',
      ]),
    )
  } finally {
    await client.query('rollback')
    client.release()
  }
})

test.each([
  [
    'profiles',
    'user_id full_name email avatar_url plan_type subscription_status subscription_end trial_ends_at stripe_customer_id created_at has_completed_onboarding',
    '',
  ],
  [
    'products',
    'id user_id name description icon website subreddits created_at updated_at',
    'description icon website subreddits',
  ],
  [
    'support',
    'id user_id name email support_type title content status support_reply support_name support_reply_time created_at',
    'support_reply support_name support_reply_time',
  ],
])('%s has the fields %s, of which may be missing: %s', async (table, fields, nullable) => {
  const { rows } = await superuser.query(
    `select column_name as name, is_nullable as nullable from information_schema.columns
     where table_schema = 'public' and table_name = $1`,
    [table],
  )
  const columns = new Map(rows.map(({ name, nullable }) => [name, nullable]))
  expect(fields.split(' ').filter((name) => !columns.has(name))).toEqual([])
  expect(nullable.split(' ').filter((name) => name && columns.get(name) !== 'YES')).toEqual([])
})

test.each([
  "update profiles set plan_type = 'gold' where user_id = $1",
  "insert into products (user_id, name, subreddits) values ($1, 'x', '{}')",
  "insert into products (user_id, name, subreddits) values ($1, 'x', '{a1,b1,c1,d1}')",
  "insert into support (user_id, name, email, title, content, support_type) values ($1, 'a', 'b', 'c', 'd', 'urgent')",
  "insert into support (user_id, name, email, title, content, status) values ($1, 'a', 'b', 'c', 'd', 'lost')",
])('the database refuses a value outside the list: %s', async (statement) => {
  const { id } = await buildUser(superuser, { plan: 'plus', onboarded: true })
  await expect(superuser.query(statement, [id])).rejects.toThrow(/check constraint/)
})

test("an index that counts down puts nulls first, as a query does that says DESC: else it can't serve it", async () => {
  const { rows } = await superuser.query(`
    select indexrelid::regclass::text as name from pg_index, unnest(indoption) as option
    where option & 1 = 1 and option & 2 = 0 and indrelid::regclass::text not like 'pg_%'`)
  expect(rows).toEqual([])
})

test('no role waits for its queries to be compiled', async () => {
  const compiling: Record<string, string> = {}
  for (const [role, connectionString] of Object.entries(roleUrls)) {
    const client = new pg.Client({ connectionString })
    await client.connect()
    compiling[role] = (await client.query('show jit')).rows[0].jit
    await client.end()
  }
  expect(compiling).toEqual({ app: 'off', auth: 'off', worker: 'off', billing: 'off', support: 'off' })
})
