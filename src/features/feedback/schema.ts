import { z } from 'zod'

export const MAX_FEEDBACK = 4_000

export const ratings = [1, 2, 3, 4, 5] as const
export type Rating = (typeof ratings)[number]

export const feedbackInput = z.strictObject({
  message: z
    .string()
    .trim()
    .min(1, "Write what's on your mind.")
    .max(MAX_FEEDBACK, 'Use at most 4,000 characters.'),
  rating: z.literal(ratings).nullable().default(null),
  mayReply: z.boolean().default(false),
})

/** A third party's form and the script that fits its frame to its height. */
export type Collector = { url: string; resizer: { url: string; integrity?: string | undefined } | undefined }
