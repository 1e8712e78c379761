import { eq, getTableColumns } from 'drizzle-orm'
import { asUser } from '../../db/as-user.ts'
import { activity } from '../../db/schema/activity.ts'
import { alertChannels, alertDeliveries, alertSettings } from '../../db/schema/alerts.ts'
import { account, user } from '../../db/schema/auth.ts'
import { checkoutIntents } from '../../db/schema/billing.ts'
import { drafts, voices } from '../../db/schema/drafts.ts'
import { feedback } from '../../db/schema/feedback.ts'
import { keywordHours, keywordPlaces, keywords } from '../../db/schema/keywords.ts'
import { forgottenHabits, threadLessons } from '../../db/schema/lessons.ts'
import { mailOccasions } from '../../db/schema/mail-occasions.ts'
import { monitorMatches, monitors } from '../../db/schema/monitors.ts'
import { activityChecks, activityOutcomes, activityReplies } from '../../db/schema/outcomes.ts'
import { products } from '../../db/schema/products.ts'
import { profiles } from '../../db/schema/profiles.ts'
import { setThreadReminders } from '../../db/schema/set-thread-reminders.ts'
import { generations, spendingMonths } from '../../db/schema/spending.ts'
import { support } from '../../db/schema/support.ts'
import { threadMarks } from '../../db/schema/thread-marks.ts'
import { uploads } from '../../db/schema/uploads.ts'
import type { RequestContext } from '../request-context.ts'
import { listSessions } from './list-sessions.ts'
import { requireUser } from './read-session.ts'

/** Every table with an owner, by its name in the file; a test compares them with the database's. */
const tables = {
  activity,
  activityChecks,
  activityOutcomes,
  activityReplies,
  alertDeliveries,
  alertSettings,
  checkoutIntents,
  drafts,
  feedback,
  forgottenHabits,
  generations,
  keywordHours,
  keywordPlaces,
  keywords,
  mailOccasions,
  monitorMatches,
  monitors,
  products,
  setThreadReminders,
  spendingMonths,
  support,
  threadLessons,
  threadMarks,
  uploads,
  voices,
}

/** Everything we keep about the user. Row-level security is what limits it to their own. */
export async function exportData(ctx: RequestContext) {
  const tenant = await requireUser(ctx)
  await ctx.limits.exports.take(tenant.userId)
  const owned = await asUser(tenant, async (tx) => {
    const rows: Record<string, unknown[]> = {
      profiles: await tx.select(ownProfile).from(profiles),
      alertChannels: await tx.select(ownChannel).from(alertChannels),
    }
    for (const [name, table] of Object.entries(tables)) rows[name] = await tx.select().from(table)
    return rows
  })
  return {
    exportedAt: new Date().toISOString(),
    account: await readAccount(ctx, tenant.userId),
    sessions: await listSessions(ctx),
    ...owned,
  }
}

// Without the marks by which our own processes take turns.
const {
  billingTicket: _ticket,
  billingSyncedAt: _synced,
  billingLeasedUntil: _lease,
  billingSettled: _settled,
  trialRemindedFor: _reminded,
  ...ownProfile
} = getTableColumns(profiles)

// Without the sealed address, which nobody else can open.
const { address: _address, sessionId: _sessionId, ...ownChannel } = getTableColumns(alertChannels)

/** Without the password's hash and the second factor's key: they prove who the user is and would only be lost here. */
async function readAccount({ accounts }: RequestContext, userId: string) {
  const { db } = accounts.database
  const [found] = await db
    .select({
      id: user.id,
      email: user.email,
      emailVerified: user.emailVerified,
      name: user.name,
      image: user.image,
      secondFactor: user.twoFactorEnabled,
      createdAt: user.createdAt,
    })
    .from(user)
    .where(eq(user.id, userId))
  const ways = await db
    .select({ provider: account.providerId, accountId: account.accountId, createdAt: account.createdAt })
    .from(account)
    .where(eq(account.userId, userId))
  return { ...found, waysToSignIn: ways }
}
