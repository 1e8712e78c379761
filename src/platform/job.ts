import type { z } from 'zod'

/**
 * Who misses it while it waits: someone who looks at the screen, someone before long, nobody. Each has a queue and workers of its
 * own, so that a mail someone waits for never stands behind a hundred thousand that nobody does.
 */
export const urgencies = ['now', 'soon', 'later'] as const
export type Urgency = (typeof urgencies)[number]

/** What is asked of the workers, as the one who asks sees it. */
export type Request<Payload> = {
  topic: string
  urgency: Urgency | ((payload: Payload) => Urgency)
  payload: z.ZodType<Payload>
}

/** Work that outlives the request that asked for it, as the worker sees it. */
export type Job<Context> = {
  topic: string
  /** After this many failures the work is given up and shows in the metrics. */
  maxAttempts: number
  run: (ctx: Context, payload: unknown, key: string) => Promise<void>
}

type Definition<Context, Payload> = Request<Payload> & {
  maxAttempts: number
  /** May run more than once for the same key and must leave the same result (see db/outbox/once.ts). */
  handle: (ctx: Context, payload: Payload, key: string) => Promise<void>
}

export function defineJob<Context, Payload>(definition: Definition<Context, Payload>) {
  const { topic, urgency, payload: schema, maxAttempts, handle } = definition
  const run = async (ctx: Context, raw: unknown, key: string) => {
    const payload = schema.safeParse(raw)
    if (!payload.success) throw new PermanentFailure(`The payload does not fit the topic '${topic}'`)
    await handle(ctx, payload.data, key)
  }
  return { topic, urgency, maxAttempts, payload: schema, run } satisfies Job<Context> & Request<Payload>
}

/** Thrown by a handler when trying again can't help. */
export class PermanentFailure extends Error {
  override name = 'PermanentFailure'
}

/** Full jitter over a doubling wait: up to 2 s, 4 s, 8 s … at most 15 minutes. */
export function retryDelayMs(attempt: number, random = Math.random) {
  return Math.round(random() * Math.min(1000 * 2 ** attempt, 15 * 60_000)) + 250
}
