import { eq, sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import {
  asUser,
  createTenantDatabase,
  createTenantPool,
  preparedRead,
  readAsUser,
} from '../../src/db/as-user.ts'
import { products } from '../../src/db/schema/products.ts'
import { profiles } from '../../src/db/schema/profiles.ts'
import { cloneDatabase } from '../database.ts'
import { buildOwners } from '../factories.ts'
import { startPgBouncer } from './start-pgbouncer.ts'

const SERVER_CONNECTIONS = 3
/** Fewer than the texts below, so that statements are dropped and prepared again on the way. */
const PREPARED_STATEMENTS = 20

const { superuser, roleUrls } = await cloneDatabase()
const pooler = await startPgBouncer(Object.values(roleUrls), {
  serverConnections: SERVER_CONNECTIONS,
  preparedStatements: PREPARED_STATEMENTS,
})
/** As many processes, each with its own pool; their connections outnumber the pooler's many times. */
const pools = Array.from({ length: 4 }, () => createTenantPool(pooler.through(roleUrls.app), 8))
const databases = pools.map(createTenantDatabase)
afterAll(async () => {
  await Promise.all(pools.map((pool) => pool.end()))
  await pooler.stop()
})

const userIds = await buildOwners(superuser, 8)

const user = (i: number) => userIds[i % userIds.length] ?? ''
const database = (i: number) => databases[i % databases.length] as (typeof databases)[number]

/** What each of many at once was told, counted by kind, so that a failure says how many went wrong and how. */
async function outcomes(count: number, ask: (i: number) => PromiseLike<{ name: string }[]>) {
  const counted: Record<string, number> = {}
  const one = async (i: number) => {
    const told = await Promise.resolve(ask(i)).then(
      (rows) => JSON.stringify(rows) === JSON.stringify([{ name: `Product of ${user(i)}` }]),
      (error: Error) => (error.cause as Error | undefined)?.message ?? error.message,
    )
    const kind = told === true ? 'own row' : told === false ? 'wrong rows' : told
    counted[kind] = (counted[kind] ?? 0) + 1
  }
  await Promise.all(Array.from({ length: count }, (_, i) => one(i)))
  return counted
}

const ownName = preparedRead((reader) =>
  reader
    .select({ name: products.name })
    .from(products)
    .where(eq(products.userId, sql.placeholder('userId')))
    .prepare('name'),
)

test('400 interleaved one-round-trip reads through three connections each see their own row only', async () => {
  const read = (i: number) =>
    readAsUser({ db: database(i), userId: user(i) }, (reader) =>
      reader.select({ name: products.name }).from(products),
    )
  expect(await outcomes(400, read)).toEqual({ 'own row': 400 })
})

test('prepared reads, reads and transactions of several users mix', async () => {
  const ways = [
    (i: number) => ownName({ db: database(i), userId: user(i) }),
    (i: number) =>
      readAsUser({ db: database(i), userId: user(i) }, (reader) =>
        reader
          .select({ name: products.name })
          .from(products)
          .limit(10 + (i % 40)),
      ),
    (i: number) =>
      asUser({ db: database(i), userId: user(i) }, (tx) => tx.select({ name: products.name }).from(products)),
  ]
  const mixed = (i: number) => (ways[i % ways.length] as (typeof ways)[number])(i)
  expect(await outcomes(900, mixed)).toEqual({ 'own row': 900 })
})

test('failed reads in between leave nothing behind', async () => {
  const mixed = (i: number) =>
    i % 3 === 0
      ? readAsUser({ db: database(i), userId: user(i) }, (reader) =>
          reader.select({ name: sql<string>`(1 / 0)::text` }).from(products),
        )
      : ownName({ db: database(i), userId: user(i) })
  expect(await outcomes(600, mixed)).toEqual({ 'own row': 400, 'division by zero': 200 })
})

test('a statement that failed to parse works once the database has caught up', async () => {
  const read = (i: number) =>
    readAsUser({ db: database(i), userId: user(i) }, (reader) =>
      reader.select({ n: sql<number>`late_function()` }).from(profiles),
    )
  await expect(read(0)).rejects.toThrow()
  await superuser.query('create function public.late_function() returns int language sql as $$ select 7 $$')
  const answers = await Promise.all(Array.from({ length: 60 }, (_, i) => read(i)))
  expect(answers).toEqual(Array.from({ length: 60 }, () => [{ n: 7 }]))
})

test('nobody is left set on a connection that the next one gets', async () => {
  await outcomes(100, (i) => ownName({ db: database(i), userId: user(i) }))
  const client = new pg.Client(pooler.through(roleUrls.app))
  await client.connect()
  for (let i = 0; i < 20; i += 1) {
    const { rows } = await client.query("select current_setting('app.user_id', true) as id")
    expect(rows[0].id || null).toBeNull()
    expect((await client.query('select * from products')).rowCount).toBe(0)
  }
  await client.end()
})

test('a hundred processes share three connections of PostgreSQL', async () => {
  const processes = Array.from({ length: 100 }, () => createTenantPool(pooler.through(roleUrls.app), 1))
  const theirs = processes.map(createTenantDatabase)
  try {
    const read = (i: number) =>
      ownName({ db: theirs[i % theirs.length] as (typeof theirs)[number], userId: user(i) })
    expect(await outcomes(300, read)).toEqual({ 'own row': 300 })
    const { rows } = await superuser.query<{ count: number }>(
      "select count(*)::int from pg_stat_activity where datname = current_database() and usename = 'app_user'",
    )
    expect(rows[0]?.count).toBeLessThanOrEqual(SERVER_CONNECTIONS)
  } finally {
    await Promise.all(processes.map((pool) => pool.end()))
  }
})
