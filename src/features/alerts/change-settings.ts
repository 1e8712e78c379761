import { sql } from 'drizzle-orm'
import { asUser } from '../../db/as-user.ts'
import { alertSettings } from '../../db/schema/alerts.ts'
import { AppError } from '../../platform/errors.ts'
import { requirePlan } from '../billing/require-plan.ts'
import type { RequestContext } from '../request-context.ts'
import type { AlertSettings } from './schema.ts'

/** Browsers know time zones that an older PostgreSQL doesn't. */
const UNKNOWN_ZONE = '22023'

export async function changeSettings(ctx: RequestContext, settings: AlertSettings) {
  const tenant = await requirePlan(ctx, 'pro')
  const { userId } = tenant
  const { timeZone, dailyAt, dailyDays, quiet, skipEmpty } = settings
  const row = {
    timeZone,
    dailyAt,
    dailyDays,
    quietFrom: quiet?.from ?? null,
    quietTo: quiet?.to ?? null,
    skipEmpty,
    nextDailyAt: dailyAt === null ? null : planNext(userId, { timeZone, dailyAt, dailyDays }),
  }
  await asUser(tenant, async (tx) => {
    // Also where nothing is planned by it: whatever is told later reckons with it.
    await tx.execute(sql`select now() at time zone ${timeZone}`)
    await tx
      .insert(alertSettings)
      .values({ userId, ...row })
      .onConflictDoUpdate({ target: alertSettings.userId, set: { ...row, nextDailyAt: KEPT_OR_NEW } })
  }).catch((error: unknown) => {
    const code = (error as { cause?: { code?: unknown } }).cause?.code
    if (code !== UNKNOWN_ZONE) throw error
    const sentence = "We don't know this time zone."
    throw new AppError('invalid_input', sentence, { fields: { timeZone: [sentence] } })
  })
}

/** Who has had today's has the next one tomorrow, at whatever hour. */
const planNext = (
  userId: string,
  { timeZone, dailyAt, dailyDays }: Omit<AlertSettings, 'quiet' | 'skipEmpty'>,
) => sql`
  app.next_daily_at(${timeZone}, ${dailyAt}::smallint, ${dailyDays}, case when exists (
      select from alert_deliveries where user_id = ${userId} and kind = 'daily' and created_at > now() - interval '1 day'
        and (created_at at time zone ${timeZone})::date = (now() at time zone ${timeZone})::date)
    then ((date_trunc('day', now() at time zone ${timeZone}) + interval '1 day') at time zone ${timeZone}) - interval '1 second'
    else now() end)`

/** Today's isn't lost because something else was changed while it was due. */
const KEPT_OR_NEW = sql`
  case when (excluded.time_zone, excluded.daily_at, excluded.daily_days)
      is not distinct from (alert_settings.time_zone, alert_settings.daily_at, alert_settings.daily_days)
    then alert_settings.next_daily_at else excluded.next_daily_at end`
