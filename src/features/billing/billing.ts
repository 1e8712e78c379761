import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { createPayments, type Payments } from '../../adapters/stripe/create-payments.ts'
import { AppError } from '../../platform/errors.ts'
import type { Log } from '../../platform/log.ts'
import type { PlanId } from './schema.ts'

type StripeOptions = {
  secretKey: string
  live: boolean
  apiUrl: string | undefined
  prices: Record<PlanId, string>
}

type Options = {
  /** Signed in as `app_billing`, the only role that may write what an account pays for. */
  db: NodePgDatabase
  log: Log
  stripe: StripeOptions | undefined
  webhookSecrets?: string[]
}

export type Billing = {
  db: NodePgDatabase
  log: Log
  prices: Record<PlanId, string>
  webhookSecrets: string[]
  payments: Payments
}

/** The parts that the billing verbs share in one process. Without Stripe's settings whoever needs it is told so. */
export function createBilling({ db, log, stripe, webhookSecrets = [] }: Options): Billing {
  const payments = stripe && createPayments(stripe)
  return {
    db,
    log,
    prices: stripe?.prices ?? { pro: '', plus: '' },
    webhookSecrets,
    get payments() {
      if (!payments) throw new AppError('unavailable', "Payments aren't set up here yet.")
      return payments
    },
  }
}
