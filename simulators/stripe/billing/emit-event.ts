import { isDeepStrictEqual } from 'node:util'
import { Stripe } from 'stripe'
import { randomId } from './random-id.ts'
import { realNow } from './real-now.ts'
import type { StripeEvent } from './resources.ts'
import type { World } from './world.ts'

export function emitEvent(world: World, type: Stripe.Event.Type, object: object, previous?: object) {
  if (world.deliveries.vanishes()) return
  const event: StripeEvent = {
    id: randomId('evt'),
    object: 'event',
    api_version: Stripe.API_VERSION,
    created: realNow(),
    data: { object: structuredClone(object), ...(previous ? { previous_attributes: previous } : {}) },
    livemode: false,
    pending_webhooks: 0,
    request: world.request ?? { id: null, idempotency_key: null },
    type,
  }
  world.events.push(event)
  world.objects.set(event.id, event)
  world.deliveries.offer(event)
}

/** Changes an object and tells of it, unless nothing has changed. */
export function changeObject<T extends object>(
  world: World,
  type: Stripe.Event.Type,
  object: T,
  patch: Partial<T>,
) {
  const keys = (Object.keys(patch) as (keyof T)[]).filter(
    (key) => !isDeepStrictEqual(object[key], patch[key]),
  )
  if (keys.length === 0) return
  const previous = structuredClone(Object.fromEntries(keys.map((key) => [key, object[key]])))
  Object.assign(object, patch)
  emitEvent(world, type, object, previous)
}
