import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { expect, test } from 'vitest'
import { cloneDatabase } from '../../test/database.ts'
import { openDatabase } from './open-database.ts'
import { createPool } from './pool.ts'

const { roleUrls } = await cloneDatabase()

test('a transaction that can not begin gives its connection back', async () => {
  const pool = createPool(roleUrls.worker, 1)
  const db = openDatabase(pool)
  const cut = (client: pg.PoolClient) =>
    (client as unknown as { connection: { stream: { destroy: () => void } } }).connection.stream.destroy()
  pool.on('acquire', cut)
  await expect(db.transaction(async () => 'begun')).rejects.toThrow('begin')
  pool.off('acquire', cut)
  expect(await db.transaction((tx) => tx.execute(sql`select 1 as one`))).toMatchObject({ rows: [{ one: 1 }] })
  await pool.end()
})

test('what fails inside of a transaction undoes it, and gives its connection back', async () => {
  const pool = createPool(roleUrls.worker, 1)
  const db = openDatabase(pool)
  const failing = db.transaction(async (tx) => {
    await tx.execute(sql`insert into processed (key) values ('undone')`)
    throw new Error('on purpose')
  })
  await expect(failing).rejects.toThrow('on purpose')
  expect(
    await db.transaction((tx) => tx.execute(sql`select from processed where key = 'undone'`)),
  ).toMatchObject({
    rowCount: 0,
  })
  await pool.end()
})
