import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { cloneDatabase } from '../../test/database.ts'
import { migrate } from './migrate.ts'

const { databaseUrl, roleUrls, superuser } = await cloneDatabase()
const folder = mkdtempSync(join(tmpdir(), 'migrations-'))
afterAll(() => rmSync(folder, { recursive: true }))

let files: { tag: string; when: number }[] = []

beforeEach(async () => {
  files = []
  await superuser.query('drop table if exists shelf')
  await superuser.query(`create table shelf as select n as id, n % 50 as book from generate_series(1, 100) n`)
  await superuser.query('alter table shelf owner to app_owner')
})

/** Adds a file to the folder, dated after every file of ours unless told. */
function write(tag: string, script: string, when = Date.UTC(2100, 0) + Math.floor(Math.random() * 1e9)) {
  files.push({ tag, when })
  mkdirSync(join(folder, 'meta'), { recursive: true })
  writeFileSync(join(folder, 'meta/_journal.json'), JSON.stringify({ entries: files }))
  writeFileSync(join(folder, `${tag}.sql`), script)
  return when
}

const apply = () => migrate(databaseUrl, roleUrls, folder)

const outside = (...statements: string[]) => ['-- outside a transaction', ...statements, ''].join('\n')

async function indexes() {
  const { rows } = await superuser.query<{ name: string; oid: number; valid: boolean }>(
    `select c.relname as name, c.oid, i.indisvalid as valid from pg_index i join pg_class c on c.oid = i.indexrelid
     where i.indrelid = 'shelf'::regclass order by 1`,
  )
  return rows
}

const timesNoted = async (when: number) => {
  const { rowCount } = await superuser.query(
    'select 1 from migrations.__drizzle_migrations where created_at = $1',
    [when],
  )
  return rowCount
}

test('a marked file builds an index without a transaction, once', async () => {
  const when = write(
    '0001_shelf',
    outside('CREATE INDEX CONCURRENTLY IF NOT EXISTS "shelf_book_idx" ON "shelf" USING btree ("book");'),
  )
  await apply()
  await apply()
  expect(await indexes()).toMatchObject([{ name: 'shelf_book_idx', valid: true }])
  expect(await timesNoted(when)).toBe(1)
})

test('a marked file that failed half way is run again, and an index that was left unfinished is built anew', async () => {
  const when = write(
    '0001_shelf',
    outside(
      'CREATE INDEX CONCURRENTLY IF NOT EXISTS shelf_id_idx ON public.shelf (id);--> statement-breakpoint',
      'CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS shelf_book_idx ON public.shelf (book);',
    ),
  )
  await expect(apply()).rejects.toThrow(/Migration 0001_shelf failed: could not create unique index/)
  const [unfinished, first] = await indexes()
  expect([unfinished, first]).toMatchObject([
    { name: 'shelf_book_idx', valid: false },
    { name: 'shelf_id_idx', valid: true },
  ])
  expect(await timesNoted(when)).toBe(0)

  await superuser.query('delete from shelf where id > 50')
  await apply()
  const [book, id] = await indexes()
  expect(book).toMatchObject({ name: 'shelf_book_idx', valid: true })
  expect(id, `the index that was ready is kept`).toEqual(first)
  expect(await timesNoted(when)).toBe(1)
})

test('two deployments at once build the index once and neither fails', async () => {
  const when = write(
    '0001_shelf',
    outside('CREATE INDEX CONCURRENTLY IF NOT EXISTS shelf_book_idx ON shelf (book);'),
  )
  await Promise.all([apply(), apply(), apply()])
  expect(await indexes()).toMatchObject([{ name: 'shelf_book_idx', valid: true }])
  expect(await timesNoted(when)).toBe(1)
})

test('a file without the mark leaves nothing behind when it fails, and the files before it stay', async () => {
  const first = write('0001_first', 'ALTER TABLE shelf ADD COLUMN title text;')
  const second = write('0002_second', 'ALTER TABLE shelf ADD COLUMN author text; SELECT 1/0;')
  await expect(apply()).rejects.toThrow('Migration 0002_second failed: division by zero')
  const { fields } = await superuser.query('select * from shelf')
  expect(fields.map(({ name }) => name)).toEqual(['id', 'book', 'title'])
  expect([await timesNoted(first), await timesNoted(second)]).toEqual([1, 0])
})

test('a file that was written earlier and merged later is not passed over', async () => {
  const later = write('0001_later', 'ALTER TABLE shelf ADD COLUMN title text;')
  await apply()
  write('0002_earlier', 'ALTER TABLE shelf ADD COLUMN author text;', later - 1)
  await apply()
  const { fields } = await superuser.query('select * from shelf')
  expect(fields.map(({ name }) => name)).toEqual(['id', 'book', 'title', 'author'])
})

test.each([
  ['a migration', 'ALTER TABLE shelf ADD COLUMN title text;'],
  ['a marked one', outside('ALTER TABLE shelf ADD COLUMN IF NOT EXISTS title text;')],
])('%s that waits for a lock lets others pass', async (_, script) => {
  write('0001_shelf', script)
  const [holder, reader] = [new pg.Client(databaseUrl), new pg.Client(databaseUrl)]
  await Promise.all([holder.connect(), reader.connect()])
  try {
    await holder.query('begin')
    await holder.query('select count(*) from shelf')
    const applied = apply()
    await standsInLine()
    await reader.query("set statement_timeout = '8s'")
    const read = await reader.query('select count(*)::int as books from shelf').catch((error: Error) => error)
    await holder.query('commit')
    await applied
    expect(read).toMatchObject({ rows: [{ books: 100 }] })
    const { fields } = await superuser.query('select * from shelf')
    expect(fields.map(({ name }) => name)).toContain('title')
  } finally {
    await Promise.all([holder.end(), reader.end()])
  }
})

async function standsInLine() {
  for (let tries = 0; tries < 400; tries += 1) {
    const { rowCount } = await superuser.query(
      "select 1 from pg_locks where relation = 'shelf'::regclass and not granted",
    )
    if (rowCount) return
    await wait(20)
  }
  throw new Error('The migration never asked for its lock')
}
