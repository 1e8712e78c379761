import { z } from 'zod'

/** What is safe in a day; beyond it moderators look twice. */
export const pace = { comment: { from: 5, to: 7 }, post: { from: 2, to: 3 } } as const
export type ActivityKind = keyof typeof pace

export const DAYS_SHOWN = 30

const kind = z.enum(['comment', 'post'])

/** Either what was drafted here, or what the user wrote alone. */
export const activityInput = z.union([
  z.strictObject({ draftId: z.uuid() }),
  z.strictObject({
    kind,
    subreddit: z
      .string()
      .regex(/^\w{2,21}$/)
      .optional(),
    postId: z
      .string()
      .regex(/^[a-z0-9]{1,13}$/)
      .optional(),
    productId: z.uuid().optional(),
    /** Whether it names the product; what is written by hand counts like a draft. */
    named: z.boolean().default(false),
  }),
])
export type ActivityInput = z.input<typeof activityInput>

export const entry = z.object({
  id: z.uuid(),
  kind,
  subreddit: z.string().nullable(),
  /** Reddit's id of the post that was answered. */
  postId: z.string().nullable(),
  productName: z.string().nullable(),
  named: z.boolean(),
  /** The beginning of what the user posted, as the draft stood then; null for what was not drafted here. */
  excerpt: z.string().nullable(),
  postedAt: z.iso.datetime(),
})
export type Entry = z.infer<typeof entry>

export const entryList = z.object({ entries: z.array(entry) })
