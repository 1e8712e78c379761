import { eq, sql } from 'drizzle-orm'
import { preparedRead } from '../../db/as-user.ts'
import { alertSettings } from '../../db/schema/alerts.ts'
import type { DayOwner } from '../today/day-source.ts'
import type { Calendar } from './schema.ts'

const chosenBy = preparedRead((db) =>
  db
    .select({ dailyAt: alertSettings.dailyAt, dailyDays: alertSettings.dailyDays })
    .from(alertSettings)
    .where(eq(alertSettings.userId, sql.placeholder('userId')))
    .prepare('email_of'),
)

/** On which days the daily email comes. */
export async function readEmail(owner: DayOwner): Promise<Calendar['email']> {
  const [chosen] = await chosenBy(owner)
  return !chosen || chosen.dailyAt === null ? 'off' : chosen.dailyDays
}
