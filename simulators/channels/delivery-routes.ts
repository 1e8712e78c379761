import { Hono } from 'hono'
import { html } from 'hono/html'
import { htmlPage } from '../frame/html-page.ts'
import type { Deliveries } from './deliveries.ts'

const ON_PAGE = 50
const LISTED = 1_000

/** What answers on the simulator's own address, for people and tests. */
export function deliveryRoutes(deliveries: Deliveries) {
  return new Hono()
    .get('/', (c) => c.html(deliveriesPage(deliveries)))
    .get('/deliveries', (c) => {
      const limit = Number(c.req.query('limit') ?? LISTED)
      if (!Number.isInteger(limit) || limit < 0) return c.json({ error: 'limit must be a whole number' }, 400)
      return c.json({ deliveries: deliveries.list({ host: c.req.query('host'), limit }) })
    })
    .get('/deliveries/count', (c) => c.json(deliveries.count(c.req.query('host'))))
    .delete('/deliveries', (c) => {
      deliveries.clear()
      return c.body(null, 204)
    })
}

function deliveriesPage(deliveries: Deliveries) {
  const newest = deliveries.list({ limit: ON_PAGE }).toReversed()
  return htmlPage(
    'Channels',
    html`<p>Slack, Discord, a push service, and a receiver of webhooks under any other name. ${deliveries.count().count} came in.</p>
<ul>${newest.map(
      ({ host, path, at, status, body }) =>
        html`<li>${host}${path} <small>${at} · ${status ?? 'not answered yet'}</small><pre>${readable(body)}</pre></li>`,
    )}</ul>`,
  )
}

const readable = (body: unknown) => (typeof body === 'string' ? body : JSON.stringify(body, null, 2))
