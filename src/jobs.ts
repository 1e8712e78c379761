import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Mailer } from './adapters/mail/create-mailer.ts'
import type { Storage } from './adapters/storage/storage.ts'
import { sendAccountMail } from './features/accounts/send-account-mail.job.ts'
import type { Billing } from './features/billing/billing.ts'
import { syncCustomerJob } from './features/billing/sync-customer.job.ts'
import { removeLogo } from './features/products/logos/remove-logo.job.ts'
import type { Job } from './platform/job.ts'

type JobContext = { db: NodePgDatabase; mailer: Mailer; storage: Storage; billing: Billing }

const all: Job<JobContext>[] = [sendAccountMail, syncCustomerJob, removeLogo]

/** Every job the workers know, by topic. */
export const jobs = new Map(all.map((job) => [job.topic, job]))
