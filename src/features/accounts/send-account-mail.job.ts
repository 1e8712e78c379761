import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { z } from 'zod'
import type { Mailer } from '../../adapters/mail/create-mailer.ts'
import { markProcessed, wasProcessed } from '../../db/outbox/once.ts'
import { defineJob, PermanentFailure } from '../../platform/job.ts'
import { renderAccountMail } from './mails/account-mail.ts'
import { texts } from './mails/texts.ts'

const accountMail = z.strictObject({
  template: z.enum(['verify-email', 'existing-account', 'reset-password', 'password-changed']),
  to: z.email(),
  url: z.url(),
})
export type AccountMail = z.infer<typeof accountMail>

type Context = { db: NodePgDatabase; mailer: Mailer }

/** Twenty attempts with growing waits span one to two hours; by then most of these links are of no use. */
export const sendAccountMail = defineJob({
  topic: 'accounts.mail',
  payload: accountMail,
  maxAttempts: 20,
  handle: async ({ db, mailer }: Context, { template, to, url }, key) => {
    if (await wasProcessed(db, key)) return
    const outcome = await mailer.send({ to, key, ...(await renderAccountMail(texts[template](url))) })
    if (outcome.kind === 'refused') throw new PermanentFailure('mail refused', { cause: outcome.cause })
    if (outcome.kind === 'unavailable') throw new Error('mail server unavailable', { cause: outcome.cause })
    // A worker killed right here sends the mail again, with the same Message-ID.
    await markProcessed(db, key)
  },
})
