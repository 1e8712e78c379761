import { setTimeout as wait } from 'node:timers/promises'
import type { StripeEvent } from '../billing/resources.ts'
import { createRandom } from './create-random.ts'
import { type DeliverySettings, deliverySettingsSchema, type Webhook } from './delivery-settings.ts'
import { postEvent } from './post-event.ts'

export type Deliveries = ReturnType<typeof createDeliveries>

/** `pending_webhooks` of an event is 1 until its endpoint has taken it, and 0 where there is no endpoint. */
export function createDeliveries(initialWebhook?: Webhook) {
  let webhook = initialWebhook
  let settings = deliverySettingsSchema.parse({})
  let random = createRandom(settings.seed)
  let held: StripeEvent[] = []
  let cancel = new AbortController()
  const underWay = new Set<Promise<unknown>>()

  async function deliver(event: StripeEvent, delayMs: number, retryWaitsMs: number[]) {
    const { signal } = cancel
    const body = JSON.stringify(event)
    for (const waitMs of [delayMs, ...retryWaitsMs]) {
      if (waitMs > 0) await wait(waitMs, undefined, { signal }).catch(() => {})
      if (signal.aborted || !webhook) return false
      if (!(await postEvent(webhook, body, signal))) continue
      event.pending_webhooks = 0
      return true
    }
    return false
  }

  const track = (delivery: Promise<unknown>) => {
    underWay.add(delivery)
    void delivery.finally(() => underWay.delete(delivery))
  }

  /** As many copies as chance has it, each with its own delay. */
  function copies(event: StripeEvent) {
    if (random.happens(settings.drop)) return []
    const count = random.happens(settings.duplicate) ? 2 : 1
    return Array.from({ length: count }, () => ({ event, delayMs: random.between(settings.delayMs) }))
  }

  return {
    configure(next: DeliverySettings) {
      settings = next
      random = createRandom(next.seed)
    },
    setWebhook: (next: Webhook) => {
      webhook = next
    },
    vanishes: () => random.happens(settings.vanish),
    offer(event: StripeEvent) {
      if (!webhook) return
      event.pending_webhooks = 1
      if (settings.mode === 'held') held.push(event)
      else for (const { delayMs } of copies(event)) track(deliver(event, delayMs, settings.retryWaitsMs))
    },
    /** Sends what is held, one attempt each, and waits for whatever else is under way. */
    async flush() {
      const events = held.splice(0)
      const planned = events.map(copies)
      const queue = planned.flat()
      if (settings.shuffle) random.shuffle(queue)
      const total = queue.length
      let delivered = 0
      const work = async () => {
        for (let next = queue.shift(); next; next = queue.shift())
          if (await deliver(next.event, next.delayMs, [])) delivered += 1
      }
      await Promise.all(Array.from({ length: settings.parallel }, work))
      await Promise.all(underWay)
      const dropped = planned.filter((sent) => sent.length === 0).length
      const duplicated = planned.filter((sent) => sent.length > 1).length
      return {
        events: events.length,
        delivered,
        failed: total - delivered,
        duplicated,
        dropped,
        held: held.length,
      }
    },
    describe: () => ({ settings, held: held.length, underWay: underWay.size, url: webhook?.url ?? null }),
    /** The endpoint stays; everything under way is given up. */
    reset() {
      cancel.abort()
      cancel = new AbortController()
      held = []
      this.configure(deliverySettingsSchema.parse({}))
    },
    stop: () => cancel.abort(),
  }
}
