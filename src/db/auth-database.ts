import { AsyncLocalStorage } from 'node:async_hooks'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { isDatabaseAway } from '../platform/database-away.ts'
import type { Transaction } from './as-user.ts'
import { openDatabase } from './open-database.ts'

export type AuthDatabase = ReturnType<typeof createAuthDatabase>

type Scope = { tx?: Transaction; lost?: unknown }

/**
 * The accounts' own tables, for the auth library. What we write from inside its callbacks joins the transaction the
 * library is in. It swallows errors of those callbacks, and makes its own of a database that is away: both are raised again
 * where it matters.
 */
export function createAuthDatabase(pool: pg.Pool) {
  const db = openDatabase(pool)
  const scopes = new AsyncLocalStorage<Scope>()
  const begin = db.transaction.bind(db)

  const raisingLost = <T>(scope: Scope, work: () => Promise<T>) =>
    scopes.run(scope, async () => {
      const result = await work().catch((error: unknown) => {
        throw scope.lost ?? error
      })
      if (scope.lost) throw scope.lost
      return result
    })
  const notingAway = <T>(asked: Promise<T>) =>
    asked.catch((error: unknown) => {
      const scope = scopes.getStore()
      if (scope && isDatabaseAway(error)) scope.lost ??= error
      throw error
    })
  const query = pool.query.bind(pool) as (...given: unknown[]) => Promise<pg.QueryResult>
  pool.query = ((...given: unknown[]) => notingAway(query(...given))) as typeof pool.query
  db.transaction = (work, config) => notingAway(begin((tx) => raisingLost({ tx }, () => work(tx)), config))

  return {
    db,
    /** Writes together with what the library is doing right now. */
    write: async (work: (tx: Pick<NodePgDatabase, 'execute'>) => Promise<void>) => {
      const scope = scopes.getStore()
      try {
        await work(scope?.tx ?? db)
      } catch (error) {
        if (scope) scope.lost = error
        throw error
      }
    },
    /** Runs a call of the library and fails if one of our writes in it was lost, or the database away. */
    guard: <T>(call: () => Promise<T>) => raisingLost({}, call),
  }
}
