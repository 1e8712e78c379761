import { expect, test } from 'vitest'
import { apiClient } from '../../../test/api-client.ts'
import { cloneDatabase } from '../../../test/database.ts'
import { buildUser } from '../../../test/factories.ts'
import { fillAccount, ownedTables } from '../../../test/fill-account.ts'
import { serveApp } from '../../../test/serve-app.ts'
import { signInAs } from '../../../test/sign-in.ts'

const { databaseUrl, superuser } = await cloneDatabase()
const server = await serveApp(databaseUrl)
const api = apiClient(server.url)

async function arrive(word: string) {
  const { id, email } = await buildUser(superuser)
  await fillAccount(superuser, { userId: id, word, uploaded: `${id}-1-${'a'.repeat(32)}.webp` })
  return { id, email, cookie: await signInAs(superuser, server, id) }
}

const camel = (name: string) => name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase())

test('the export holds what every table with an owner knows of the user, and nothing of anybody else', async () => {
  const mine = await arrive('mine-canary')
  await arrive('theirs-canary')
  const { status, body } = await api.get('/api/account/export', mine)
  expect(status).toBe(200)
  const tables = await ownedTables(superuser)
  expect(tables.length).toBeGreaterThan(8)
  for (const table of tables) {
    const rows = body[camel(table)] as unknown[] | undefined
    expect({ table, exported: rows?.length }).toEqual({ table, exported: 1 })
    expect(JSON.stringify(rows)).toContain(mine.id)
  }
  const told = JSON.stringify(body)
  expect(told.match(/mine-canary/g)?.length).toBeGreaterThanOrEqual(10)
  expect(told).not.toContain('theirs-canary')
})

test('sessions are listed without their tokens, the account without password or key', async () => {
  const { id, email, cookie } = await arrive('secretive')
  await superuser.query(
    `insert into auth.account (user_id, account_id, provider_id, password) values ($1, 'a', 'credential', 'hash-canary')`,
    [id],
  )
  await superuser.query(
    `insert into auth.two_factor (user_id, secret, backup_codes) values ($1, 'key-canary', 'codes-canary')`,
    [id],
  )
  const { body } = await api.get('/api/account/export', { cookie })
  expect(body).toMatchObject({
    account: { id, email, waysToSignIn: [{ provider: 'credential' }] },
    sessions: [{ current: true }],
  })
  const { rows } = await superuser.query('select token from auth.session where user_id = $1', [id])
  for (const word of [rows[0].token, 'hash-canary', 'key-canary', 'codes-canary'])
    expect(JSON.stringify(body)).not.toContain(word)
})

test('nobody exports all day', async () => {
  const person = await arrive('busy')
  const statuses: number[] = []
  for (let n = 0; n < 11; n += 1) statuses.push((await api.get('/api/account/export', person)).status)
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429])
})
