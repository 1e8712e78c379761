import { sql } from 'drizzle-orm'
import { enqueue } from '../../db/outbox/enqueue.ts'
import { stripeEvents } from '../../db/schema/billing.ts'
import { AppError } from '../../platform/errors.ts'
import type { RequestContext } from '../request-context.ts'
import { syncCustomerJob } from './sync-customer.job.ts'

type Delivery = { body: string; signature: string | undefined }

/** Notes that the event came and asks for a sync, in one transaction. If that fails, Stripe hears so and sends it again. */
export async function receiveWebhook({ billing, log }: RequestContext, { body, signature }: Delivery) {
  const outcome = billing.payments.readWebhook(billing.webhookSecrets, body, signature)
  if (outcome.kind === 'refused') {
    log.warn('billing.webhook_refused')
    throw new AppError('invalid_input', 'The signature does not fit.')
  }
  const { id, type, customerId } = outcome
  await billing.db.transaction(async (tx) => {
    const [first] = await tx
      .insert(stripeEvents)
      .values({ id, type })
      .onConflictDoNothing()
      .returning({ since: sql<string>`${stripeEvents.receivedAt}::text` })
    if (first && customerId) await enqueue(tx, syncCustomerJob, { customerId, since: first.since })
  })
}
