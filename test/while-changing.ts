import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'

type Change = { text: string; values?: unknown[] }

/** Does `work` while another transaction holds a change that it commits only once `work` is through, or waits for it. */
export async function whileChanging<T>(
  superuser: pg.Pool,
  change: Change,
  work: () => Promise<T>,
): Promise<T> {
  const other = await superuser.connect()
  try {
    await other.query('begin')
    await other.query(change)
    const { rows } = await other.query('select pg_backend_pid() as pid')
    const working = work()
    await Promise.race([working, someoneWaitsFor(superuser, rows[0].pid)])
    await other.query('commit')
    return await working
  } finally {
    other.release(true)
  }
}

async function someoneWaitsFor(superuser: pg.Pool, pid: number) {
  for (let tries = 0; tries < 400; tries += 1) {
    const { rowCount } = await superuser.query(
      'select 1 from pg_stat_activity where $1 = any(pg_blocking_pids(pid))',
      [pid],
    )
    if (rowCount) return
    await wait(20)
  }
}
