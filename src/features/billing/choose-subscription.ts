import type { KnownSubscription } from '../../adapters/stripe/read-subscription.ts'
import type { PlanId, PlanType } from './schema.ts'

/** The best one counts; of equals the newest. What Stripe may add one day counts least. */
const RANK = [
  'active',
  'trialing',
  'past_due',
  'unpaid',
  'paused',
  'incomplete',
  'canceled',
  'incomplete_expired',
]

/** Nothing comes of these any more; each of the others can still be paid. */
const ENDED = new Set(['canceled', 'incomplete_expired'])

/** Paid for, or about to be: the plan is the user's. A failed payment leaves it to read. */
const HOLDS_PLAN = new Set(['active', 'trialing', 'past_due'])

export type BillingState = {
  planType: PlanType
  subscriptionStatus: string | null
  subscriptionEnd: Date | null
  trialEndsAt: Date | null
  cancelAtPeriodEnd: boolean
  trialUsedAt: Date | null
}

export type Judgement = {
  state: BillingState
  /** The one that is not over, whether it holds a plan or not: beside it nobody needs a second one. */
  current: KnownSubscription | null
  alarm: 'two_subscriptions' | 'unknown_price' | 'unknown_status' | null
}

/** What a customer's subscriptions mean for the account. The plan comes from the price, never from metadata. */
export function chooseSubscription(all: KnownSubscription[], prices: Record<PlanId, string>): Judgement {
  const [best] = all.toSorted((a, b) => rank(a) - rank(b) || b.createdAt.getTime() - a.createdAt.getTime())
  const trialUsedAt = all.flatMap(({ trialStart }) => trialStart ?? []).toSorted(byTime)[0] ?? null
  if (!best) return { state: { ...nothing, trialUsedAt }, current: null, alarm: null }
  const holds = HOLDS_PLAN.has(best.status)
  const plan = best.priceId === prices.plus ? 'plus' : best.priceId === prices.pro ? 'pro' : null
  return {
    state: {
      planType: (holds && plan) || 'free',
      subscriptionStatus: best.status,
      subscriptionEnd: best.endedAt ?? best.periodEnd,
      trialEndsAt: best.trialEnd,
      cancelAtPeriodEnd: holds && best.cancelAtPeriodEnd,
      trialUsedAt,
    },
    current: ENDED.has(best.status) ? null : best,
    alarm: alarmOf(all, best, plan),
  }
}

const nothing = {
  planType: 'free' as const,
  subscriptionStatus: null,
  subscriptionEnd: null,
  trialEndsAt: null,
  cancelAtPeriodEnd: false,
}

function rank({ status }: KnownSubscription) {
  const place = RANK.indexOf(status)
  return place === -1 ? RANK.length : place
}

const byTime = (a: Date, b: Date) => a.getTime() - b.getTime()

function alarmOf(all: KnownSubscription[], best: KnownSubscription, plan: PlanId | null) {
  if (all.filter(({ status }) => HOLDS_PLAN.has(status)).length > 1) return 'two_subscriptions'
  if (rank(best) === RANK.length) return 'unknown_status'
  return HOLDS_PLAN.has(best.status) && !plan ? 'unknown_price' : null
}
