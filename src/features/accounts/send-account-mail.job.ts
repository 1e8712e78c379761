import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { z } from 'zod'
import type { Mailer } from '../../adapters/mail/create-mailer.ts'
import { defineJob } from '../../platform/job.ts'
import { sendOnce } from '../mails/send-once.ts'
import { texts } from './mails/texts.ts'

const accountMail = z.strictObject({
  template: z.enum([
    'verify-email',
    'existing-account',
    'reset-password',
    'password-changed',
    'second-factor-on',
    'second-factor-off',
    'recovery-codes-renewed',
    'account-deleted',
  ]),
  to: z.email(),
  url: z.url(),
  /** When it happened, where the mail says so. */
  at: z.iso.datetime().optional(),
})
export type AccountMail = z.infer<typeof accountMail>

/** Someone looks at a page that says: check your mail. */
const isAwaited = new Set<AccountMail['template']>(['verify-email', 'existing-account', 'reset-password'])

type Context = { db: NodePgDatabase; mailer: Mailer }

/** Twenty attempts with growing waits span one to two hours; by then most of these links are of no use. */
export const sendAccountMail = defineJob({
  topic: 'accounts.mail',
  urgency: ({ template }) => (isAwaited.has(template) ? 'now' : 'soon'),
  payload: accountMail,
  maxAttempts: 20,
  handle: (ctx: Context, { template, to, url, at }, key) =>
    sendOnce(ctx, key, { to, text: texts[template](url, at) }),
})
