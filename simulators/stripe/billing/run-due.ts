import { cardOf } from './attempt-charge.ts'
import { collectInvoice } from './collect-invoice.ts'
import { type CustomerRecord, nowOf } from './customer-record.ts'
import { changeObject, emitEvent } from './emit-event.ts'
import { endSubscription, expireIncomplete, hasEnded } from './end-subscription.ts'
import { expireOverdueSessions } from './expire-session.ts'
import type { Subscription } from './resources.ts'
import { startPeriod } from './start-period.ts'
import { itemOf } from './subscription-item.ts'
import type { World } from './world.ts'

const HOUR = 3600

const DAY = 24 * HOUR

type Due = { at: number; run: () => void }

/** Brings a customer up to the present; cheap when nothing is due. */
export function settle(world: World, record: CustomerRecord) {
  expireOverdueSessions(world, record.sessions)
  runDue(world, record, nowOf(record))
}

/** Time travel: everything due on the way happens in order, each at its own moment. */
export function advanceClock(world: World, record: CustomerRecord, seconds: number) {
  runDue(world, record, nowOf(record) + seconds)
  record.aheadSeconds += seconds
}

function runDue(world: World, record: CustomerRecord, until: number) {
  // Something that is being run may ask to settle again.
  if (record.frozenAt !== null) return
  try {
    for (let due = firstDue(world, record); due && due.at <= until; due = firstDue(world, record)) {
      record.frozenAt = Math.max(due.at, record.frozenAt ?? due.at)
      due.run()
    }
  } finally {
    record.frozenAt = null
  }
}

function firstDue(world: World, record: CustomerRecord): Due | undefined {
  let first: Due | undefined
  for (const due of [...subscriptionsDue(world, record), ...retriesDue(world, record)])
    if (!first || due.at < first.at) first = due
  return first
}

function* subscriptionsDue(world: World, record: CustomerRecord): Generator<Due> {
  for (const subscription of record.subscriptions) {
    if (hasEnded(subscription)) continue
    const { status, cancel_at: cancelAt, trial_end: trialEnd } = subscription
    if (cancelAt !== null) yield { at: cancelAt, run: () => endSubscription(world, record, subscription) }
    if (status === 'incomplete')
      yield { at: subscription.created + 23 * HOUR, run: () => expireIncomplete(world, record, subscription) }
    else if (status === 'trialing' && trialEnd !== null) {
      if (!record.announcedTrialEnds.has(`${subscription.id} ${trialEnd}`))
        yield { at: trialEnd - 3 * DAY, run: () => announceTrialEnd(world, record, subscription) }
      yield { at: trialEnd, run: () => endTrial(world, record, subscription) }
    } else if (status !== 'paused') {
      const run = () => startPeriod(world, record, subscription, { reason: 'subscription_cycle' })
      yield { at: itemOf(subscription).current_period_end, run }
    }
  }
}

function* retriesDue(world: World, record: CustomerRecord): Generator<Due> {
  for (const invoice of record.invoices)
    if (invoice.status === 'open' && invoice.next_payment_attempt !== null)
      yield {
        at: invoice.next_payment_attempt,
        run: () => void collectInvoice(world, record, invoice, { automatic: true }),
      }
}

function announceTrialEnd(world: World, record: CustomerRecord, subscription: Subscription) {
  record.announcedTrialEnds.add(`${subscription.id} ${subscription.trial_end}`)
  emitEvent(world, 'customer.subscription.trial_will_end', subscription)
}

function endTrial(world: World, record: CustomerRecord, subscription: Subscription) {
  const withoutCard = subscription.trial_settings?.end_behavior.missing_payment_method
  if (!cardOf(record, subscription) && withoutCard === 'cancel')
    return endSubscription(world, record, subscription)
  if (!cardOf(record, subscription) && withoutCard === 'pause') {
    changeObject(world, 'customer.subscription.updated', subscription, { status: 'paused' })
    return emitEvent(world, 'customer.subscription.paused', subscription)
  }
  startPeriod(world, record, subscription, { reason: 'subscription_cycle' })
}
