import { sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'

const BATCH = 100
const FIRST = '00000000-0000-0000-0000-000000000000'

/**
 * Goes through all accounts, a hundred a bite: for products that were there before anything was watched, and for the rare account whose
 * plan ended at the very moment in which it saved a product. After a failure it goes on where it was.
 */
export function createAdopter(db: NodePgDatabase) {
  let last = FIRST
  return async () => {
    const { rows } = await db.execute<{ userId: string }>(sql`
      select user_id as "userId" from profiles where user_id > ${last}::uuid order by user_id limit ${BATCH}`)
    if (rows.length > 0) {
      const owners = sql.param(rows.map(({ userId }) => userId))
      await db.execute(sql`select app.watch_for(${owners}::uuid[])`)
    }
    last = rows.at(BATCH - 1)?.userId ?? FIRST
    return { more: last !== FIRST }
  }
}

/** Where the poller counted nobody at the very moment in which someone began to watch. */
export const reviveWatched = (db: NodePgDatabase) =>
  db.execute(sql`
    update reddit.watched_communities set products = 1, watched_at = now(), next_poll_at = now()
    where products = 0 and (exists (select from reddit.watches where community = name)
      or exists (select from reddit.monitor_watches where community = name))`)
