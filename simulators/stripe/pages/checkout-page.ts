import { html } from 'hono/html'
import type { Stripe } from 'stripe'
import type { CheckoutSession } from '../billing/resources.ts'
import type { SessionTerms } from '../billing/world.ts'
import { alert, billingPage } from './billing-page.ts'
import { cardFields } from './card-form.ts'
import { formatMoney } from './format.ts'

type Options = {
  session: CheckoutSession
  terms: SessionTerms
  product: Stripe.Product | undefined
  email: string | null
  asksForCard: boolean
  message?: string
  name?: string
}

export function checkoutPage({ session, terms, product, email, asksForCard, message, name }: Options) {
  const { trialDays } = terms
  const price = `${formatMoney((terms.price.unit_amount ?? 0) * terms.quantity)} per month`
  const plan = product?.name ?? terms.price.id
  return billingPage(
    trialDays === null ? `Subscribe to ${plan}` : `Try ${plan}`,
    html`${
      trialDays === null
        ? html`<p class="amount">${price}</p>`
        : html`<p class="amount">${trialDays} days free</p><p>Then ${price}, unless you cancel before.</p>`
    }
${email ? html`<p>Paying as ${email}</p>` : ''}
<p><small>This page stands in for Stripe and takes test cards only.</small></p>
${alert(message)}
<form method="post" action="/c/pay/${session.id}">
${asksForCard ? cardFields(name) : html`<p>No card is needed for the trial.</p>`}
<button class="primary">${trialDays === null ? 'Subscribe' : 'Start trial'}</button>
</form>
${session.cancel_url ? html`<p><a href="${session.cancel_url}">Back</a></p>` : ''}`,
  )
}
