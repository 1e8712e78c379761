import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { createPayments, type Payments } from '../../adapters/stripe/create-payments.ts'
import { AppError } from '../../platform/errors.ts'
import type { Log } from '../../platform/log.ts'
import { createTurns } from '../../platform/turns.ts'
import type { PlanId } from './schema.ts'

/** What somebody hears whose account another request is working on for too long. */
export const BUSY = 'Your plan is being updated right now. Please try again in a moment.'

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
  /** Hears of every account whose plan has changed, once it is stored. */
  onPlanChanged?: (userId: string) => Promise<unknown>
}

export type Billing = {
  turns: ReturnType<typeof createTurns>
  isSetUp: boolean
  db: NodePgDatabase
  log: Log
  prices: Record<PlanId, string>
  webhookSecrets: string[]
  payments: Payments
  announcePlan: (userId: string) => Promise<void>
}

/** The parts that the billing verbs share in one process. Without Stripe's settings whoever needs it is told so. */
export function createBilling({ db, log, stripe, webhookSecrets = [], onPlanChanged }: Options): Billing {
  const payments = stripe && createPayments(stripe)
  return {
    db,
    log,
    isSetUp: payments !== undefined,
    turns: createTurns(BUSY),
    prices: stripe?.prices ?? { pro: '', plus: '' },
    webhookSecrets,
    announcePlan: async (userId) => {
      await onPlanChanged?.(userId).catch((err) => log.warn('billing.not_announced', { err }))
    },
    get payments() {
      if (!payments) throw new AppError('unavailable', "Payments aren't set up here yet.")
      return payments
    },
  }
}
