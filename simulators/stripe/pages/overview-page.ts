import { html } from 'hono/html'
import type { CustomerRecord } from '../billing/customer-record.ts'
import { nowOf } from '../billing/customer-record.ts'
import { itemOf } from '../billing/subscription-item.ts'
import type { World } from '../billing/world.ts'
import { billingPage } from './billing-page.ts'
import { formatDate } from './format.ts'

const SHOWN = 50

export function overviewPage(world: World) {
  const records = [...world.customers.values()].filter(({ deleted }) => !deleted).toReversed()
  const open = world.sessions.filter(({ status }) => status === 'open').toReversed()
  return billingPage(
    'Payments',
    html`<p>This program stands in for Stripe. Time travel ends trials, renews plans and retries payments.</p>
${records.length > 1 ? html`<h2>Everybody</h2>${travelForm()}` : ''}
<h2>Customers</h2>
${records.length === 0 ? html`<p>None yet.</p>` : html`<ul>${records.slice(0, SHOWN).map(customerItem)}</ul>`}
${records.length > SHOWN ? html`<p><small>and ${records.length - SHOWN} more</small></p>` : ''}
<h2>Open checkouts</h2>
${
  open.length === 0
    ? html`<p>None.</p>`
    : html`<ul>${open.slice(0, 10).map(({ id, url, customer }) => html`<li><a href="${url}">${id.slice(0, 20)}…</a> <small>${customer ?? ''}</small></li>`)}</ul>`
}`,
    { narrow: false },
  )
}

function customerItem(record: CustomerRecord) {
  const { customer } = record
  const subscriptions = record.subscriptions.toReversed().map((subscription) => {
    const item = itemOf(subscription)
    const until = formatDate(subscription.ended_at ?? subscription.cancel_at ?? item.current_period_end)
    return html`<div>${item.price.id}: ${subscription.status} <small>until ${until}</small></div>`
  })
  return html`<li><strong>${customer.email ?? customer.id}</strong> <small>${customer.id}, today is ${formatDate(nowOf(record))}</small>
${subscriptions.length === 0 ? html`<div>No subscription.</div>` : subscriptions}
${travelForm(customer.id)}</li>`
}

const travelForm = (customer = '') => html`<form class="row" method="post" action="/time-travel">
<input type="hidden" name="customer" value="${customer}">
<button name="by" value="3-days">+3 days</button>
<button name="by" value="1-month">+1 month</button>
</form>`
