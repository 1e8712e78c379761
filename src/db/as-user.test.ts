import { eq, sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { cloneDatabase } from '../../test/database.ts'
import { buildOwners } from '../../test/factories.ts'
import { asUser, createTenantDatabase, createTenantPool, preparedRead, readAsUser } from './as-user.ts'
import { products } from './schema/products.ts'
import { profiles } from './schema/profiles.ts'

const { superuser, roleUrls } = await cloneDatabase()
const pool = createTenantPool(roleUrls.app, 3)
const db = createTenantDatabase(pool)
afterAll(() => pool.end())

const userIds = await buildOwners(superuser, 8)

const ownName = (userId: string) =>
  readAsUser({ db, userId }, (reader) => reader.select({ name: products.name }).from(products))

test('800 interleaved reads over three connections each see their own row only', async () => {
  // Eighty at once: of more, the last would wait longer for a connection than a slow machine allows.
  for (let wave = 0; wave < 10; wave += 1) {
    const asking = Array.from({ length: 10 }, () => userIds).flat()
    const answers = await Promise.all(asking.map(async (userId) => ({ userId, rows: await ownName(userId) })))
    for (const { userId, rows } of answers) expect(rows).toEqual([{ name: `Product of ${userId}` }])
  }
})

test('a prepared read is for whoever asks, also interleaved', async () => {
  const name = preparedRead((reader) =>
    reader
      .select({ name: products.name })
      .from(products)
      .where(eq(products.userId, sql.placeholder('userId')))
      .prepare('name'),
  )
  const rounds = Array.from({ length: 10 }, () => userIds).flat()
  const answers = await Promise.all(
    rounds.map(async (userId) => ({ userId, rows: await name({ db, userId }) })),
  )
  for (const { userId, rows } of answers) expect(rows).toEqual([{ name: `Product of ${userId}` }])
})

test('a failed read leaves nothing behind: the connection serves the next user rightly', async () => {
  const [first = '', second = ''] = userIds
  const broken = (userId: string) =>
    readAsUser({ db, userId }, (reader) => reader.select({ n: sql`1 / 0` }).from(products))
  const mixed = Array.from({ length: 60 }, (_, i) =>
    i % 3 === 0
      ? broken(first).then(
          () => 'no error',
          () => 'failed',
        )
      : ownName(i % 2 ? first : second),
  )
  const results = await Promise.all(mixed)
  results.forEach((result, i) => {
    const expected = i % 3 === 0 ? 'failed' : [{ name: `Product of ${i % 2 ? first : second}` }]
    expect(result).toEqual(expected)
  })
})

test('a statement that failed to parse works once the database has caught up', async () => {
  const [userId = ''] = userIds
  const read = () =>
    readAsUser({ db, userId }, (reader) => reader.select({ n: sql<number>`late_function()` }).from(profiles))
  await expect(read()).rejects.toThrow()
  await superuser.query('create function public.late_function() returns int language sql as $$ select 7 $$')
  await expect(Promise.all(Array.from({ length: 6 }, read))).resolves.toEqual(
    Array.from({ length: 6 }, () => [{ n: 7 }]),
  )
})

test('the user is forgotten after each read and each transaction', async () => {
  const [userId = ''] = userIds
  await ownName(userId)
  await asUser({ db, userId }, (tx) => tx.select().from(products))
  for (let i = 0; i < 3; i += 1) {
    const { rows } = await pool.query("select current_setting('app.user_id', true) as id")
    expect(rows[0].id || null).toBeNull()
    expect((await pool.query('select * from products')).rowCount).toBe(0)
  }
})

test('a transaction that throws changes nothing', async () => {
  const [userId = ''] = userIds
  const rename = asUser({ db, userId }, async (tx) => {
    await tx.update(profiles).set({ fullName: 'half done' }).where(eq(profiles.userId, userId))
    throw new Error('stop')
  })
  await expect(rename).rejects.toThrow('stop')
  const { rows } = await superuser.query('select full_name from profiles where user_id = $1', [userId])
  expect(rows[0].full_name).not.toBe('half done')
})

test('a lazy query that escapes its scope is refused instead of running for nobody', async () => {
  const [userId = ''] = userIds
  let escaped: PromiseLike<unknown> | undefined
  await readAsUser({ db, userId }, async (reader) => {
    escaped = reader.select().from(products)
  })
  await expect(async () => await escaped).rejects.toThrow()
})
