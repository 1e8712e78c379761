import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'
import { splitStatements } from './split-statements.ts'

/** The first line of a migration whose statements run one by one, because they would lock a table or refuse a transaction. */
export const OUTSIDE_A_TRANSACTION = '-- outside a transaction'

type Migration = { tag: string; when: number; script: string }

/** How long a migration may stand in line for a lock (everyone who comes later waits behind it), and how often it tries. */
const LOCK_TIMEOUT_MS = 2_000
const PAUSE_MS = 1_000
const TRIES = 30

/** Runs every migration that this database has not seen, in the order of the journal. Each is noted once it is through. */
export async function applyMigrations(client: pg.Client, folder: string) {
  await client.query('create schema if not exists migrations')
  await client.query(`create table if not exists migrations.__drizzle_migrations
    (id serial primary key, hash text not null, created_at bigint)`)
  const { rows } = await client.query<{ created_at: string }>(
    'select created_at from migrations.__drizzle_migrations',
  )
  const seen = new Set(rows.map((row) => Number(row.created_at)))
  for (const migration of await readMigrations(folder)) {
    if (seen.has(migration.when)) continue
    await run(client, migration).catch((cause: unknown) => {
      throw new Error(`Migration ${migration.tag} failed: ${(cause as Error).message}`, { cause })
    })
  }
}

async function readMigrations(folder: string): Promise<Migration[]> {
  const journal = JSON.parse(await readFile(join(folder, 'meta/_journal.json'), 'utf8')) as {
    entries: { tag: string; when: number }[]
  }
  return Promise.all(
    journal.entries.map(async ({ tag, when }) => ({
      tag,
      when,
      script: await readFile(join(folder, `${tag}.sql`), 'utf8'),
    })),
  )
}

async function run(client: pg.Client, migration: Migration) {
  if (!migration.script.startsWith(`${OUTSIDE_A_TRANSACTION}\n`)) {
    return runInTransaction(client, async () => {
      await client.query(migration.script)
      await note(client, migration)
    })
  }
  for (const { text, shape } of splitStatements(migration.script)) {
    await dropUnfinishedIndex(client, shape)
    if (locksOut(shape)) await runInTransaction(client, () => client.query(text))
    else await client.query(text)
  }
  await note(client, migration)
}

/** Behind these everyone waits; behind a VALIDATE or an index that is built CONCURRENTLY nobody does, so those may wait for long. */
const locksOut = (shape: string) => /^ALTER TABLE /i.test(shape) && !/ VALIDATE CONSTRAINT /i.test(shape)

async function runInTransaction(client: pg.Client, work: () => Promise<unknown>) {
  for (let tries = 1; ; tries += 1) {
    try {
      await client.query('begin')
      await client.query(`set local lock_timeout = ${LOCK_TIMEOUT_MS}`)
      await work()
      await client.query('commit')
      return
    } catch (error) {
      await client.query('rollback').catch(() => {})
      if ((error as { code?: string }).code !== LOCK_NOT_AVAILABLE || tries >= TRIES) throw error
      await wait(PAUSE_MS)
    }
  }
}

const LOCK_NOT_AVAILABLE = '55P03'

const note = (client: pg.Client, { script, when }: Migration) =>
  client.query('insert into migrations.__drizzle_migrations (hash, created_at) values ($1, $2)', [
    createHash('sha256').update(script).digest('hex'),
    when,
  ])

const BUILDS_INDEX = /^CREATE (?:UNIQUE )?INDEX CONCURRENTLY IF NOT EXISTS (\S+) ON (?:ONLY )?(?:(\S+)\.)?/i

/** An index that failed to build stays behind, is kept up to date and never used; IF NOT EXISTS would take it for the real one. */
async function dropUnfinishedIndex(client: pg.Client, shape: string) {
  const [, index, schema] = BUILDS_INDEX.exec(shape) ?? []
  if (!index) return
  const name = schema ? `${schema}.${index}` : index
  const { rowCount } = await client.query(
    'select 1 from pg_index where indexrelid = to_regclass($1) and not indisvalid',
    [name],
  )
  if (rowCount) await client.query(`drop index concurrently if exists ${name}`)
}
