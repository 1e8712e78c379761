import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { cardByNumber } from './billing/cards.ts'
import { completeSession, successUrl } from './billing/complete-session.ts'
import { findSession } from './billing/create-session.ts'
import { type CustomerRecord, nowOf, recordOf } from './billing/customer-record.ts'
import { advanceClock, settle } from './billing/run-due.ts'
import { resetWorld, type World } from './billing/world.ts'
import { deliverySettingsSchema, webhookSchema } from './deliveries/delivery-settings.ts'
import { StripeFailure } from './stripe-failure.ts'

const clockSchema = z.strictObject({
  customer: z.string().optional(),
  advanceSeconds: z
    .int()
    .positive()
    .max(5 * 365 * 86_400),
})

const paySchema = z.strictObject({ session: z.string(), card: z.string().default('4242424242424242') })

const failSchema = z.strictObject({ customer: z.string() })

const afterRetriesSchema = z.strictObject({ outcome: z.enum(['cancel', 'unpaid', 'past_due']) })

/** What tests and demos do that Stripe's own API has no word for. */
export function controlRoutes(world: World) {
  const { deliveries } = world
  return new Hono()
    .onError((error, c) => {
      if (error instanceof z.ZodError) return c.json({ error: 'not understood', issues: error.issues }, 400)
      if (error instanceof StripeFailure) return c.json({ error: error.message }, 404)
      throw error
    })
    .post('/webhook', async (c) => {
      deliveries.setWebhook(webhookSchema.parse(await body(c)))
      return c.body(null, 204)
    })
    .get('/deliveries', (c) => c.json(deliveries.describe()))
    .post('/deliveries', async (c) => {
      deliveries.configure(deliverySettingsSchema.parse(await body(c)))
      return c.json(deliveries.describe())
    })
    .post('/deliveries/flush', async (c) => c.json(await deliveries.flush()))
    .get('/clock', (c) =>
      c.json({ clocks: [...world.customers.values()].filter(({ deleted }) => !deleted).map(clockOf) }),
    )
    .post('/clock', async (c) => {
      const { customer, advanceSeconds } = clockSchema.parse(await body(c))
      const records = customer === undefined ? [...world.customers.values()] : [recordOf(world, customer)]
      const moved = records.filter(({ deleted }) => !deleted)
      for (const record of moved) advanceClock(world, record, advanceSeconds)
      return c.json({ clocks: moved.map(clockOf) })
    })
    .post('/pay', async (c) => {
      const { session: id, card: number } = paySchema.parse(await body(c))
      const card = cardByNumber(number)
      if (!card) return c.json({ error: 'not a test card' }, 400)
      const session = findSession(world, id)
      const outcome = completeSession(world, session, { card, name: 'Test Payer' })
      if (outcome.kind !== 'completed') return c.json(outcome, outcome.kind === 'declined' ? 402 : 409)
      return c.json({ ...outcome, subscription: session.subscription, successUrl: successUrl(session) })
    })
    .post('/fail-next-charge', async (c) => {
      recordOf(world, failSchema.parse(await body(c)).customer).failNextCharge = true
      return c.body(null, 204)
    })
    .post('/after-retries', async (c) => {
      world.afterRetries = afterRetriesSchema.parse(await body(c)).outcome
      return c.body(null, 204)
    })
    .get('/state/:customer', (c) => {
      const record = recordOf(world, c.req.param('customer'))
      settle(world, record)
      return c.json(stateOf(record))
    })
    .delete('/state', (c) => {
      resetWorld(world)
      return c.body(null, 204)
    })
}

const body = (c: Context) => c.req.json<unknown>().catch(() => undefined)

const clockOf = (record: CustomerRecord) => ({
  customer: record.customer.id,
  now: nowOf(record),
  aheadSeconds: record.aheadSeconds,
})

function stateOf(record: CustomerRecord) {
  const { customer, deleted, subscriptions, invoices, sessions, paymentMethods } = record
  return { customer, deleted, clock: clockOf(record), subscriptions, invoices, sessions, paymentMethods }
}
