import { type Context, Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import { attachCard, setDefaultCard } from '../billing/attach-card.ts'
import { collectInvoice } from '../billing/collect-invoice.ts'
import { subscriptionIdOf } from '../billing/create-invoice.ts'
import type { CustomerRecord } from '../billing/customer-record.ts'
import { changeObject } from '../billing/emit-event.ts'
import { endSubscription, hasEnded } from '../billing/end-subscription.ts'
import { realNow } from '../billing/real-now.ts'
import type { PaymentMethod, PortalSession, Subscription } from '../billing/resources.ts'
import { settle } from '../billing/run-due.ts'
import { itemOf } from '../billing/subscription-item.ts'
import { updateSubscription } from '../billing/update-subscription.ts'
import type { World } from '../billing/world.ts'
import { messagePage } from './billing-page.ts'
import { readCardForm } from './card-form.ts'
import { flowPath, leaveFlow } from './portal-flow.ts'
import {
  cancelPlanPage,
  choosePlanPage,
  confirmPlanPage,
  portalHomePage,
  updateCardPage,
} from './portal-pages.ts'

const LIFETIME = 3600

const NOTICES: Record<string, string> = {
  plan: 'Your plan has been changed.',
  cancel: 'Your plan has been canceled.',
  renew: 'Your plan has been renewed.',
  card: 'Your card has been saved.',
}

type Place = { world: World; session: PortalSession; record: CustomerRecord; base: string }

type Env = { Variables: { place: Place; subscription: Subscription } }

/** The hosted portal; the secret in the address opens it for one customer. */
export function portalRoutes(world: World) {
  const enter = createMiddleware<Env>(async (c, next) => {
    const secret = c.req.param('secret') ?? ''
    const session = world.portalSessions.get(secret)
    const record = session && world.customers.get(session.customer)
    if (!session || !record || record.deleted)
      return c.html(messagePage('Not found', 'There is no such portal session.'), 404)
    if (session.created + LIFETIME < realNow())
      return c.html(messagePage('This page has expired', 'Go back and open the portal again.'), 410)
    settle(world, record)
    c.header('Cache-Control', 'no-store')
    c.set('place', { world, session, record, base: `/p/session/${secret}` })
    await next()
  })

  const withSubscription = createMiddleware<Env>(async (c, next) => {
    const { record } = c.get('place')
    const subscription = record.subscriptions.find(({ id }) => id === c.req.param('id'))
    if (!subscription || hasEnded(subscription))
      return c.html(messagePage('Not found', 'There is no such plan to change.'), 404)
    c.set('subscription', subscription)
    await next()
  })

  const done = (c: Context<Env>, what: string) => {
    const { session, base } = c.get('place')
    return c.redirect(leaveFlow(session) ?? `${base}?done=${what}`, 303)
  }

  return new Hono<Env>()
    .use('/:secret/*', enter)
    .use('/:secret/subscriptions/:id/*', withSubscription)
    .get('/:secret', (c) => {
      const place = c.get('place')
      const path = flowPath(place.session)
      if (path) return c.redirect(place.base + path)
      return c.html(portalHomePage(place, NOTICES[c.req.query('done') ?? '']))
    })
    .get('/:secret/subscriptions/:id/update', (c) =>
      c.html(choosePlanPage(c.get('place'), c.get('subscription'))),
    )
    .get('/:secret/subscriptions/:id/confirm', (c) => {
      const price = world.catalogue.prices.find(({ id }) => id === c.req.query('price'))
      if (!price) return c.html(messagePage('Not found', 'There is no such plan.'), 404)
      return c.html(confirmPlanPage(c.get('place'), c.get('subscription'), price))
    })
    .post('/:secret/subscriptions/:id/price', async (c) => {
      const form = await c.req.parseBody()
      const subscription = c.get('subscription')
      const price = world.catalogue.prices.find(({ id }) => id === form['price'])
      if (!price) return c.html(messagePage('Not found', 'There is no such plan.'), 404)
      updateSubscription(world, c.get('place').record, subscription, {
        items: [{ id: itemOf(subscription).id, price: price.id }],
        proration_behavior: 'always_invoice',
      })
      return done(c, 'plan')
    })
    .get('/:secret/subscriptions/:id/cancel', (c) =>
      c.html(cancelPlanPage(c.get('place'), c.get('subscription'))),
    )
    .post('/:secret/subscriptions/:id/cancel', async (c) => {
      const { when } = await c.req.parseBody()
      const { record } = c.get('place')
      const subscription = c.get('subscription')
      if (when === 'now') endSubscription(world, record, subscription, { reason: 'cancellation_requested' })
      // With flexible billing, the default since 2025-09-30.clover, the portal sets cancel_at and leaves the
      // flag cancel_at_period_end alone. (docs.stripe.com/billing/subscriptions/billing-mode/compare)
      else updateSubscription(world, record, subscription, { cancel_at: 'max_period_end' })
      return done(c, 'cancel')
    })
    .post('/:secret/subscriptions/:id/renew', (c) => {
      updateSubscription(world, c.get('place').record, c.get('subscription'), { cancel_at: '' })
      return done(c, 'renew')
    })
    .get('/:secret/payment-method', (c) => c.html(updateCardPage(c.get('place'))))
    .post('/:secret/payment-method', async (c) => {
      const place = c.get('place')
      const form = readCardForm(await c.req.parseBody())
      if (form.kind === 'wrong') return c.html(updateCardPage(place, form), 402)
      const refuse = (message: string) => c.html(updateCardPage(place, { message, name: form.name }), 402)
      if (form.card.onAttach) return refuse(form.card.onAttach.message)
      const message = replaceCard(world, place.record, attachCard(world, place.record, form.card, form))
      return message ? refuse(message) : done(c, 'card')
    })
}

/** Makes a card the one to charge, and tries again what could not be collected with the last one. */
function replaceCard(world: World, record: CustomerRecord, card: PaymentMethod) {
  setDefaultCard(world, record, card.id)
  const live = record.subscriptions.filter((subscription) => !hasEnded(subscription))
  for (const subscription of live)
    changeObject(world, 'customer.subscription.updated', subscription, { default_payment_method: card.id })
  for (const invoice of record.invoices) {
    if (invoice.status !== 'open' || !live.some(({ id }) => id === subscriptionIdOf(invoice))) continue
    const decline = collectInvoice(world, record, invoice, { automatic: false })
    if (decline) return decline.message
  }
}
