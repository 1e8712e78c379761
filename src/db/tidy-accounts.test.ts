import { drizzle } from 'drizzle-orm/node-postgres'
import { afterAll, expect, test } from 'vitest'
import { cloneDatabase } from '../../test/database.ts'
import { buildUser } from '../../test/factories.ts'
import { createPool } from './pool.ts'
import { tidyAccounts } from './tidy-accounts.ts'

const { superuser, roleUrls } = await cloneDatabase()
const pool = createPool(roleUrls.worker, 1)
afterAll(() => pool.end())

test('expired sessions and links go, live ones stay, and the worker can neither see those nor any token', async () => {
  const { id } = await buildUser(superuser)
  await superuser.query(
    `insert into auth.session (user_id, token, expires_at) values ($1, 'old', now() - interval '1 minute'), ($1, 'live', now() + interval '1 day')`,
    [id],
  )
  await superuser.query(
    `insert into auth.verification (identifier, value, expires_at) values ('old', '', now() - interval '1 minute'), ('live', '', now() + interval '1 hour')`,
  )
  expect((await pool.query('delete from auth.session where expires_at > now()')).rowCount).toBe(0)
  await expect(pool.query('select token from auth.session')).rejects.toThrow(/permission denied/)
  expect(await tidyAccounts(drizzle(pool))).toEqual({ removed: 2, more: false })
  expect((await superuser.query('select token from auth.session')).rows).toEqual([{ token: 'live' }])
  expect((await superuser.query('select identifier from auth.verification')).rows).toEqual([
    { identifier: 'live' },
  ])
})

test('sign-ups that nobody confirms go after seven days, a batch at a time, and the worker sees neither address nor password', async () => {
  await superuser.query(
    `insert into auth.sign_up (email, name, password, expires_at)
     select 'old-' || n || '@tidy.test', 'O', 'x', now() - interval '1 second' from generate_series(1, 1500) n`,
  )
  const { rows } = await superuser.query(
    `insert into auth.sign_up (email, name, password) values ('new@tidy.test', 'N', 'x')
     returning expires_at - created_at as life`,
  )
  expect(rows[0].life.days).toBe(7)
  expect((await pool.query('delete from auth.sign_up where expires_at > now()')).rowCount).toBe(0)
  for (const column of ['email', 'password'])
    await expect(pool.query(`select ${column} from auth.sign_up`)).rejects.toThrow(/permission denied/)
  expect([(await tidyAccounts(drizzle(pool))).removed, (await tidyAccounts(drizzle(pool))).removed]).toEqual([
    1_000, 500,
  ])
  expect((await superuser.query('select email from auth.sign_up')).rows).toEqual([{ email: 'new@tidy.test' }])
})

test('what is expired is found by its index', async () => {
  await superuser.query(
    `insert into auth.sign_up (email, name, password)
     select 'live-' || n || '@tidy.test', 'L', 'x' from generate_series(1, 20000) n`,
  )
  await superuser.query('analyze auth.sign_up')
  const { rows } = await pool.query('explain select id from auth.sign_up where expires_at < now() limit 1000')
  expect(JSON.stringify(rows)).toContain('sign_up_expires_at_idx')
})

test('tidying holds one connection at a time', async () => {
  const own = createPool(roleUrls.worker, 5)
  await tidyAccounts(drizzle(own))
  expect(own.totalCount).toBe(1)
  await own.end()
})
