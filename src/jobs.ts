import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Mailer } from './adapters/mail/create-mailer.ts'
import type { Model } from './adapters/model/create-model.ts'
import type { Storage } from './adapters/storage/storage.ts'
import type { Throttles } from './features/accounts/auth/throttles.ts'
import { deleteAccountJob } from './features/accounts/delete-account.job.ts'
import { sendAccountMail } from './features/accounts/send-account-mail.job.ts'
import { type DeliverContext, deliverAlert } from './features/alerts/deliver/deliver-alert.job.ts'
import type { Billing } from './features/billing/billing.ts'
import { syncCustomerJob } from './features/billing/sync-customer.job.ts'
import type { MailLinks } from './features/mails/mail-links.ts'
import { sendPlanMail } from './features/mails/send-plan-mail.job.ts'
import { removeLogo } from './features/products/logos/remove-logo.job.ts'
import { writeMissingProfile } from './features/products/write-profile.job.ts'
import { sendReplyMail } from './features/support/send-reply-mail.job.ts'
import { sendTicketMail } from './features/support/send-ticket-mail.job.ts'
import type { UsageLimits } from './features/usage-limits.ts'
import type { Job } from './platform/job.ts'
import type { Log } from './platform/log.ts'
import type { Spending } from './spending/spending.ts'

type JobContext = {
  db: NodePgDatabase
  mailer: Mailer
  storage: Storage
  model: Model
  spending: Spending
  log: Log
  billing: Billing
  limits: UsageLimits
  throttles: Throttles
  mailLinks: MailLinks
  /** Where new support requests are announced. */
  supportInbox: string | undefined
} & DeliverContext

const all: Job<JobContext>[] = [
  sendAccountMail,
  syncCustomerJob,
  removeLogo,
  writeMissingProfile,
  sendReplyMail,
  sendTicketMail,
  sendPlanMail,
  deleteAccountJob,
  deliverAlert,
]

/** Every job the workers know, by topic. */
export const jobs = new Map(all.map((job) => [job.topic, job]))
