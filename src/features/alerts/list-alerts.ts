import { eq, sql } from 'drizzle-orm'
import { preparedRead } from '../../db/as-user.ts'
import { alertSettings } from '../../db/schema/alerts.ts'
import { requireUser } from '../accounts/read-session.ts'
import { readSubscription } from '../billing/read-subscription.ts'
import type { RequestContext } from '../request-context.ts'
import { readChannels } from './channels/read-channels.ts'
import { nameTarget, readLog } from './list-deliveries.ts'
import type { AlertSettings, Alerts } from './schema.ts'

const NEWEST = 5

const settingsOf = preparedRead((db) =>
  db
    .select()
    .from(alertSettings)
    .where(eq(alertSettings.userId, sql.placeholder('userId')))
    .prepare('alert_settings_of'),
)

/** When and where the user is told. What they chose is theirs to see without a plan, too. */
export async function listAlerts(ctx: RequestContext): Promise<Alerts> {
  const tenant = await requireUser(ctx)
  const [[settings], { email, channels }, { planType, subscriptionStatus }, log] = await Promise.all([
    settingsOf(tenant),
    readChannels(tenant),
    readSubscription(tenant),
    readLog(tenant, NEWEST),
  ])
  return {
    settings: settings ? presentSettings(settings) : null,
    email,
    channels,
    isLive: planType !== 'free' && subscriptionStatus !== 'past_due',
    pushKey: ctx.pushKey,
    log: log.map(nameTarget(channels)),
  }
}

function presentSettings(row: typeof alertSettings.$inferSelect): AlertSettings {
  const { timeZone, dailyAt, dailyDays, quietFrom, quietTo, skipEmpty } = row
  const quiet = quietFrom === null || quietTo === null ? null : { from: quietFrom, to: quietTo }
  return { timeZone, dailyAt, dailyDays, quiet, skipEmpty }
}
