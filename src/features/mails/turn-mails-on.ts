import { and, eq, sql } from 'drizzle-orm'
import { asUser, type Transaction } from '../../db/as-user.ts'
import { alertChannels, alertSettings } from '../../db/schema/alerts.ts'
import { AppError } from '../../platform/errors.ts'
import type { RequestContext } from '../request-context.ts'
import type { MailLink } from './mail-links.ts'

/** Where nobody knows anymore when the daily email came. */
const USUAL_HOUR = 7

/**
 * Takes back that the same link turned mails off. What is on already stays as it is, so this can't move the daily email to another
 * hour. False where there is nothing to turn on.
 */
export function turnMailsOn(
  { db }: Pick<RequestContext, 'db'>,
  { purpose, userId }: MailLink,
  hour = USUAL_HOUR,
) {
  if (purpose === 'tips') throw new AppError('invalid_input', 'You can turn on tips in your settings.')
  return asUser({ db, userId }, (tx) =>
    purpose === 'daily' ? turnDailyOn(tx, userId, hour) : turnAlertsOn(tx, userId),
  )
}

async function turnDailyOn(tx: Transaction, userId: string, hour: number) {
  const { dailyAt, nextDailyAt, timeZone, dailyDays } = alertSettings
  const next = sql`app.next_daily_at(${timeZone}, ${hour}::smallint, ${dailyDays}, now())`
  const on = await tx
    .update(alertSettings)
    .set({
      dailyAt: sql`coalesce(${dailyAt}, ${hour}::smallint)`,
      nextDailyAt: sql`coalesce(${nextDailyAt}, ${next})`,
    })
    .where(eq(alertSettings.userId, userId))
    .returning({ userId: alertSettings.userId })
  return on.length > 0
}

async function turnAlertsOn(tx: Transaction, userId: string) {
  const { isOn, onSince } = alertChannels
  const on = await tx
    .update(alertChannels)
    // Threads that were found meanwhile aren't told of.
    .set({ isOn: true, onSince: sql`case when ${isOn} then ${onSince} else now() end` })
    .where(and(eq(alertChannels.userId, userId), eq(alertChannels.kind, 'email')))
    .returning({ id: alertChannels.id })
  return on.length > 0
}
