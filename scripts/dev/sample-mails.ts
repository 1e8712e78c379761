import { brand } from '../../src/brand.ts'
import { texts as accountTexts } from '../../src/features/accounts/mails/texts.ts'
import { drawAlertMail } from '../../src/features/alerts/mails/draw-alert-mail.ts'
import { drawDailyMail } from '../../src/features/alerts/mails/draw-daily-mail.ts'
import { fillMail } from '../../src/features/mails/fill-mail.ts'
import type { MailText } from '../../src/features/mails/mail-layout.ts'
import { createMailLinks } from '../../src/features/mails/mail-links.ts'
import { texts as planTexts } from '../../src/features/mails/texts.ts'
import { writeReply } from '../../src/features/support/send-reply-mail.job.ts'
import { writeNotice } from '../../src/features/support/send-ticket-mail.job.ts'
import { sampleAlert, sampleDaily, sampleNothing, sampleReminder, sampleTest } from './sample-threads.ts'

const origin = 'http://localhost:3000'
const links = createMailLinks({ origin, secret: 'only-for-samples' })

const trialEndsAt = new Date('2027-03-04T15:30:00Z')
const row = {
  userId: '3f6c1c9e-5d0e-4a53-9b0a-0d6f3a4f8f11',
  planType: 'pro' as const,
  subscriptionStatus: 'trialing',
  subscriptionEnd: trialEndsAt,
  trialEndsAt,
  cancelAtPeriodEnd: false,
  hasCompletedOnboarding: true,
}

/** What every mail of the product says, by its name. A new text appears by itself. */
export function sampleTexts(): Record<string, MailText> {
  return {
    ...Object.fromEntries(
      Object.entries(accountTexts).map(([name, write]) => [name, write(`${origin}/auth?token=sample`)]),
    ),
    'support-reply': writeReply({
      userId: row.userId,
      to: 'you@example.com',
      name: 'Maya',
      reply: `You were charged once; the second line was a reservation.\n\nIt disappears by itself. Thank you for using ${brand.name}!`,
      url: `${origin}/dashboard/support`,
    }),
    'support-ticket': writeNotice({
      ticketId: '7b0a2f64-8f0b-4c43-8a52-1f3d9f6f2b10',
      title: 'My card shows two payments',
    }),
    ...Object.fromEntries(Object.entries(planTexts).map(([name, write]) => [name, write(row, links)])),
  }
}

/** As people get them. */
export function sampleMails() {
  return [
    ...Object.entries(sampleTexts()).map(([name, text]) => ({ name, render: () => fillMail(text) })),
    { name: 'daily', render: () => drawDailyMail(sampleDaily) },
    { name: 'daily-reminder', render: () => drawDailyMail(sampleReminder) },
    { name: 'daily-nothing', render: () => drawDailyMail(sampleNothing) },
    { name: 'alert', render: () => drawAlertMail(sampleAlert) },
    { name: 'alert-test', render: () => drawAlertMail(sampleTest) },
  ]
}
