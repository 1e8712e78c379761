import { attemptCharge, cardOf } from './attempt-charge.ts'
import { subscriptionIdOf } from './create-invoice.ts'
import { type CustomerRecord, nowOf } from './customer-record.ts'
import { changeObject, emitEvent } from './emit-event.ts'
import { endSubscription } from './end-subscription.ts'
import type { Invoice, PaymentMethod, Subscription } from './resources.ts'
import type { World } from './world.ts'

const DAY = 86_400

/** From one automatic attempt to the next. */
const RETRY_WAITS = [3 * DAY, 5 * DAY, 7 * DAY]

type Attempt = { paymentMethod?: PaymentMethod; automatic: boolean }

/** Takes the money or records the failure, and moves the subscription accordingly. */
export function collectInvoice(world: World, record: CustomerRecord, invoice: Invoice, attempt: Attempt) {
  const subscription = record.subscriptions.find(({ id }) => id === subscriptionIdOf(invoice))
  const { card } = attempt.paymentMethod ?? cardOf(record, subscription) ?? {}
  // Stripe counts the first attempt and the automatic retries; paying by hand leaves the schedule alone.
  const counts = attempt.automatic || invoice.attempt_count === 0
  const decline = invoice.amount_due === 0 ? undefined : attemptCharge(record, card?.last4)
  if (invoice.amount_due > 0 && counts) invoice.attempt_count += 1
  if (decline) recordFailure(world, record, invoice, { subscription, counts })
  else markPaid(world, record, invoice, subscription)
  return decline
}

/** For money that has been taken already. */
export function markPaid(
  world: World,
  record: CustomerRecord,
  invoice: Invoice,
  subscription?: Subscription,
) {
  const charged = invoice.amount_due > 0
  Object.assign(invoice, {
    status: 'paid',
    amount_paid: invoice.amount_due,
    amount_remaining: 0,
    attempted: true,
    attempt_count: charged ? Math.max(1, invoice.attempt_count) : 0,
    auto_advance: false,
    next_payment_attempt: null,
    status_transitions: { ...invoice.status_transitions, paid_at: nowOf(record) },
  } satisfies Partial<Invoice>)
  emitEvent(world, 'invoice.paid', invoice)
  emitEvent(world, 'invoice.payment_succeeded', invoice)
  if (!subscription || !['incomplete', 'past_due', 'unpaid'].includes(subscription.status)) return
  const owesMore = record.invoices.some(
    (other) => other.status === 'open' && subscriptionIdOf(other) === subscription.id,
  )
  if (!owesMore) changeObject(world, 'customer.subscription.updated', subscription, { status: 'active' })
}

type Failure = { subscription: Subscription | undefined; counts: boolean }

function recordFailure(world: World, record: CustomerRecord, invoice: Invoice, failure: Failure) {
  const { subscription, counts } = failure
  const isFirst = subscription?.status === 'incomplete'
  const waitSeconds = RETRY_WAITS[invoice.attempt_count - 1]
  const exhausted = counts && waitSeconds === undefined
  invoice.attempted = true
  if (counts)
    invoice.next_payment_attempt = isFirst || waitSeconds === undefined ? null : nowOf(record) + waitSeconds
  emitEvent(world, 'invoice.payment_failed', invoice)
  if (!subscription || isFirst) return
  if (!exhausted) {
    if (subscription.status === 'active' || subscription.status === 'trialing')
      changeObject(world, 'customer.subscription.updated', subscription, { status: 'past_due' })
  } else if (world.afterRetries === 'cancel')
    endSubscription(world, record, subscription, { reason: 'payment_failed' })
  else changeObject(world, 'customer.subscription.updated', subscription, { status: world.afterRetries })
}
