import { AsyncLocalStorage } from 'node:async_hooks'
import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { openDatabase } from './open-database.ts'
import { createPool } from './pool.ts'
import { prepareRlsQueries, RlsQuery } from './rls-query.ts'

export type Transaction = Parameters<Parameters<NodePgDatabase['transaction']>[0]>[0]
type Reader = Pick<NodePgDatabase, 'select' | 'selectDistinct' | '$count'>

/** The tenants' tables. It hands out no way around a user; row-level security does the rest. */
export type TenantDatabase = ReturnType<typeof createTenantDatabase>

/** Who asks, and the database they ask. */
type Tenant = { db: TenantDatabase; userId: string }

/** Runs `work` in one transaction that sees and changes only this user's rows. */
export function asUser<T>({ db, userId }: Tenant, work: (tx: Transaction) => Promise<T>): Promise<T> {
  return db.transaction(userId, work)
}

/** One read of this user's rows in a single round trip: for hot paths. */
export function readAsUser<T>({ db, userId }: Tenant, read: (reader: Reader) => PromiseLike<T>): Promise<T> {
  return db.read(userId, read)
}

type Prepared<Rows> = { execute: (values: Record<string, unknown>) => Promise<Rows> }

/**
 * The same for a query that is built once: building it anew costs twice what PostgreSQL takes to answer it.
 * Its placeholder `userId` is filled with the asking user.
 */
export function preparedRead<Rows>(build: (reader: Reader) => Prepared<Rows>) {
  const built = new WeakMap<TenantDatabase, Prepared<Rows>>()
  return ({ db, userId }: Tenant, values: Record<string, unknown> = {}) =>
    db.read(userId, (reader) => {
      const query = built.get(db) ?? build(reader)
      built.set(db, query)
      return query.execute({ ...values, userId })
    })
}

export const createTenantPool = (url: string, size: number) => createPool(url, size, prepareRlsQueries)

/** Expects a pool from createTenantPool(). */
export function createTenantDatabase(pool: pg.Pool) {
  const readingUser = new AsyncLocalStorage<string>()
  const query = (given: string | pg.QueryConfig, values: unknown[] = []) => {
    const userId = readingUser.getStore()
    if (!userId) throw new Error('A tenant query outside of readAsUser()')
    const config = typeof given === 'string' ? { text: given } : given
    return pool.query(new RlsQuery(userId, { ...config, name: statementName(config.text), values }) as never)
  }
  const oneRoundTrip = drizzle({ query } as unknown as pg.Pool, { casing: 'snake_case' })
  const transactions = openDatabase(pool)

  return {
    transaction: <T>(userId: string, work: (tx: Transaction) => Promise<T>) =>
      transactions.transaction(async (tx) => {
        await tx.execute(sql`select set_config('app.user_id', ${userId}, true)`)
        return work(tx)
      }),
    read: <T>(userId: string, read: (reader: Reader) => PromiseLike<T>) =>
      // Awaited inside: a Drizzle query is lazy and would otherwise run outside of the user's scope.
      readingUser.run(userId, async () => await read(oneRoundTrip)),
  }
}

const names = new Map<string, string>()

/** Every distinct text is prepared once per connection; past the bound, texts run unnamed instead of piling up. */
function statementName(text: string) {
  if (!names.has(text) && names.size < 500) {
    names.set(text, `r${createHash('sha256').update(text).digest('base64url').slice(0, 24)}`)
  }
  return names.get(text)
}
