import { and, between, inArray, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { profiles } from '../../db/schema/profiles.ts'
import { askForMail } from './ask-for-mail.ts'
import { mailedColumns } from './occasions.ts'

const AHEAD_MS = 36 * 3_600_000
const BATCH = 100

/** To the letter what the index `profiles_to_remind_idx` holds: who was told leaves it. */
const isToRemind = sql`${profiles.subscriptionStatus} = 'trialing' and not ${profiles.cancelAtPeriodEnd}
  and ${profiles.trialRemindedFor} is distinct from ${profiles.trialEndsAt}`

/**
 * Asks for the mails to those who will be charged within 36 hours and don't know yet. Any number of workers may do so at
 * once. After a pause it finds who is late too, but never whose trial has ended. Says how many were asked for.
 */
export async function remindOfTrialEnds(db: NodePgDatabase, now = new Date()) {
  return db.transaction(async (tx) => {
    const due = await tx
      .select(mailedColumns)
      .from(profiles)
      .where(and(isToRemind, between(profiles.trialEndsAt, now, new Date(now.getTime() + AHEAD_MS))))
      .orderBy(profiles.trialEndsAt)
      .limit(BATCH)
      // A date that is stored in between would count as told; who is locked right now is found by the next look.
      .for('update', { skipLocked: true })
    let asked = 0
    for (const row of due) if (await askForMail(tx, 'trial-ends', row, now)) asked += 1
    // The occasion is what is written once; this only says that nobody need look again.
    const looked = due.map(({ userId }) => userId)
    if (looked.length > 0) {
      const told = { trialRemindedFor: sql`${profiles.trialEndsAt}` }
      await tx.update(profiles).set(told).where(inArray(profiles.userId, looked))
    }
    return { asked, more: due.length === BATCH }
  })
}
