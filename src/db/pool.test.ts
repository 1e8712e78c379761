import { once } from 'node:events'
import { createConnection } from 'node:net'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { Redis } from 'ioredis'
import { afterAll, expect, test } from 'vitest'
import { cloneDatabase } from '../../test/database.ts'
import { freePort } from '../../test/free-port.ts'
import { isDatabaseAway } from '../platform/database-away.ts'
import { createTenantDatabase, createTenantPool, readAsUser } from './as-user.ts'
import { createPool } from './pool.ts'

const { superuser, roleUrls } = await cloneDatabase()
const pool = createPool(roleUrls.worker, 1)
const nowhere = `postgres://app_worker@127.0.0.1:${await freePort()}/none`
const lostPool = createPool(nowhere, 1)
const lostTenants = createTenantPool(nowhere, 1)
afterAll(() => Promise.all([pool.end(), lostPool.end(), lostTenants.end()]))

const failureOf = (asked: PromiseLike<unknown>) =>
  Promise.resolve(asked).then(
    () => 'no failure',
    (error: unknown) => error,
  )

test.each([
  ['a query', () => lostPool.query('select 1')],
  ['a query by Drizzle', () => drizzle(lostPool).execute(sql`select 1`)],
  ['a transaction', () => drizzle(lostPool).transaction(async (tx) => tx.execute(sql`select 1`))],
  [
    'a read of one round trip',
    () =>
      readAsUser({ db: createTenantDatabase(lostTenants), userId: crypto.randomUUID() }, (reader) =>
        reader.select({ n: sql`1` }).from(sql`generate_series(1, 1)`),
      ),
  ],
])('%s that finds no PostgreSQL says that the database is away', async (_, ask) => {
  expect(isDatabaseAway(await failureOf(ask()))).toBe(true)
})

test('a transaction whose connection is cut says that the database is away', async () => {
  const cut = drizzle(pool).transaction(async (tx) => {
    const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)
    await superuser.query('select pg_terminate_backend($1)', [rows[0]?.pid])
    await tx.execute(sql`select 1`)
  })
  expect(isDatabaseAway(await failureOf(cut))).toBe(true)
})

test('a query that waits too long for a connection says that the database is away', async () => {
  const client = await pool.connect()
  const failure = await failureOf(pool.query('select 1'))
  client.release()
  expect(isDatabaseAway(failure)).toBe(true)
})

test('a statement that PostgreSQL refuses does not mean that it is away', async () => {
  expect(isDatabaseAway(await failureOf(pool.query('select 1 / 0')))).toBe(false)
  expect(isDatabaseAway(await failureOf(drizzle(pool).execute(sql`select nothing`)))).toBe(false)
})

test("another service that can't be reached is not taken for the database", async () => {
  const port = await freePort()
  const redis = new Redis({ port, lazyConnect: true, retryStrategy: () => null, maxRetriesPerRequest: 0 })
  const errors: unknown[] = []
  redis.on('error', (error) => errors.push(error))
  await failureOf(redis.connect())
  const [smtp] = await once(createConnection({ port, host: '127.0.0.1' }), 'error').catch((error) => [error])
  const website = await failureOf(fetch(`http://127.0.0.1:${port}`))
  for (const error of [...errors, smtp, website]) expect(error).toBeInstanceOf(Error)
  expect([...errors, smtp, website].filter(isDatabaseAway)).toEqual([])
  expect(errors.length).toBeGreaterThan(0)
})
