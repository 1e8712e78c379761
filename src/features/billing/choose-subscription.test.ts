import { expect, test } from 'vitest'
import type { KnownSubscription } from '../../adapters/stripe/read-subscription.ts'
import { chooseSubscription } from './choose-subscription.ts'

const prices = { pro: 'price_pro', plus: 'price_plus' }
const day = (n: number) => new Date(Date.UTC(2026, 0, n))

const subscription = (overrides: Partial<KnownSubscription>): KnownSubscription => ({
  id: 'sub_1',
  itemId: 'si_1',
  status: 'active',
  priceId: 'price_pro',
  createdAt: day(1),
  periodEnd: day(31),
  trialStart: null,
  trialEnd: null,
  endedAt: null,
  cancelAtPeriodEnd: false,
  ...overrides,
})
const choose = (...all: Partial<KnownSubscription>[]) => chooseSubscription(all.map(subscription), prices)

test('nobody who never subscribed has a plan', () => {
  expect(choose().state).toEqual({
    planType: 'free',
    subscriptionStatus: null,
    subscriptionEnd: null,
    trialEndsAt: null,
    cancelAtPeriodEnd: false,
    trialUsedAt: null,
  })
})

test.each([
  ['active', 'pro'],
  ['trialing', 'pro'],
  ['past_due', 'pro'],
  ['unpaid', 'free'],
  ['paused', 'free'],
  ['incomplete', 'free'],
  ['incomplete_expired', 'free'],
  ['canceled', 'free'],
  ['something_new', 'free'],
])('%s means %s', (status, planType) => {
  expect(choose({ status }).state).toMatchObject({ planType, subscriptionStatus: status })
})

test('the best subscription counts, and of equals the newest', () => {
  const old = { status: 'canceled', createdAt: day(9), endedAt: day(10) }
  expect(choose(old, { status: 'trialing', trialEnd: day(4) }).state.subscriptionStatus).toBe('trialing')
  expect(
    choose({ status: 'past_due' }, { status: 'active', createdAt: day(0) }).state.subscriptionStatus,
  ).toBe('active')
  const newest = choose(
    { status: 'canceled', priceId: 'price_plus', endedAt: day(20), createdAt: day(19) },
    old,
  )
  expect(newest.state.subscriptionEnd).toEqual(day(20))
})

test('the plan comes from the price', () => {
  expect(choose({ priceId: 'price_plus' }).state.planType).toBe('plus')
  expect(choose({ priceId: 'price_of_another_product' })).toMatchObject({
    state: { planType: 'free' },
    alarm: 'unknown_price',
  })
})

test('a trial counts as used whatever became of it, from its first day', () => {
  const { state } = choose(
    { status: 'canceled', trialStart: day(5), trialEnd: day(8) },
    { status: 'canceled', trialStart: day(2), trialEnd: day(5) },
  )
  expect(state.trialUsedAt).toEqual(day(2))
})

test('two that live at once, and what Stripe may invent, raise an alarm', () => {
  expect(choose({}, { id: 'sub_2', status: 'trialing' }).alarm).toBe('two_subscriptions')
  expect(choose({ status: 'something_new' }).alarm).toBe('unknown_status')
  expect(choose({}).alarm).toBeNull()
})

test('a subscription that ends at the end of its period still holds its plan', () => {
  const { state, current } = choose({ cancelAtPeriodEnd: true })
  expect(state).toMatchObject({ planType: 'pro', cancelAtPeriodEnd: true, subscriptionEnd: day(31) })
  expect(current?.id).toBe('sub_1')
})

test.each([
  ['active', true],
  ['past_due', true],
  ['unpaid', true],
  ['paused', true],
  ['incomplete', true],
  ['incomplete_expired', false],
  ['canceled', false],
])('%s stands in the way of a second subscription: %s', (status, stands) => {
  expect(choose({ status }).current !== null).toBe(stands)
})
