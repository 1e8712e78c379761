import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Mailer } from '../../adapters/mail/create-mailer.ts'
import { brand } from '../../brand.ts'
import { defineJob } from '../../platform/job.ts'
import type { MailText } from '../mails/mail-layout.ts'
import { sendOnce } from '../mails/send-once.ts'
import { type ReplyMail, replyMail } from './reply-mail.ts'

type Context = { db: NodePgDatabase; mailer: Mailer }

/**
 * Tells somebody that their request was answered. The payload carries the answer, so that the worker needs no right to
 * read tickets. Twenty attempts with growing waits span one to two hours.
 */
export const sendReplyMail = defineJob({
  ...replyMail,
  maxAttempts: 20,
  handle: (ctx: Context, mail, key) => sendOnce(ctx, key, { to: mail.to, text: writeReply(mail) }),
})

/** Nothing of what the user wrote: the address is what they typed, and could be a stranger's. */
export function writeReply({ name, reply, url }: ReplyMail): MailText {
  return {
    subject: 'We answered your support request',
    preview: `${name} has written to you.`,
    paragraphs: [`${name} from ${brand.name} answered your support request:`, ...reply.split(/\n{2,}/)],
    action: { label: 'Open your support requests', url },
    closing: `Something still open? Send a new support request from that page, or write to ${brand.supportEmail}.`,
  }
}
