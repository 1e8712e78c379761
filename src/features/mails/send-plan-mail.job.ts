import { and, eq, isNotNull, notExists } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Mailer } from '../../adapters/mail/create-mailer.ts'
import { user } from '../../db/schema/auth.ts'
import { profiles } from '../../db/schema/profiles.ts'
import { defineJob } from '../../platform/job.ts'
import type { MailLinks } from './mail-links.ts'
import { mailedColumns, occasionOf } from './occasions.ts'
import { planMail } from './plan-mail.ts'
import { sendOnce } from './send-once.ts'
import { texts } from './texts.ts'

type Context = { db: NodePgDatabase; mailer: Mailer; mailLinks: MailLinks }

/** Only the welcome is advice; whoever turned tips off does not get it. The others are about their money. */
const TIPS = new Set(['welcome'])

/** Looks once more before it sends: a charge that went through meanwhile, or a trial that is over, needs no mail. */
export const sendPlanMail = defineJob({
  ...planMail,
  maxAttempts: 20,
  handle: async ({ db, mailer, mailLinks }: Context, { userId, kind, occasion }, key) => {
    const [row] = await db
      .select({ ...mailedColumns, email: profiles.email, tipsByEmail: profiles.tipsByEmail })
      .from(profiles)
      .where(and(eq(profiles.userId, userId), notExists(isLeaving(db))))
    if (!row || occasionOf[kind](row, new Date()) !== occasion) return
    const isTip = TIPS.has(kind)
    if (isTip && !row.tipsByEmail) return
    const unsubscribeUrl = isTip ? mailLinks.tipsOff(userId) : undefined
    await sendOnce({ db, mailer }, key, { to: row.email, text: texts[kind](row, mailLinks), unsubscribeUrl })
  },
})

/** Whoever asked to be deleted hears of nothing but that. */
const isLeaving = (db: NodePgDatabase) =>
  db
    .select({ id: user.id })
    .from(user)
    .where(and(eq(user.id, profiles.userId), isNotNull(user.deletionAskedAt)))
