import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import type { Redis } from 'ioredis'
import type pg from 'pg'
import type { SecretWords } from './secret-words.ts'

/** A place, and a kind of word in it. */
export type Found = { kind: string; where: string }

const GZIP = Buffer.from([0x1f, 0x8b])

const all = (kinds: string[], where: string): Found[] => kinds.map((kind) => ({ kind, where }))
const once = (found: Found[]) => [...new Map(found.map((one) => [`${one.kind} ${one.where}`, one])).values()]

/** In every row of every table, PostgreSQL's own included. Of `logged` tables alone, or of unlogged ones too. */
export async function findInTables(pool: pg.Pool, words: SecretWords, which: 'logged' | 'all') {
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

export async function findInRedis(redis: Redis, words: SecretWords) {
  const found: Found[] = []
  for await (const keys of redis.scanStream({ count: 1_000 })) {
    for (const key of keys as string[]) {
      const where = `Redis ${key.split(':').slice(1, 3).join(':')}`
      const values = [Buffer.from(key), ...(await valuesOf(redis, key))]
      found.push(...values.flatMap((value) => all(words.among(plain(value)), where)))
    }
  }
  return once(found)
}

async function valuesOf(redis: Redis, key: string): Promise<Buffer[]> {
  const type = await redis.type(key)
  if (type === 'string') return [(await redis.getBuffer(key)) ?? Buffer.of()]
  if (type === 'hash') return Object.values(await redis.hgetallBuffer(key))
  if (type === 'list') return redis.lrangeBuffer(key, 0, -1)
  if (type === 'set') return redis.smembersBuffer(key)
  if (type === 'zset') return redis.zrangeBuffer(key, '0', '-1')
  if (type === 'stream') return (await redis.xrangeBuffer(key, '-', '+')).flatMap(([, fields]) => fields)
  return []
}

const plain = (value: Buffer) => (value.subarray(0, 2).equals(GZIP) ? gunzipSync(value) : value)

/** In the bytes of every file below a folder, as they are. */
export async function findInFiles(folder: string, words: SecretWords, name: string) {
  const found: Found[] = []
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  for (const entry of entries.filter((one) => one.isFile())) {
    const path = join(entry.parentPath, entry.name)
    found.push(...all(words.among(await readFile(path)), `${name}: ${entry.name}`))
  }
  return once(found)
}

export const findInText = (text: string, words: SecretWords, name: string) => all(words.among(text), name)
