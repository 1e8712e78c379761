import { z } from 'zod'

const probability = z.number().min(0).max(1).default(0)

const milliseconds = z.int().nonnegative().max(600_000)

export const deliverySettingsSchema = z.strictObject({
  mode: z.enum(['immediate', 'held']).default('immediate'),
  /** Mixes the order of what a flush sends. */
  shuffle: z.boolean().default(false),
  duplicate: probability,
  /** Created, listed as undelivered, never sent. */
  drop: probability,
  /** Never created at all, though the state has changed. */
  vanish: probability,
  delayMs: z.tuple([milliseconds, milliseconds]).default([0, 0]),
  /** How many deliveries of a flush are under way at once. */
  parallel: z.int().min(1).max(100).default(1),
  retryWaitsMs: z.array(milliseconds).max(10).default([200, 600, 1800]),
  seed: z.int().default(1),
})

export type DeliverySettings = z.infer<typeof deliverySettingsSchema>

export const webhookSchema = z.strictObject({ url: z.url(), secret: z.string().min(1) })

export type Webhook = z.infer<typeof webhookSchema>
