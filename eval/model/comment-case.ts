import { z } from 'zod'
import { modes } from '../../src/features/drafts/schema.ts'
import { readSet } from '../read-set.ts'

const product = z.object({
  name: z.string(),
  website: z.string(),
  description: z.string(),
  facts: z.array(z.string()),
})

const commentCase = z.object({
  id: z.string(),
  /** Which entries of other sets, or whose post, it was made of. */
  from: z.string(),
  /** What is held out is counted, and never looked at one by one. */
  part: z.enum(['tuning', 'held-out']),
  subreddit: z.string(),
  /** Null where they can't be read. */
  rules: z
    .array(z.object({ name: z.string(), text: z.string(), appliesTo: z.enum(['all', 'link', 'comment']) }))
    .nullable(),
  title: z.string(),
  text: z.string(),
  comments: z.array(z.string()),
  allows: z.array(z.enum(modes)).min(1),
  asks: z.array(z.string()),
})

export type CommentCase = z.infer<typeof commentCase> & { product: z.infer<typeof product> }

const casesOfProduct = z.object({ product, cases: z.array(commentCase) })

export const readCases = (): CommentCase[] =>
  readSet('comments.json', casesOfProduct).flatMap(({ product: about, cases }) =>
    cases.map((one) => ({ ...one, product: about })),
  )
