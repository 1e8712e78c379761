import { type Context, Hono } from 'hono'
import { completeSession, needsCard, successUrl } from '../billing/complete-session.ts'
import { expireOverdueSessions } from '../billing/expire-session.ts'
import type { CheckoutSession } from '../billing/resources.ts'
import type { World } from '../billing/world.ts'
import { messagePage } from './billing-page.ts'
import { readCardForm } from './card-form.ts'
import { checkoutPage } from './checkout-page.ts'

/** The hosted page of a Checkout session. */
export function checkoutRoutes(world: World) {
  return new Hono()
    .get('/:id', (c) => {
      const session = find(c.req.param('id'))
      if (!session) return c.html(messagePage('Not found', 'There is no such payment.'), 404)
      return session.status === 'open' ? show(c, session) : c.html(closedPage(session))
    })
    .post('/:id', async (c) => {
      const form = await c.req.parseBody()
      const session = find(c.req.param('id'))
      if (!session) return c.html(messagePage('Not found', 'There is no such payment.'), 404)
      return pay(c, session, form)
    })

  function find(id: string) {
    const session = world.sessionTerms.has(id) ? (world.objects.get(id) as CheckoutSession) : undefined
    if (session) expireOverdueSessions(world, [session])
    return session
  }

  function show(c: Context, session: CheckoutSession, problem: { message?: string; name?: string } = {}) {
    const terms = world.sessionTerms.get(session.id)
    if (!terms) return c.notFound()
    const product = world.catalogue.products.find(({ id }) => id === terms.price.product)
    const email = world.customers.get(session.customer ?? '')?.customer.email ?? session.customer_email
    c.header('Cache-Control', 'no-store')
    const asksForCard = needsCard(session, terms)
    return c.html(
      checkoutPage({ session, terms, product, email, asksForCard, ...problem }),
      problem.message ? 402 : 200,
    )
  }

  function pay(c: Context, session: CheckoutSession, form: unknown) {
    // The second of two clicks lands where the first one would have.
    if (session.status === 'complete') return c.redirect(successUrl(session), 303)
    if (session.status !== 'open') return c.html(closedPage(session), 409)
    const terms = world.sessionTerms.get(session.id)
    if (!terms) return c.notFound()
    const card = needsCard(session, terms) ? readCardForm(form) : ({ kind: 'none', card: null } as const)
    if (card.kind === 'wrong') return show(c, session, card)
    const outcome = completeSession(world, session, card)
    switch (outcome.kind) {
      case 'completed':
        return c.redirect(successUrl(session), 303)
      case 'declined':
        return show(c, session, {
          message: outcome.decline.message,
          ...(card.kind === 'read' ? { name: card.name } : {}),
        })
      case 'customer-deleted':
        return c.html(messagePage('Not possible', 'The customer of this payment no longer exists.'), 409)
      default:
        return c.html(closedPage(session), 409)
    }
  }
}

function closedPage(session: CheckoutSession) {
  if (session.status === 'complete')
    return messagePage('Already paid', 'This payment is complete.', {
      href: successUrl(session),
      label: 'Continue',
    })
  return messagePage(
    'This page has expired',
    'Nothing was paid. Go back and start again.',
    session.cancel_url ? { href: session.cancel_url, label: 'Back' } : undefined,
  )
}
