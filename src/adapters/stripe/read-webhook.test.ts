import { Stripe } from 'stripe'
import { expect, test } from 'vitest'
import { readWebhook } from './read-webhook.ts'

const stripe = new Stripe('sk_test_x')
const secret = 'whsec_current'
const event = { id: 'evt_1', object: 'event', type: 'customer.subscription.updated', livemode: false }
const body = JSON.stringify({ ...event, data: { object: { object: 'subscription', customer: 'cus_1' } } })
const now = () => Math.floor(Date.now() / 1000)

const sign = (overrides: { timestamp?: number; secret?: string; payload?: string } = {}) =>
  stripe.webhooks.generateTestHeaderString({ payload: body, secret, timestamp: now(), ...overrides })
const read = (text: string, signature: string | undefined, live = false) =>
  readWebhook(stripe, { secrets: [secret, 'whsec_old'], live }, text, signature)

test('a signed event is read down to the customer it is about', () => {
  expect(read(body, sign())).toEqual({ kind: 'event', id: 'evt_1', type: event.type, customerId: 'cus_1' })
})

test('the old secret is good while the new one is being brought out', () => {
  expect(read(body, sign({ secret: 'whsec_old' })).kind).toBe('event')
})

test.each([
  ['no signature', body, undefined],
  ['nonsense', body, 'nonsense'],
  ['a wrong secret', body, sign({ secret: 'whsec_guess' })],
  ['a changed byte', body.replace('cus_1', 'cus_2'), sign()],
  ['an old signature', body, sign({ timestamp: now() - 301 })],
  ['a signature from the future', body, sign({ timestamp: now() + 86_400 })],
  ['two times, the first of them good', body, `t=${now()},${sign({ timestamp: now() + 86_400 })}`],
  ['no JSON', 'x', sign({ payload: 'x' })],
])('%s is refused', (_, text, signature) => {
  expect(read(text, signature)).toEqual({ kind: 'refused' })
})

test('an event of the other mode is refused', () => {
  expect(read(body, sign(), true)).toEqual({ kind: 'refused' })
})

test('an event about a customer, and one about nobody', () => {
  const about = (object: object) => {
    const payload = JSON.stringify({ ...event, data: { object } })
    return read(payload, sign({ payload }))
  }
  expect(about({ object: 'customer', id: 'cus_9' })).toMatchObject({ customerId: 'cus_9' })
  expect(about({ object: 'balance' })).toMatchObject({ customerId: null })
})
