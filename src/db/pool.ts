import pg from 'pg'
import { noteIfAway } from '../platform/database-away.ts'

type OnConnect = (client: pg.ClientBase) => Promise<void>

/** Deadlines for statements are set on the roles (migrate.ts); these are for getting a connection and an answer. */
export function createPool(connectionString: string, size: number, onConnect?: OnConnect) {
  const pool = new pg.Pool({
    onConnect,
    connectionString,
    max: size,
    connectionTimeoutMillis: 3_000,
    query_timeout: 7_000,
    idleTimeoutMillis: 30_000,
    application_name: 'threadlark',
  })
  // A connection that dies is replaced at its next use, and whoever waits for its answer hears of it there. Without a
  // listener of the pool (for idle ones) and one of its own (while it is lent out) its end would end the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => {
    client.on('error', () => {})
    client.query = notingLoss(client.query.bind(client))
  })
  pool.connect = notingLoss(pool.connect.bind(pool))
  pool.query = notingLoss(pool.query.bind(pool))
  return pool
}

/** Where it answers by a callback, the pool itself has called it, and hands the error on as its own. */
function notingLoss<Ask extends (...given: never[]) => unknown>(ask: Ask): Ask {
  const noting = (...given: never[]) => {
    const asked = ask(...given)
    if (!(asked instanceof Promise)) return asked
    return asked.catch((error: unknown) => {
      noteIfAway(error)
      throw error
    })
  }
  return noting as Ask
}
