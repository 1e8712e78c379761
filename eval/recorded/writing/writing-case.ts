import { z } from 'zod'
import { type Hook, hooks } from '../../../src/features/drafts/schema.ts'

const text = z.object({ title: z.string(), text: z.string() })

const common = {
  id: z.string(),
  lang: z.string(),
  product: z.object({
    name: z.string(),
    website: z.string(),
    description: z.string(),
    facts: z.array(z.string()),
    disclosures: z.array(z.string()),
    founder: z.string(),
  }),
  community: z.object({ name: z.string(), rules: z.array(text), comments: z.array(z.string()) }),
  /** Whether the community lets makers name what they make. */
  mayName: z.boolean(),
}
/** Two posts of the set come without one, and the page has everyone choose one. */
const hook = z
  .enum(Object.keys(hooks) as [Hook, ...Hook[]])
  .nullable()
  .transform((chosen) => chosen ?? ('been-working' as const))

/** Something to write: a comment has a post, a post a hook, a rewrite the post whose shape it takes. */
export const writingCase = z.discriminatedUnion('task', [
  z.object({ ...common, task: z.literal('comment'), post: text, known: z.string() }),
  z.object({ ...common, task: z.literal('post'), hook, context: z.string() }),
  z.object({ ...common, task: z.literal('rewrite'), source: text, context: z.string() }),
])

export type WritingCase = z.infer<typeof writingCase>
export type CommentToWrite = Extract<WritingCase, { task: 'comment' }>
