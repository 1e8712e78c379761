import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { cloneDatabase } from '../../test/database.ts'
import { buildUser } from '../../test/factories.ts'

const { superuser } = await cloneDatabase()
const guards = await readFile(join(import.meta.dirname, 'migrations/0029_sign_up_guards.sql'), 'utf8')

test('accounts that were never verified become sign-ups with the days they have left; all others stay', async () => {
  const member = await buildUser(superuser)
  const leaver = await buildUser(superuser)
  await superuser.query(
    'update auth."user" set email_verified = false, deletion_asked_at = now() where id = $1',
    [leaver.id],
  )
  const client = await superuser.connect()
  await client.query('alter table auth."user" drop constraint user_verified')
  const { rows } = await client.query(
    `insert into auth."user" (name, email, created_at) values ('Una', 'una@before.test', now() - interval '2 days') returning id`,
  )
  await client.query(
    `insert into auth.account (user_id, account_id, provider_id, password) values ($1, $2, 'credential', 'hashed')`,
    [rows[0].id, rows[0].id],
  )
  await client.query(
    'alter table auth."user" add constraint user_verified check (email_verified or deletion_asked_at is not null) not valid',
  )
  await client.query('set role app_owner')
  await client.query(guards)
  await client.query('reset role')
  client.release()

  const left = await superuser.query('select id from auth."user" order by created_at')
  expect(left.rows.map(({ id }) => id)).toEqual([member.id, leaver.id])
  const pending = await superuser.query(
    `select name, email, password, round(extract(epoch from expires_at - now()) / 86400) as days from auth.sign_up`,
  )
  expect(pending.rows).toEqual([{ name: 'Una', email: 'una@before.test', password: 'hashed', days: '5' }])
})
