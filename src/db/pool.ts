import pg from 'pg'

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
  // A connection that dies while idle is replaced at its next use; without a listener it would end the process.
  pool.on('error', () => {})
  return pool
}
