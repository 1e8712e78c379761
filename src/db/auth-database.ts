import { AsyncLocalStorage } from 'node:async_hooks'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import type { Transaction } from './as-user.ts'

export type AuthDatabase = ReturnType<typeof createAuthDatabase>

type Scope = { tx?: Transaction; lost?: unknown }

/**
 * The accounts' own tables, for the auth library. What we write from inside its callbacks joins the transaction the
 * library is in; and because it swallows errors of those callbacks, a lost write is raised again where it matters.
 */
export function createAuthDatabase(pool: pg.Pool) {
  const db = drizzle(pool, { casing: 'snake_case' })
  const scopes = new AsyncLocalStorage<Scope>()
  const begin = db.transaction.bind(db)

  const raisingLostWrites = <T>(scope: Scope, work: () => Promise<T>) =>
    scopes.run(scope, async () => {
      const result = await work()
      if (scope.lost) throw scope.lost
      return result
    })
  db.transaction = (work, config) => begin((tx) => raisingLostWrites({ tx }, () => work(tx)), config)

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
    /** Runs a call of the library and fails if one of our writes in it was lost. */
    guard: <T>(call: () => Promise<T>) => raisingLostWrites({}, call),
  }
}
