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
  expect(await tidyAccounts(drizzle(pool))).toBe(2)
  expect((await superuser.query('select token from auth.session')).rows).toEqual([{ token: 'live' }])
  expect((await superuser.query('select identifier from auth.verification')).rows).toEqual([
    { identifier: 'live' },
  ])
})
