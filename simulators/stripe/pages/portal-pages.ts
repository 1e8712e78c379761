import { html } from 'hono/html'
import type { Stripe } from 'stripe'
import { cardOf } from '../billing/attempt-charge.ts'
import type { CustomerRecord } from '../billing/customer-record.ts'
import { hasEnded } from '../billing/end-subscription.ts'
import type { PortalSession, Subscription } from '../billing/resources.ts'
import { amountOf, itemOf } from '../billing/subscription-item.ts'
import type { World } from '../billing/world.ts'
import { alert, billingPage } from './billing-page.ts'
import { cardFields } from './card-form.ts'
import { formatDate, formatMoney } from './format.ts'

type Place = { world: World; session: PortalSession; record: CustomerRecord; base: string }

const planName = ({ catalogue }: World, price: Stripe.Price) =>
  catalogue.products.find(({ id }) => id === price.product)?.name ?? price.id

const returnLink = ({ session }: Place) =>
  session.return_url ? html`<p><a href="${session.return_url}">Return</a></p>` : html``

export function portalHomePage(place: Place, notice?: string) {
  const { record, base } = place
  const live = record.subscriptions.filter((subscription) => !hasEnded(subscription)).toReversed()
  const ended = record.subscriptions.filter(hasEnded).toReversed()
  const invoices = record.invoices.toReversed().map(
    (
      invoice,
    ) => html`<li>${formatDate(invoice.created)} · ${formatMoney(invoice.amount_due)} · ${invoice.status}
<small>${invoice.number}</small></li>`,
  )
  const card = cardOf(record, live[0])?.card
  return billingPage(
    'Manage your subscription',
    html`<p><small>This page stands in for Stripe’s customer portal.</small></p>
${notice ? html`<p class="message" role="status">${notice}</p>` : ''}
<h2>Current plan</h2>
${live.length === 0 ? html`<p>No current plan.</p>` : live.map((subscription) => subscriptionSection(place, subscription))}
${ended.map(
  (subscription) =>
    html`<p>${planName(place.world, itemOf(subscription).price)}: ${subscription.status} <small>since ${formatDate(subscription.ended_at ?? 0)}</small></p>`,
)}
<h2>Payment method</h2>
<p>${card ? `${card.brand} ending in ${card.last4}` : 'No card.'}</p>
<p><a href="${base}/payment-method">Update card</a></p>
<h2>Invoices</h2>
${invoices.length === 0 ? html`<p>None yet.</p>` : html`<ul>${invoices}</ul>`}
${returnLink(place)}`,
  )
}

function subscriptionSection({ world, base }: Place, subscription: Subscription) {
  const item = itemOf(subscription)
  const path = `${base}/subscriptions/${subscription.id}`
  const ends = subscription.cancel_at
  const next = formatDate(item.current_period_end)
  return html`<dl>
<dt>Plan</dt><dd>${planName(world, item.price)}, ${formatMoney(amountOf(item))} per month</dd>
<dt>Status</dt><dd>${subscription.status}</dd>
<dt>${ends ? 'Ends' : subscription.status === 'trialing' ? 'Trial ends' : 'Next payment'}</dt>
<dd>${ends ? formatDate(ends) : next}</dd>
</dl>
<p><a href="${path}/update">Change plan</a></p>
${
  ends
    ? html`<form method="post" action="${path}/renew"><button>Renew plan</button></form>`
    : html`<p><a href="${path}/cancel">Cancel plan</a></p>`
}`
}

export function choosePlanPage(place: Place, subscription: Subscription) {
  const { world, base } = place
  const current = itemOf(subscription).price.id
  const choices = world.catalogue.prices
    .filter(({ id }) => id !== current)
    .map(
      (
        price,
        index,
      ) => html`<label class="choice"><input type="radio" name="price" value="${price.id}" ${index === 0 ? 'checked' : ''}>
${planName(world, price)}, ${formatMoney(price.unit_amount ?? 0)} per month</label>`,
    )
  return billingPage(
    'Change plan',
    html`<form method="get" action="${base}/subscriptions/${subscription.id}/confirm">
<fieldset><legend>Choose another plan</legend>${choices}</fieldset>
<button class="primary">Continue</button></form>
<p><a href="${base}">Go back</a></p>${returnLink(place)}`,
  )
}

export function confirmPlanPage(place: Place, subscription: Subscription, price: Stripe.Price) {
  const { world, base } = place
  const timing =
    subscription.status === 'trialing'
      ? 'Your trial goes on; nothing is due today.'
      : 'The difference for the rest of this month is settled today.'
  return billingPage(
    'Confirm your plan',
    html`<dl><dt>Now</dt><dd>${planName(world, itemOf(subscription).price)}</dd>
<dt>New</dt><dd>${planName(world, price)}, ${formatMoney(price.unit_amount ?? 0)} per month</dd></dl>
<p>${timing}</p>
<form method="post" action="${base}/subscriptions/${subscription.id}/price">
<input type="hidden" name="price" value="${price.id}">
<button class="primary">Confirm</button></form>
<p><a href="${base}">Go back</a></p>${returnLink(place)}`,
  )
}

export function cancelPlanPage(place: Place, subscription: Subscription) {
  const { world, base } = place
  const item = itemOf(subscription)
  return billingPage(
    'Cancel plan',
    html`<p>${planName(world, item.price)} runs until ${formatDate(item.current_period_end)}.</p>
<form method="post" action="${base}/subscriptions/${subscription.id}/cancel">
<button class="primary" name="when" value="period_end">Cancel on ${formatDate(item.current_period_end)}</button>
<button name="when" value="now">Cancel immediately</button></form>
<p><a href="${base}">Go back</a></p>${returnLink(place)}`,
  )
}

export function updateCardPage(place: Place, problem: { message?: string; name?: string } = {}) {
  return billingPage(
    'Update card',
    html`<p><small>Test cards only.</small></p>
${alert(problem.message)}
<form method="post" action="${place.base}/payment-method">
${cardFields(problem.name)}
<button class="primary">Save card</button></form>
<p><a href="${place.base}">Go back</a></p>${returnLink(place)}`,
  )
}
