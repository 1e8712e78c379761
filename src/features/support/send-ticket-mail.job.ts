import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Mailer } from '../../adapters/mail/create-mailer.ts'
import { defineJob } from '../../platform/job.ts'
import type { MailText } from '../mails/mail-layout.ts'
import { sendOnce } from '../mails/send-once.ts'
import { type TicketMail, ticketMail } from './ticket-mail.ts'

type Context = { db: NodePgDatabase; mailer: Mailer; supportInbox: string | undefined }

/** Tells the people who answer that somebody asks; without an inbox they look for themselves. */
export const sendTicketMail = defineJob({
  ...ticketMail,
  maxAttempts: 20,
  handle: async (ctx: Context, mail, key) => {
    if (ctx.supportInbox) await sendOnce(ctx, key, { to: ctx.supportInbox, text: writeNotice(mail) })
  },
})

/** Who asks and what they wrote stays in the ticket, which only its own role can read. */
export function writeNotice({ ticketId, title }: Pick<TicketMail, 'ticketId' | 'title'>): MailText {
  return {
    subject: 'A new support request',
    preview: oneLine(title),
    paragraphs: [
      `Somebody asks for support: ${oneLine(title)}`,
      `Read it:\npnpm ops -- show ${ticketId}`,
      `Answer it:\npnpm ops -- reply ${ticketId} --as "Your name" "Your answer"`,
    ],
    closing: 'Do not answer this e-mail: whoever asked would not get it.',
  }
}

/** A title must not look like a line of ours, such as a command to run. */
const oneLine = (title: string) => title.replaceAll(/[\s\p{Cc}\p{Cf}]+/gu, ' ')
