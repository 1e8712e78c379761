import pg from 'pg'

const EVERY_MS = 500

/** As the roles have it, and as hours that are dropped wait for readers. */
const CANCEL = `
  select pg_cancel_backend(pid) from pg_stat_activity
  where state = 'active' and usename like 'app\\_%' and (
    query_start < clock_timestamp() - interval '5 seconds'
    or (query like '%roll_post_hours%' and wait_event_type = 'Lock' and query_start < clock_timestamp() - interval '1 second'))`

/**
 * Cancels from outside what waits too long: under faketime PostgreSQL's own timeouts never come, nor does it notice deadlocks, because a signal
 * that finds it waiting reads the true time.
 */
export function standInForTimeouts(databaseUrl: string) {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 })
  pool.on('error', () => {})
  const timer = setInterval(() => void pool.query(CANCEL).catch(() => {}), EVERY_MS)
  return async () => {
    clearInterval(timer)
    await pool.end()
  }
}
