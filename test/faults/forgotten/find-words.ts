import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Redis } from 'ioredis'
import type pg from 'pg'
import { readRedis } from '../../redis-values.ts'
import type { SecretWords } from './secret-words.ts'

/** What they all begin with, and of which kinds a text holds one. */
type Words = Pick<SecretWords, 'mark' | 'among'>

/** A place, and a kind of word in it. */
export type Found = { kind: string; where: string }

const all = (kinds: string[], where: string): Found[] => kinds.map((kind) => ({ kind, where }))
const once = (found: Found[]) => [...new Map(found.map((one) => [`${one.kind} ${one.where}`, one])).values()]

/** In every row of every table, PostgreSQL's own included. Of `logged` tables alone, or of unlogged ones too. */
export async function findInTables(pool: pg.Pool, words: Words, which: 'logged' | 'all') {
  const { rows: tables } = await pool.query<{ name: string; shown: string }>(
    `select oid::regclass::text as name, regexp_replace(oid::regclass::text, '_\\d{6,}$', '') as shown from pg_class
     where relkind in ('r', 'm', 't') and (relpersistence = 'p' or $1) and not relisshared`,
    [which === 'all'],
  )
  const found: Found[] = []
  for (const { name, shown } of tables.filter((one) => !one.name.startsWith('pg_toast.'))) {
    const { rows } = await pool
      .query<{ row: string }>(
        `select t::text as row from only ${name} t where t::text like '%${words.mark}%'`,
      )
      // An hour's table may be dropped meanwhile.
      .catch((error: { code?: string }) => {
        if (error.code === '42P01') return { rows: [] }
        throw error
      })
    found.push(...rows.flatMap(({ row }) => all(words.among(row), `table ${shown}`)))
  }
  return once(found)
}

export async function findInRedis(redis: Redis, words: Words) {
  const found: Found[] = []
  for await (const { key, values } of readRedis(redis)) {
    const where = `Redis ${key.split(':').slice(1, 3).join(':')}`
    found.push(...values.flatMap((value) => all(words.among(value), where)))
  }
  return once(found)
}

/** In the bytes of every file below a folder, as they are. */
export async function findInFiles(folder: string, words: Words, name: string) {
  const found: Found[] = []
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  for (const entry of entries.filter((one) => one.isFile())) {
    const path = join(entry.parentPath, entry.name)
    found.push(...all(words.among(await readFile(path)), `${name}: ${entry.name}`))
  }
  return once(found)
}

export const findInText = (text: string, words: Words, name: string) => all(words.among(text), name)
