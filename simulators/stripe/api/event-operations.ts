import type { Stripe } from 'stripe'
import type { StripeEvent } from '../billing/resources.ts'
import { noSuch } from '../stripe-failure.ts'
import { isWithin, listPage } from './list-page.ts'
import type { Operations } from './operations.ts'

export const eventOperations = {
  'GET /v1/events': (world, params) =>
    listPage(
      '/v1/events',
      world.events,
      params,
      (event) =>
        isOfType(event, params) &&
        isWithin(event.created, params.created) &&
        (params.delivery_success === undefined || (event.pending_webhooks === 0) === params.delivery_success),
    ),
  'GET /v1/events/:id': (world, _params, id) => {
    const event = world.objects.get(id) as StripeEvent | undefined
    if (event?.object !== 'event') throw noSuch(id, 'id', 'event')
    return event
  },
} satisfies Partial<Operations>

function isOfType({ type }: StripeEvent, params: Stripe.EventListParams) {
  if (params.types) return params.types.includes(type)
  if (params.type?.endsWith('*')) return type.startsWith(params.type.slice(0, -1))
  return params.type === undefined || type === params.type
}
