import { and, between, eq, notExists, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { mailOccasions } from '../../db/schema/mail-occasions.ts'
import { profiles } from '../../db/schema/profiles.ts'
import { askForMail } from './ask-for-mail.ts'
import { mailedColumns } from './occasions.ts'

const AHEAD_MS = 36 * 3_600_000
const BATCH = 100

/**
 * Asks for the mails to those who will be charged within 36 hours and don't know yet. Any number of workers may do so at
 * once. After a pause it finds who is late too, but never whose trial has ended. Says how many were asked for.
 */
export async function remindOfTrialEnds(db: NodePgDatabase, now = new Date()) {
  return db.transaction(async (tx) => {
    const due = await tx
      .select(mailedColumns)
      .from(profiles)
      .where(
        and(
          eq(profiles.subscriptionStatus, 'trialing'),
          eq(profiles.cancelAtPeriodEnd, false),
          between(profiles.trialEndsAt, now, new Date(now.getTime() + AHEAD_MS)),
          notExists(tx.select().from(mailOccasions).where(isReminded)),
        ),
      )
      .orderBy(profiles.trialEndsAt)
      .limit(BATCH)
    let asked = 0
    for (const row of due) if (await askForMail(tx, 'trial-ends', row, now)) asked += 1
    return { asked, more: due.length === BATCH }
  })
}

const isReminded = and(
  eq(mailOccasions.userId, profiles.userId),
  eq(
    mailOccasions.occasion,
    sql`'trial-ends:' || floor(extract(epoch from ${profiles.trialEndsAt}))::bigint::text`,
  ),
)
