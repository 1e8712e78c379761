import { z } from 'zod'
import { troubles } from '../../judge/form/troubles.ts'
import { wants } from '../../judge/model/judge-posts.v1.ts'
import { feedInput, searchInput } from '../feed/schema.ts'

const limit = z.int().min(1).max(100)
const postIds = z
  .array(z.string().regex(/^[a-z0-9]{1,20}$/))
  .min(1)
  .max(100)

/** Where someone sees the posts. Words of a post travel only if they were pasted: nobody can look those up. */
export const shownPosts = z.discriminatedUnion('from', [
  z.strictObject({ from: z.literal('listing'), ...feedInput.shape, limit: limit.default(10), postIds }),
  z.strictObject({ from: z.literal('search'), ...searchInput.shape, postIds }),
  z.strictObject({
    from: z.literal('pasted'),
    subreddit: z.string().max(40),
    title: z.string().max(300),
    text: z.string().max(40_000),
  }),
])
export type ShownPosts = z.infer<typeof shownPosts>

/** Posts that someone sees, and the product they look for. */
export const fitsInput = z.strictObject({
  productId: z.uuid(),
  posts: shownPosts,
  /** Someone asks for another try at what couldn't be read. */
  again: z.boolean().default(false),
})

const postId = z.string()

/**
 * Why the model hasn't read a post: the product has had its share of the day, there is no money, it failed and is asked again, or it
 * won't, perhaps because there is none.
 */
export const holds = ['limit', 'budget', 'failure', 'model'] as const
export type Held = (typeof holds)[number]

export const fit = z.discriminatedUnion('state', [
  /** Someone is reading it. */
  z.object({ postId, state: z.literal('waiting') }),
  /** It couldn't be read; it is tried again when someone asks later. */
  z.object({ postId, state: z.literal('unread') }),
  /** Read without a model: enough to order posts and to be careful, not to say how well one fits. */
  z.object({
    postId,
    state: z.literal('sieved'),
    /** 0 to 1. */
    score: z.number(),
    wants: z.enum(wants),
    /** Whether its writer may be in trouble. */
    inTrouble: z.boolean(),
    /** The sentence of the post that comes closest to the product, word for word. */
    asks: z.string().nullable(),
    /** The line about the product that it comes closest to. */
    meets: z.string().nullable(),
    /** Null while the model is about to read it, and where nobody wants it to. */
    held: z.enum(holds).nullable(),
  }),
  /** Read by the operator's model. */
  z.object({
    postId,
    state: z.literal('judged'),
    /** To order posts that were judged: higher is better. */
    score: z.number(),
    fit: z.enum(['strong', 'fair', 'low']),
    wants: z.enum(wants),
    trouble: z.enum(['none', ...troubles]),
    /** The piece of the post that asks, word for word. */
    asks: z.string().nullable(),
    /** The line about the product that it meets. */
    meets: z.string().nullable(),
    /** In one sentence, for the product's maker. */
    why: z.string(),
  }),
])
export type Fit = z.infer<typeof fit>

export const fits = z.object({
  /** One for each post that was asked for, in the same order. */
  fits: z.array(fit),
  /** Whether more is coming: ask again in a moment. */
  reading: z.boolean(),
})
export type Fits = z.infer<typeof fits>

export const strongFitsInput = z.strictObject({ product: z.uuid() })

/** What waits for an answer in each of a product's subreddits, as the product spells them and in its order. */
export const strongFits = z.object({
  subreddits: z.array(z.object({ subreddit: z.string(), strong: z.int() })),
})
export type StrongFits = z.infer<typeof strongFits>
