import { sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'

const BATCH = 1_000

/**
 * Removes sessions, links and unconfirmed sign-ups that have expired, and accounts that older releases made
 * without a confirmed address, seven days after. The worker's policies show it no others.
 */
export async function tidyAccounts(db: NodePgDatabase) {
  const tidying = [
    sql`delete from auth.session where id = any(array(
      select id from auth.session where expires_at < now() order by expires_at limit ${BATCH}))`,
    sql`delete from auth.verification where id = any(array(
      select id from auth.verification where expires_at < now() order by expires_at limit ${BATCH}))`,
    sql`delete from auth.sign_up where id = any(array(
      select id from auth.sign_up where expires_at < now() order by expires_at limit ${BATCH}))`,
    sql`delete from auth."user" where id = any(array(
      select id from auth."user" where not email_verified and deletion_asked_at is null
        and created_at < now() - interval '7 days' order by id limit ${BATCH}))`,
  ]
  // One after the other: a round holds one connection.
  const counts: number[] = []
  for (const statement of tidying) counts.push((await db.execute(statement)).rowCount ?? 0)
  return { removed: counts.reduce((sum, count) => sum + count, 0), more: counts.includes(BATCH) }
}
