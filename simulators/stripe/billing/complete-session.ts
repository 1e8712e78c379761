import { attachCard } from './attach-card.ts'
import { attemptCharge } from './attempt-charge.ts'
import type { Card, Decline } from './cards.ts'
import { createCustomer, nowOf } from './customer-record.ts'
import { emitEvent } from './emit-event.ts'
import { expireOverdueSessions } from './expire-session.ts'
import type { CheckoutSession } from './resources.ts'
import { settle } from './run-due.ts'
import { startSubscription } from './start-subscription.ts'
import type { SessionTerms, World } from './world.ts'

const DAY = 86_400

type Payment = { card: Card | null; name?: string; expMonth?: number; expYear?: number }

type Outcome =
  | { kind: 'completed' }
  | { kind: 'declined'; decline: Decline }
  | { kind: 'not-open' }
  | { kind: 'card-needed' }
  | { kind: 'customer-deleted' }

/** Runs in one go, so that of two payments at once only one finds the session open. */
export function completeSession(world: World, session: CheckoutSession, payment: Payment): Outcome {
  expireOverdueSessions(world, [session])
  const terms = world.sessionTerms.get(session.id)
  if (session.status !== 'open' || !terms) return { kind: 'not-open' }
  const known = session.customer === null ? undefined : world.customers.get(session.customer)
  if (known?.deleted) return { kind: 'customer-deleted' }
  if (known) settle(world, known)
  if (!payment.card && needsCard(session, terms)) return { kind: 'card-needed' }
  if (payment.card?.onAttach) return { kind: 'declined', decline: payment.card.onAttach }

  const record = known ?? customerOf(world, session, payment.name)
  const decline = terms.trialDays === null ? attemptCharge(record, payment.card?.last4) : undefined
  if (decline) return { kind: 'declined', decline }
  const method = payment.card ? attachCard(world, record, payment.card, payment).id : null
  const now = nowOf(record)
  const trialEnd = terms.trialDays === null ? null : now + terms.trialDays * DAY
  const subscription = startSubscription(world, record, { ...terms, trialEnd, paymentMethod: method })
  Object.assign(session, {
    status: 'complete',
    payment_status: trialEnd === null ? 'paid' : 'no_payment_required',
    subscription: subscription.id,
    invoice: subscription.latest_invoice,
    customer_details: {
      address: null,
      business_name: null,
      email: record.customer.email,
      individual_name: payment.name ?? null,
      name: payment.name ?? null,
      phone: null,
      tax_exempt: 'none',
      tax_ids: [],
    },
    url: null,
  } satisfies Partial<CheckoutSession>)
  emitEvent(world, 'checkout.session.completed', session)
  return { kind: 'completed' }
}

export const needsCard = (session: CheckoutSession, { trialDays }: SessionTerms) =>
  trialDays === null || session.payment_method_collection !== 'if_required'

function customerOf(world: World, session: CheckoutSession, name = '') {
  const record = createCustomer(world, { email: session.customer_email ?? undefined, name })
  record.sessions.push(session)
  session.customer = record.customer.id
  return record
}

/** Where the browser goes once it has paid. */
export const successUrl = (session: CheckoutSession) =>
  (session.success_url ?? '').replaceAll('{CHECKOUT_SESSION_ID}', session.id)
