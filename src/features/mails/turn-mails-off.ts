import { and, eq } from 'drizzle-orm'
import { asUser, type Transaction } from '../../db/as-user.ts'
import { alertChannels, alertSettings } from '../../db/schema/alerts.ts'
import { profiles } from '../../db/schema/profiles.ts'
import type { RequestContext } from '../request-context.ts'
import type { MailLink, MailPurpose } from './mail-links.ts'

/** The hour at which the daily email came, for taking it back. Null for other mails, and where it was off already. */
type Before = { hour: number | null }

/** By the signed link in a mail. An account that is gone gets no mails either way. */
export function turnMailsOff({ db }: Pick<RequestContext, 'db'>, { purpose, userId }: MailLink) {
  return asUser({ db, userId }, (tx) => turnOff[purpose](tx, userId))
}

const turnOff: Record<MailPurpose, (tx: Transaction, userId: string) => Promise<Before>> = {
  tips: async (tx, userId) => {
    await tx.update(profiles).set({ tipsByEmail: false }).where(eq(profiles.userId, userId))
    return { hour: null }
  },
  daily: async (tx, userId) => {
    const mine = eq(alertSettings.userId, userId)
    const [before] = await tx
      .select({ hour: alertSettings.dailyAt })
      .from(alertSettings)
      .where(mine)
      .for('update')
    await tx.update(alertSettings).set({ dailyAt: null, nextDailyAt: null }).where(mine)
    return { hour: before?.hour ?? null }
  },
  alerts: async (tx, userId) => {
    await tx
      .update(alertChannels)
      .set({ isOn: false })
      .where(and(eq(alertChannels.userId, userId), eq(alertChannels.kind, 'email')))
    return { hour: null }
  },
}
