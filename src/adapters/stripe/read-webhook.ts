import type { Stripe } from 'stripe'
import { z } from 'zod'
import { makeStorable } from '../../platform/make-storable.ts'
import { customerOf } from './customer-of.ts'

const TOLERANCE_SECONDS = 300

type Trusted = {
  /** The new secret and, while it is being changed, the old one. */
  secrets: string[]
  live: boolean
}

export type WebhookOutcome =
  | { kind: 'event'; id: string; type: string; customerId: string | null }
  /** Not from Stripe, too old, from the future, of the other mode, or no event. */
  | { kind: 'refused' }

const name = z.string().min(1).max(255)
const eventSchema = z.object({
  id: name,
  type: name,
  livemode: z.boolean(),
  data: z.object({ object: z.looseObject({}) }),
})

/** Believes nothing that isn't signed. Stripe's error is dropped on purpose: it carries the whole payload. */
export function readWebhook(
  stripe: Stripe,
  { secrets, live }: Trusted,
  body: string,
  signature: string | undefined,
): WebhookOutcome {
  if (!signature || isFromTheFuture(signature)) return { kind: 'refused' }
  for (const secret of secrets) {
    try {
      const signed = stripe.webhooks.constructEvent(body, signature, secret, TOLERANCE_SECONDS)
      const event = eventSchema.parse(makeStorable(signed))
      if (event.livemode !== live) return { kind: 'refused' }
      return { kind: 'event', id: event.id, type: event.type, customerId: customerOf(event.data.object) }
    } catch {
      continue
    }
  }
  return { kind: 'refused' }
}

/** The library looks for old signatures only; one dated a day ahead would be good for a whole day. */
function isFromTheFuture(signature: string) {
  const latest = Date.now() / 1000 + TOLERANCE_SECONDS
  const times = signature.split(',').filter((part) => part.startsWith('t='))
  return !times.every((time) => Number(time.slice(2)) <= latest)
}
