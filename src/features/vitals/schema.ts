import { z } from 'zod'

export const vitalNames = ['LCP', 'INP', 'CLS', 'FCP', 'TTFB'] as const

/** The path alone: what stands behind a question mark may be a secret. */
const path = z
  .string()
  .max(200)
  .regex(/^\/[^?#]*$/)

/** What a browser tells about itself: how fast a page was, or that our script failed there. */
export const vitalsInput = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('vital'),
    path,
    name: z.enum(vitalNames),
    /** Milliseconds; without unit for CLS. */
    value: z.number().nonnegative().max(600_000),
  }),
  z.strictObject({ kind: z.literal('error'), path, message: z.string().max(300) }),
])
export type VitalsInput = z.infer<typeof vitalsInput>
