import { expect, test } from 'vitest'
import type { Subscription } from '../schema.ts'
import { describeSubscription } from './describe-subscription.ts'

function describe(given: Partial<Subscription>) {
  const { badge, text } = describeSubscription(
    {
      planType: 'pro',
      subscriptionStatus: null,
      subscriptionEnd: '2026-12-14T23:30:00.000Z',
      trialEndsAt: '2026-11-17T00:10:00.000Z',
      cancelAtPeriodEnd: false,
      trialUsed: true,
      ...given,
    },
    'UTC',
  )
  return [badge, text]
}

const during = (given: Partial<Subscription>, timeZone = 'UTC') =>
  describeSubscription(
    {
      planType: 'pro',
      subscriptionStatus: 'trialing',
      subscriptionEnd: null,
      trialEndsAt: '2026-11-18T05:14:00.000Z',
      cancelAtPeriodEnd: false,
      trialUsed: true,
      ...given,
    },
    timeZone,
  )

test('a trial says what comes after it, and when it was canceled that nothing does', () => {
  expect(during({}).note).toBe('Then Pro for $19 per month.')
  expect(during({ planType: 'plus' }).note).toBe('Then Plus for $49 per month.')
  expect(during({ cancelAtPeriodEnd: true }).note).toBe('You have canceled Pro. You pay nothing.')
})

test("the day is that of the reader's time zone", () => {
  expect(during({}, 'America/Los_Angeles').text).toBe('Trial ends on November 17, 2026')
  expect(during({}, 'Pacific/Auckland').text).toBe('Trial ends on November 18, 2026')
})

test('active: the name of the plan and when it renews, with the month in full', () => {
  const subscriptionStatus = 'active'
  expect(describe({ subscriptionStatus })).toEqual(['Pro', 'Renews on December 14, 2026'])
  expect(describe({ subscriptionStatus, planType: 'plus' })).toEqual(['Plus', 'Renews on December 14, 2026'])
})

test('active but cancelled at the end of the period: it ends, it does not renew', () => {
  expect(describe({ subscriptionStatus: 'active', cancelAtPeriodEnd: true })).toEqual([
    'Pro',
    'Ends on December 14, 2026',
  ])
})

test('trialing: a free trial and its end, cancelled or not', () => {
  for (const cancelAtPeriodEnd of [false, true]) {
    expect(describe({ subscriptionStatus: 'trialing', cancelAtPeriodEnd })).toEqual([
      'Free Trial',
      'Trial ends on November 17, 2026',
    ])
  }
})

test('trialing without a date of its own ends with the period', () => {
  expect(describe({ subscriptionStatus: 'trialing', trialEndsAt: null })).toEqual([
    'Free Trial',
    'Trial ends on December 14, 2026',
  ])
})

test('no date is made up where there is none', () => {
  const none = { subscriptionEnd: null, trialEndsAt: null }
  expect(describe({ subscriptionStatus: 'active', ...none })).toEqual(['Pro', 'Your plan is active'])
  expect(describe({ subscriptionStatus: 'trialing', ...none })).toEqual([
    'Free Trial',
    'Your trial is running',
  ])
})

test.each(['canceled', 'past_due'])('%s: expired', (subscriptionStatus) => {
  expect(describe({ subscriptionStatus })[0]).toBe('Expired')
})

test.each([null, 'inactive', 'unpaid', 'incomplete', 'incomplete_expired', 'paused', 'something new'])(
  '%s: free, whatever plan it was for',
  (subscriptionStatus) => {
    expect(describe({ subscriptionStatus, planType: 'plus' })).toEqual(['Free', 'You are on the free plan'])
  },
)
