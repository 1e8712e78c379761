import type { z } from 'zod'

/** Work that outlives the request that asked for it, as the worker sees it. */
export type Job<Context> = {
  topic: string
  /** After this many failures the work is given up and shows in the metrics. */
  maxAttempts: number
  run: (ctx: Context, payload: unknown, key: string) => Promise<void>
}

type Definition<Context, Payload> = {
  topic: string
  payload: z.ZodType<Payload>
  maxAttempts: number
  /** May run more than once for the same key and must leave the same result (see db/outbox/once.ts). */
  handle: (ctx: Context, payload: Payload, key: string) => Promise<void>
}

export function defineJob<Context, Payload>(definition: Definition<Context, Payload>) {
  const { topic, payload: schema, maxAttempts, handle } = definition
  const run = async (ctx: Context, raw: unknown, key: string) => {
    const payload = schema.safeParse(raw)
    if (!payload.success) throw new PermanentFailure(`The payload does not fit the topic '${topic}'`)
    await handle(ctx, payload.data, key)
  }
  return { topic, maxAttempts, payload: schema, run } satisfies Job<Context> & { payload: z.ZodType<Payload> }
}

/** Thrown by a handler when trying again can't help. */
export class PermanentFailure extends Error {
  override name = 'PermanentFailure'
}

/** Full jitter over a doubling wait: up to 2 s, 4 s, 8 s … at most 15 minutes. */
export function retryDelayMs(attempt: number, random = Math.random) {
  return Math.round(random() * Math.min(1000 * 2 ** attempt, 15 * 60_000)) + 250
}
