import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cloneDatabase } from './database.ts'
import { explainEverything, watchPlans } from './plans/watch-plans.ts'

const { databaseUrl, superuser } = await cloneDatabase()
await explainEverything(superuser)
const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 })
const { watched, watch, as } = watchPlans()
watch(pool)
afterAll(() => pool.end())

beforeAll(async () => {
  await pool.query('create table counted (id int primary key, twin int)')
  await pool.query('insert into counted select n, n from generate_series(1, 40) n')
  // An hour of a store that has just begun, and one of many pages.
  await pool.query('create table store_498646 as table counted; create table store_498645 (id int, twin int)')
  await pool.query('insert into store_498645 select n, n from generate_series(1, 4000) n')
  await pool.query('analyze counted, store_498646, store_498645')
})

/** Rows that this statement touched when it was planned as these settings say. */
async function touchedBy(statement: string, settings: string[]) {
  as(statement)
  const client = await pool.connect()
  try {
    await client.query('begin')
    for (const setting of settings) await client.query(`set local ${setting}`)
    await client.query(statement)
    await client.query('rollback')
  } finally {
    client.release()
  }
  return watched.find(({ by }) => by === statement)?.touched
}

test.each([
  ['what a filter throws away', 'select from counted where twin = 7', [], 40],
  ['the first pages of an hour as one search', 'select from store_498646 where twin = 7', [], 1],
  ['many pages of an hour row by row', 'select from store_498645 where twin = 7', [], 4_000],
  [
    'pairs that a join compares, and the rows it reads again from memory for them',
    'select from counted a join counted b on a.twin + b.twin = 20',
    ['enable_hashjoin = off', 'enable_mergejoin = off'],
    // Both tables, 39 times what was kept of the second, and of 1,600 pairs those that don't fit.
    40 + 40 + 39 * 40 + (1_600 - 19),
  ],
  [
    'a named part, as often as it is read',
    'with kept as materialized (select twin from counted) select from kept a, kept b where a.twin = -b.twin',
    ['enable_hashjoin = off', 'enable_mergejoin = off', 'enable_material = off'],
    40 + 40 + 40 * 40 + 1_600,
  ],
  [
    'each search in an index, also one that finds nothing',
    'select from counted a join counted b on b.id = a.twin + 1000',
    [
      'enable_hashjoin = off',
      'enable_mergejoin = off',
      'enable_material = off',
      'enable_memoize = off',
      'enable_seqscan = off',
    ],
    40 + 40,
  ],
])('counts %s', async (_, statement, settings, rows) => {
  expect(await touchedBy(statement, settings)).toBe(rows)
})
