import { z } from 'zod'
import { parsePostUrl, postUrlSentences, toPath } from '../../adapters/reddit/parse-post-url.ts'

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

/** A path on www.reddit.com; null where nobody has told us. */
const link = z.string().nullable()

/** `first`: nobody has told us of an earlier comment of theirs. */
export const logged = z.object({ id: z.uuid(), link, first: z.boolean() })
export type Logged = z.infer<typeof logged>

/** Where a post or comment stands, in any of the forms in which Reddit hands out addresses. */
export const addressInput = z.strictObject({
  address: z
    .string()
    .max(2_000, postUrlSentences.not_reddit)
    .transform((text, ctx) => {
      const address = parsePostUrl(text)
      if (address.kind === 'id' || address.kind === 'share') return toPath(address)
      ctx.addIssue({ code: 'custom', message: postUrlSentences[address.kind] })
      return z.NEVER
    }),
})

export const entry = z.object({
  id: z.uuid(),
  kind,
  subreddit: z.string().nullable(),
  /** To what was posted, or to the post that it answers. */
  link,
  productName: z.string().nullable(),
  named: z.boolean(),
  /** The beginning of what the user posted, as the draft stood then; null for what was not drafted here. */
  excerpt: z.string().nullable(),
  postedAt: z.iso.datetime(),
})
export type Entry = z.infer<typeof entry>

export const entryList = z.object({ entries: z.array(entry) })
