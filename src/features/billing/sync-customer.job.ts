import { z } from 'zod'
import { defineJob } from '../../platform/job.ts'
import type { Billing } from './billing.ts'
import { syncCustomer } from './sync-customer.ts'

/** A turn that doesn't come soon is left to a later try: a worker has other jobs than waiting. */
const PATIENCE_MS = 3_000

/** Stripe said that something about this customer has changed; what it is, we ask. */
export const syncCustomerJob = defineJob({
  topic: 'billing.sync',
  urgency: 'soon',
  payload: z.strictObject({ customerId: z.string(), since: z.string() }),
  maxAttempts: 20,
  handle: async ({ billing }: { billing: Billing }, { customerId, since }) => {
    await syncCustomer(billing, customerId, since, { patienceMs: PATIENCE_MS })
  },
})
