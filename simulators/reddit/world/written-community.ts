import { z } from 'zod'

const replySchema = z.strictObject({
  author: z.string(),
  body: z.string(),
  score: z.int(),
  hoursAgo: z.number(),
})

const postSchema = z
  .strictObject({
    title: z.string().min(1).max(300),
    /** Markdown as people type it; empty for link posts. */
    body: z.string().default(''),
    author: z.string(),
    /** Age when the simulator starts. */
    hoursAgo: z.number().nonnegative(),
    score: z.int().nonnegative(),
    /** Share of upvotes, 0 to 1. */
    ratio: z.number().min(0).max(1),
    comments: z.int().nonnegative(),
    flair: z.string().optional(),
    /** For link posts: where it leads. */
    link: z.url().optional(),
    replies: z.array(replySchema).optional(),
  })
  .refine(({ link, body }) => !link || body === '', { error: 'has a link and a body', path: ['body'] })
  .refine(({ replies = [], comments }) => replies.length <= comments, {
    error: 'is less than the replies that are written',
    path: ['comments'],
  })

const ruleSchema = z.strictObject({
  name: z.string(),
  description: z.string(),
  appliesTo: z.enum(['all', 'link', 'comment']).optional(),
})

/** A community whose first posts were written by hand: what people see first. */
export const communitySchema = z.strictObject({
  /** Without 'r/'. */
  name: z.string().regex(/^[A-Za-z0-9][A-Za-z0-9_]{2,20}$/),
  title: z.string(),
  about: z.string(),
  subscribers: z.int().positive(),
  postsPerDay: z.number().positive(),
  rules: z.array(ruleSchema),
  posts: z.array(postSchema),
})

export type WrittenPost = z.infer<typeof postSchema>

export type WrittenRule = z.infer<typeof ruleSchema>

export type WrittenCommunity = z.infer<typeof communitySchema>
