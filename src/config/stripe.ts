import { z } from 'zod'
import { url } from '../platform/environment.ts'
import type { ProcessEnv } from './process.ts'
import { refuseSimulator } from './refuse-simulator.ts'
import { allOrNone, type Rule, type ValuesOf } from './rules.ts'

/** Payments: all of them or none. STRIPE_API_URL is another address than Stripe's own. */
export const stripeVariables = {
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^[sr]k_(test|live)_/, 'must be a secret or restricted key of Stripe')
    .optional(),
  STRIPE_PRICE_PRO: z.string().optional(),
  STRIPE_PRICE_PLUS: z.string().optional(),
  STRIPE_API_URL: url('http:', 'https:').optional(),
}

const webhookSecret = z.string().startsWith('whsec_', 'must be a signing secret of Stripe').optional()

/** Only servers hear from Stripe. */
export const webhookVariables = {
  STRIPE_WEBHOOK_SECRET: webhookSecret,
  STRIPE_WEBHOOK_SECRET_OLD: webhookSecret,
}

type StripeEnv = ValuesOf<typeof stripeVariables>
type WebhookEnv = ValuesOf<typeof webhookVariables>

const goTogether = {
  variable: 'STRIPE_SECRET_KEY',
  error: "and Stripe's other settings go together: set all or none",
}
const settings = (e: StripeEnv) => [e.STRIPE_SECRET_KEY, e.STRIPE_PRICE_PRO, e.STRIPE_PRICE_PLUS]

export const stripeRules: Rule<StripeEnv & ProcessEnv>[] = [
  { ...goTogether, holds: (e) => allOrNone(settings(e)) },
  refuseSimulator('STRIPE_API_URL', (e) => Boolean(e.STRIPE_API_URL)),
]

export const webhookRules: Rule<StripeEnv & WebhookEnv>[] = [
  { ...goTogether, holds: (e) => allOrNone([e.STRIPE_WEBHOOK_SECRET, ...settings(e)]) },
]

export function readStripe(e: StripeEnv) {
  if (!e.STRIPE_SECRET_KEY || !e.STRIPE_PRICE_PRO || !e.STRIPE_PRICE_PLUS) return undefined
  return {
    secretKey: e.STRIPE_SECRET_KEY,
    live: e.STRIPE_SECRET_KEY.includes('_live_'),
    prices: { pro: e.STRIPE_PRICE_PRO, plus: e.STRIPE_PRICE_PLUS },
    apiUrl: e.STRIPE_API_URL,
  }
}

export function readWebhookSecrets(e: WebhookEnv) {
  return [e.STRIPE_WEBHOOK_SECRET, e.STRIPE_WEBHOOK_SECRET_OLD].filter((one) => one !== undefined)
}
