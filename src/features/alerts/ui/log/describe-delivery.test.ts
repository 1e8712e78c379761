import { expect, test } from 'vitest'
import { buildDelivery } from '../../../../../test/build-alerts.ts'
import type { Delivery } from '../../schema.ts'
import { describeDelivery, titleOf } from './describe-delivery.ts'

const at = { now: Date.parse('2026-11-16T11:30:00Z'), timeZone: 'America/New_York' }
const lineOf = (given: Partial<Delivery>) => describeDelivery(buildDelivery(given), at).line

test.each<[Partial<Delivery>, string]>([
  [{}, 'Slack · #reddit-leads · delivered'],
  [{ channel: 'email', target: 'ada@pawslot.app' }, 'Email · delivered'],
  [{ target: null }, 'Slack · delivered'],
  [{ channel: 'push', target: 'Chrome on Mac' }, 'Browser push · Chrome on Mac · delivered'],
  [
    { channel: 'webhook', state: 'due', attempts: 1, status: 500, nextTryAt: '2026-11-16T12:42:00Z' },
    'Webhook · 500, next try 7:42 AM',
  ],
  [
    { channel: 'webhook', state: 'due', attempts: 4, status: null, nextTryAt: '2026-11-18T12:42:00Z' },
    'Webhook · no answer, next try Nov 18, 7:42 AM',
  ],
  [{ channel: 'webhook', state: 'due', attempts: 1, status: 500 }, 'Webhook · 500, trying again now'],
  [{ state: 'due', attempts: 0, nextTryAt: '2026-11-16T13:00:00Z' }, 'Slack · waits until 8:00 AM'],
  [{ state: 'due', attempts: 0 }, 'Slack · on its way'],
  [{ channel: 'webhook', state: 'given_up', status: 500, attempts: 9 }, 'Webhook · 500, gave up'],
  [{ state: 'nothing' }, 'Nothing worth it, not sent'],
  [{ state: 'withdrawn' }, 'Not sent: no longer needed'],
  [{ state: 'over_limit' }, 'Not sent: over 25 in 24 hours'],
])('how a delivery went: %o', (given, line) => {
  expect(lineOf(given)).toBe(line)
})

test.each<[Partial<Delivery>, string]>([
  [{}, 'Strong fit in r/smallbusiness'],
  [{ about: 'monitor', term: 'groomgrid', subreddit: 'doggrooming' }, '“groomgrid” in r/doggrooming'],
  [{ about: 'monitor', term: null }, 'Monitor match in r/smallbusiness'],
  [{ about: 'reply', subreddit: 'doggrooming' }, 'Reply in r/doggrooming'],
  [{ about: 'daily', subreddit: null, threads: 5 }, 'Daily email, 5 threads'],
  [{ about: 'daily', subreddit: null, threads: 1 }, 'Daily email, 1 thread'],
  [{ about: 'daily', subreddit: null }, 'Daily email'],
  [{ about: 'test', subreddit: null }, 'Test'],
])('what a delivery was about: %o', (given, title) => {
  expect(titleOf(buildDelivery(given))).toBe(title)
})
