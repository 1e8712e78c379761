import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'

const NAMES = { casing: 'snake_case' } as const

/**
 * Drizzle over a pool. Its own transaction never gives a connection back whose BEGIN fails, as it does when PostgreSQL has just
 * gone: each would make the pool smaller for good, until nobody gets one.
 */
export function openDatabase(pool: pg.Pool) {
  const db = drizzle(pool, NAMES)
  db.transaction = async (work, config) => {
    const client = await pool.connect()
    try {
      return await drizzle(client, NAMES).transaction(work, config)
    } finally {
      client.release()
    }
  }
  return db
}
