import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Mailer } from './adapters/mail/create-mailer.ts'
import { sendAccountMail } from './features/accounts/send-account-mail.job.ts'
import type { Job } from './platform/job.ts'

type JobContext = { db: NodePgDatabase; mailer: Mailer }

const all: Job<JobContext>[] = [sendAccountMail]

/** Every job the workers know, by topic. */
export const jobs = new Map(all.map((job) => [job.topic, job]))
