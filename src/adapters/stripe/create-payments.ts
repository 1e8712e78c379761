import { Stripe } from 'stripe'
import { askStripe } from './ask-stripe.ts'
import { customerOf } from './customer-of.ts'
import { readSubscription } from './read-subscription.ts'
import { readWebhook } from './read-webhook.ts'

export type Payments = ReturnType<typeof createPayments>

type Options = { secretKey: string; live: boolean; apiUrl: string | undefined }

type Person = { userId: string; email: string; name: string | null; customerId: string | null }

type CheckoutRequest = {
  intentId: string
  userId: string
  customerId: string
  plan: string
  priceId: string
  trialDays: number | undefined
  successUrl: string
  cancelUrl: string
  expiresAt: Date
}

type PortalRequest = {
  customerId: string
  returnUrl: string
  /** Opens the confirmation of this change instead of the overview. */
  change?: { subscriptionId: string; itemId: string; priceId: string }
}

const TIMEOUT_MS = 10_000
const PAGE = 100

/** Stripe, in our words. Failures leave as AppError (ask-stripe.ts); what isn't there is null. */
export function createPayments({ secretKey, live, apiUrl }: Options) {
  const stripe = new Stripe(secretKey, {
    timeout: TIMEOUT_MS,
    maxNetworkRetries: 2,
    telemetry: false,
    ...(apiUrl ? elsewhere(apiUrl) : {}),
  })

  return {
    /** The customer we know, unless it was deleted, or one whose metadata says whose it is. */
    findCustomer: async ({ userId, email, customerId }: Person): Promise<string | null> => {
      const known = customerId && (await askStripe(() => stripe.customers.retrieve(customerId)))
      if (known && !known.deleted) return known.id
      const namesakes = await askStripe(() => stripe.customers.list({ email, limit: PAGE }))
      return namesakes?.data.find(({ metadata }) => metadata.user_id === userId)?.id ?? null
    },

    /** Look first whether there is one. No key of our own: Stripe would repeat a failure under it for a day. */
    createCustomer: async ({ userId, email, name }: Person): Promise<string> => {
      const person = { email, ...(name ? { name } : {}), metadata: { user_id: userId } }
      const created = await askStripe(() => stripe.customers.create(person))
      if (!created) throw new Error('Stripe created no customer')
      return created.id
    },

    /** Its subscriptions end at once; nothing more is collected, and its cards are forgotten. */
    deleteCustomer: async (customerId: string) => {
      await askStripe(() => stripe.customers.del(customerId))
    },

    createCheckout: async (request: CheckoutRequest): Promise<{ id: string; url: string }> => {
      const metadata = { user_id: request.userId, intent_id: request.intentId, plan: request.plan }
      const session = await askStripe(() =>
        stripe.checkout.sessions.create(
          {
            mode: 'subscription',
            customer: request.customerId,
            client_reference_id: request.userId,
            line_items: [{ price: request.priceId, quantity: 1 }],
            payment_method_collection: 'always',
            subscription_data: {
              metadata,
              ...(request.trialDays
                ? {
                    trial_period_days: request.trialDays,
                    trial_settings: { end_behavior: { missing_payment_method: 'cancel' } },
                  }
                : {}),
            },
            metadata,
            success_url: request.successUrl,
            cancel_url: request.cancelUrl,
            expires_at: Math.floor(request.expiresAt.getTime() / 1000),
          },
          { idempotencyKey: `checkout:${request.intentId}` },
        ),
      )
      if (!session?.url) throw new Error('Stripe created no Checkout address')
      return { id: session.id, url: session.url }
    },

    readCheckout: async (id: string) => {
      const session = await askStripe(() => stripe.checkout.sessions.retrieve(id))
      if (!session) return null
      return {
        isComplete: session.status === 'complete',
        // A trial begins without a payment.
        isSettled: session.payment_status === 'paid' || session.payment_status === 'no_payment_required',
        userId: session.client_reference_id,
        customerId: idOf(session.customer),
      }
    },

    /** What the customer could still pay. */
    listOpenCheckouts: async (customerId: string) => {
      const open = await askStripe(() =>
        stripe.checkout.sessions.list({ customer: customerId, status: 'open', limit: PAGE }),
      )
      return (open?.data ?? []).map(({ id, url, metadata, expires_at }) => ({
        id,
        url,
        plan: metadata?.plan,
        expiresAt: new Date(expires_at * 1000),
      }))
    },

    /** Afterwards nobody can pay it any more, unless somebody just has. */
    expireCheckout: async (id: string) => {
      await askStripe(() => stripe.checkout.sessions.expire(id), { refusal: null })
    },

    /** Every subscription that the customer has or ever had; null when the customer is gone. */
    listSubscriptions: async (customerId: string) => {
      const all = await askStripe(() =>
        stripe.subscriptions
          .list({ customer: customerId, status: 'all', limit: PAGE })
          .autoPagingToArray({ limit: 1_000 }),
      )
      return all?.map(readSubscription) ?? null
    },

    /** Null when the customer is gone. */
    createPortal: async ({ customerId, returnUrl, change }: PortalRequest): Promise<string | null> => {
      const session = await askStripe(() =>
        stripe.billingPortal.sessions.create({
          customer: customerId,
          return_url: returnUrl,
          ...(change ? { flow_data: changeFlow(change) } : {}),
        }),
      )
      return session?.url ?? null
    },

    readWebhook: (secrets: string[], body: string, signature: string | undefined) =>
      readWebhook(stripe, { secrets, live }, body, signature),

    /** Customers with events since then that never reached us, and when the last of them happened. */
    listUndelivered: async (since: Date) => {
      const created = { gte: Math.floor(since.getTime() / 1000) }
      const events = await askStripe(() =>
        stripe.events
          .list({ delivery_success: false, created, limit: PAGE })
          .autoPagingToArray({ limit: 10_000 }),
      )
      const last = new Map<string, number>()
      for (const { data, created } of events ?? []) {
        const customerId = customerOf(data.object)
        if (customerId) last.set(customerId, Math.max(created, last.get(customerId) ?? 0))
      }
      return [...last].map(([customerId, seconds]) => ({ customerId, happenedAt: new Date(seconds * 1000) }))
    },
  }
}

function changeFlow({ subscriptionId, itemId, priceId }: NonNullable<PortalRequest['change']>) {
  return {
    type: 'subscription_update_confirm' as const,
    subscription_update_confirm: {
      subscription: subscriptionId,
      items: [{ id: itemId, price: priceId, quantity: 1 }],
    },
  }
}

function elsewhere(apiUrl: string) {
  const { hostname, port, protocol } = new URL(apiUrl)
  return { host: hostname, port, protocol: protocol === 'http:' ? ('http' as const) : ('https' as const) }
}

function idOf(reference: string | { id: string } | null) {
  return typeof reference === 'string' ? reference : (reference?.id ?? null)
}
