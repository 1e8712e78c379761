import type { Stripe } from 'stripe'

// The SDK's own shapes, with references held as ids; `expand` replaces them in an answer.

export type Customer = Stripe.Customer & {
  invoice_settings: { default_payment_method: string | null }
}

export type PaymentMethod = Stripe.PaymentMethod & {
  customer: string | null
  card: Stripe.PaymentMethod.Card
}

export type CheckoutSession = Stripe.Checkout.Session & {
  customer: string | null
  subscription: string | null
  invoice: string | null
}

export type Subscription = Stripe.Subscription & {
  customer: string
  default_payment_method: string | null
  latest_invoice: string | null
}

export type Invoice = Stripe.Invoice & { customer: string; subtotal: number }

export type PortalSession = Stripe.BillingPortal.Session

export type StripeEvent = Stripe.EventBase & { type: string }
