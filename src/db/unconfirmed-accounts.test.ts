import { drizzle } from 'drizzle-orm/node-postgres'
import { afterAll, expect, test } from 'vitest'
import { cloneDatabase } from '../../test/database.ts'
import { buildUser } from '../../test/factories.ts'
import { createPool } from './pool.ts'
import { tidyAccounts } from './tidy-accounts.ts'

const { superuser, roleUrls } = await cloneDatabase()
const pool = createPool(roleUrls.worker, 1)
afterAll(() => pool.end())

test('accounts that an older release made without a confirmed address go after seven days, found by their index; all others stay', async () => {
  const member = await buildUser(superuser)
  const leaver = await buildUser(superuser)
  const young = crypto.randomUUID()
  await superuser.query(
    'update auth."user" set email_verified = false, deletion_asked_at = now() where id = $1',
    [leaver.id],
  )
  await superuser.query(`
    alter table auth."user" drop constraint user_verified;
    insert into auth."user" (name, email, created_at)
      select 'Una', 'una-' || n || '@before.test', now() - interval '7 days 1 minute' from generate_series(1, 1200) n;
    insert into auth."user" (id, name, email, created_at)
      values ('${young}', 'Yara', 'yara@before.test', now() - interval '6 days 23 hours');
    insert into auth."user" (name, email, email_verified) select 'V', 'v-' || n || '@before.test', true from generate_series(1, 5000) n;
    alter table auth."user" add constraint user_verified check (email_verified or deletion_asked_at is not null) not valid;
    analyze auth."user"`)
  expect((await pool.query('delete from auth."user" where email_verified')).rowCount).toBe(0)
  expect((await pool.query('delete from auth."user" where id = $1', [young])).rowCount).toBe(0)
  expect([(await tidyAccounts(drizzle(pool))).removed, (await tidyAccounts(drizzle(pool))).removed]).toEqual([
    1_000, 200,
  ])
  const left = await superuser.query(`select id from auth."user" where name <> 'V'`)
  expect(new Set(left.rows.map(({ id }) => id))).toEqual(new Set([member.id, leaver.id, young]))
  const { rows } = await pool.query(
    `explain select id from auth."user" where not email_verified and deletion_asked_at is null
       and created_at < now() - interval '7 days' limit 1000`,
  )
  expect(JSON.stringify(rows)).toContain('user_unverified_idx')
})
