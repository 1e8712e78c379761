import { enqueue } from '../../db/outbox/enqueue.ts'
import type { SignedInContext } from '../request-context.ts'
import { sendAccountMail } from './send-account-mail.job.ts'

/** What changed about signing in, the owner hears by mail, in case it was someone else. */
export async function tellOwner(
  { accounts, session }: SignedInContext,
  template: 'password-changed' | 'recovery-codes-renewed' | 'second-factor-on' | 'second-factor-off',
) {
  const url = `${accounts.origin}/dashboard/settings`
  await accounts.database.write((tx) =>
    enqueue(tx, sendAccountMail, { template, to: session.user.email, url }),
  )
}
