import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Mailer } from '../../adapters/mail/create-mailer.ts'
import { markProcessed, wasProcessed } from '../../db/outbox/once.ts'
import { PermanentFailure } from '../../platform/job.ts'
import { fillMail } from './fill-mail.ts'
import type { MailText } from './mail-layout.ts'

type Context = { db: NodePgDatabase; mailer: Mailer }
type Letter = { to: string; text: MailText; unsubscribeUrl?: string | undefined }

/** Sends what a job asks for under its key; what was sent before is not sent again. */
export async function sendOnce({ db, mailer }: Context, key: string, { to, text, unsubscribeUrl }: Letter) {
  if (await wasProcessed(db, key)) return
  const outcome = await mailer.send({ to, key, unsubscribeUrl, ...(await fillMail(text)) })
  if (outcome.kind === 'refused') throw new PermanentFailure('mail refused', { cause: outcome.cause })
  if (outcome.kind === 'unavailable') throw new Error('mail server unavailable', { cause: outcome.cause })
  // A worker killed right here sends the mail again, with the same Message-ID.
  await markProcessed(db, key)
}
