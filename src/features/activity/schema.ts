import { z } from 'zod'
import { communityIn, parsePostUrl, postUrlSentences, toPath } from '../../adapters/reddit/parse-post-url.ts'

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
      if (address.kind === 'id' || address.kind === 'share')
        return {
          path: toPath(address),
          community: communityIn(text),
          postId: address.kind === 'id' ? address.id : null,
        }
      ctx.addIssue({ code: 'custom', message: postUrlSentences[address.kind] })
      return z.NEVER
    }),
})

/**
 * What became of it on Reddit. `no_link`: nobody has told us where it stands. `linked_before`: its link was given before links were followed,
 * and it's too old now. `unclear_link`: the link doesn't name the comment, so it can't be followed. `elsewhere`: what it names is in another
 * community. `soon`: it hasn't been looked at yet. `gone`: Reddit doesn't show it anymore and doesn't say why. `not_found`: Reddit never
 * showed it.
 */
export const outcomeStates = [
  'no_link',
  'linked_before',
  'unclear_link',
  'elsewhere',
  'soon',
  'up',
  'removed',
  'deleted',
  'gone',
  'not_found',
] as const

/** When everything that is followed is looked at, in hours after it was posted. */
export const checkHours = [1, 24, 168] as const

export const outcome = z.object({
  state: z.enum(outcomeStates),
  /** As of the last look; null before the first. */
  score: z.int().nullable(),
  replies: z.int().nullable(),
  checkedAt: z.iso.datetime().nullable(),
  /** Null once it's no longer followed. */
  nextCheckAt: z.iso.datetime().nullable(),
  /** How long a removed one was up, as far as we saw. */
  upForMinutes: z.int().nullable(),
  /** The rule that a removed one may have met. Moderators don't tell us. */
  rule: z.object({ number: z.int().nullable(), quote: z.string() }).nullable(),
  checks: z.array(
    z.object({
      hours: z.literal([...checkHours]),
      state: z.enum(outcomeStates),
      score: z.int().nullable(),
      replies: z.int().nullable(),
    }),
  ),
})
export type Outcome = z.infer<typeof outcome>

/** What someone said under a logged comment. */
export const reply = z.object({
  /** Reddit's, without its kind. */
  id: z.string(),
  /** Both are null once their words have left, two days after they were written at the latest. */
  author: z.string().nullable(),
  text: z.string().nullable(),
  /** Whether it asks something. */
  asks: z.boolean(),
  state: z.enum(['waiting', 'answered', 'set_aside']),
  /** A path on www.reddit.com. */
  link: z.string(),
  postedAt: z.iso.datetime(),
})
export type Reply = z.infer<typeof reply>

export const oneReply = z.strictObject({ id: z.uuid(), replyId: z.string().regex(/^[a-z0-9]{1,13}$/) })
export const replyInput = z.strictObject({ state: z.enum(['waiting', 'set_aside']) })

/** How much of what was posted in a community is still up, of what was looked at; without what its author deleted. */
export const survival = z.object({
  subreddit: z.string(),
  up: z.int(),
  removed: z.int(),
  /** Where the true share probably is: Wilson's interval of 95 %. */
  low: z.number(),
  high: z.number(),
})
export type Survival = z.infer<typeof survival>

export const entry = z.object({
  id: z.uuid(),
  kind,
  subreddit: z.string().nullable(),
  /** To what was posted, or to the post that it answers. */
  link,
  /** Null once the product is gone, or where it was written without one. */
  productId: z.uuid().nullable(),
  productName: z.string().nullable(),
  named: z.boolean(),
  /** The beginning of what the user posted, as the draft stood then; null for what was not drafted here. */
  excerpt: z.string().nullable(),
  postedAt: z.iso.datetime(),
  outcome,
  /** Newest first. */
  answers: z.array(reply),
})
export type Entry = z.infer<typeof entry>
/** What was posted, without what became of it. */
export type Posted = Omit<Entry, 'outcome' | 'answers'>

export const entryList = z.object({
  entries: z.array(entry),
  /** Of the last 90 days, by name. */
  communities: z.array(survival),
})
