import type { Stripe } from 'stripe'
import type { Deliveries } from '../deliveries/create-deliveries.ts'
import { createCatalogue, type PriceIds } from './catalogue.ts'
import type { Terms } from './create-subscription.ts'
import type { CustomerRecord } from './customer-record.ts'
import type { CheckoutSession, Invoice, PortalSession, StripeEvent, Subscription } from './resources.ts'

/** What becomes of a subscription when its last retry has failed. */
type AfterRetries = 'cancel' | 'unpaid' | 'past_due'

export type SessionTerms = Pick<Terms, 'price' | 'quantity' | 'missingPaymentMethod' | 'metadata'> & {
  trialDays: number | null
}

export type IdempotentAnswer = {
  fingerprint: string
  status: number
  body: string
  requestId: string
  at: number
}

export type World = ReturnType<typeof createWorld>

/** Everything this Stripe remembers. Lists are in order of creation. */
export function createWorld({ priceIds, deliveries }: { priceIds: PriceIds; deliveries: Deliveries }) {
  const catalogue = createCatalogue(priceIds)
  return {
    /** Known once the port is taken. */
    origin: '',
    priceIds,
    catalogue,
    deliveries,
    afterRetries: 'cancel' as AfterRetries,
    /** Of the API request being served, for the events that it causes. */
    request: null as Stripe.Event.Request | null,
    customers: new Map<string, CustomerRecord>(),
    subscriptions: [] as Subscription[],
    invoices: [] as Invoice[],
    sessions: [] as CheckoutSession[],
    events: [] as StripeEvent[],
    portalSessions: new Map<string, PortalSession>(),
    portalConfigurations: [] as Stripe.BillingPortal.Configuration[],
    /** Every object by its id, for retrieving and expanding. */
    objects: new Map<string, object>(
      [...catalogue.products, ...catalogue.prices].map((item) => [item.id, item]),
    ),
    /** What a Checkout session will subscribe to, by its id. */
    sessionTerms: new Map<string, SessionTerms>(),
    idempotentAnswers: new Map<string, IdempotentAnswer>(),
  }
}

/** Forgets everything but where it listens and where it delivers. */
export function resetWorld(world: World) {
  world.deliveries.reset()
  const fresh = createWorld({ priceIds: world.priceIds, deliveries: world.deliveries })
  Object.assign(world, { ...fresh, origin: world.origin })
}
