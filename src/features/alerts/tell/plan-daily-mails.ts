import { sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { askWorkers } from './add-deliveries.ts'

const BATCH = 200
/** After a longer outage nobody wants the morning's list in the evening. */
const TOO_LATE = sql.raw(`interval '3 hours'`)

/** Asks for the daily emails whose hour has come, and plans each one's next day in the same statement. */
export async function planDailyMails(db: NodePgDatabase) {
  const { rows } = await db.execute<{ count: number }>(sql`
    with due as (
      select user_id, next_daily_at as at from alert_settings where next_daily_at <= now()
      order by next_daily_at limit ${BATCH} for update skip locked
    ), planned as (
      update alert_settings as kept set next_daily_at = app.next_daily_at(time_zone, daily_at, daily_days, now())
      from due where kept.user_id = due.user_id returning due.user_id, due.at
    ), added as (
      insert into alert_deliveries (user_id, channel_kind, kind)
      select planned.user_id, 'email', 'daily' from planned join profiles using (user_id)
      where planned.at > now() - ${TOO_LATE} and app.is_live(plan_type, subscription_status)
      returning id, kind
    ), asked as (
      ${askWorkers(sql`added`)} returning id
    )
    select (select count(*)::int from planned) as count, (select count(*) from asked)`)
  return { more: rows[0]?.count === BATCH }
}
