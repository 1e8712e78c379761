import type { z } from 'zod'
import { requirePlan } from '../billing/require-plan.ts'
import type { RequestContext } from '../request-context.ts'
import type { Live } from './live.ts'
import { cleanOutline, type Outline } from './prompts/clean-outline.ts'
import { outlinePrompt, outlineSchema } from './prompts/outline.v1.ts'
import { REWRITE_VERSION, rewritePrompt } from './prompts/rewrite.v1.ts'
import type { PostAnswer, rewriteInput } from './schema.ts'
import { writePost } from './write-post.ts'

const MAX_OUTLINE_TOKENS = 800
/** The rest of the time is for writing. */
const OUTLINE_MS = 12_000

/** The longest that an outline can be. */
const longest: Outline = {
  form: 'announcement',
  tone: 'self-critical',
  length: 'medium',
  beats: Array.from({ length: 8 }, () => ({ role: 'background', gist: 'x'.repeat(90) })),
}

/** A post of the user's own in the shape of one that worked. Whoever writes it never sees that one. */
export async function rewritePost(
  ctx: RequestContext,
  input: z.output<typeof rewriteInput>,
  live: Live,
): Promise<PostAnswer> {
  const tenant = await requirePlan(ctx, 'plus')
  const { originalTitle, originalContent, originalSubreddit } = input
  const source = `${originalTitle}\n\n${originalContent}`
  const reading = outlinePrompt({ title: originalTitle, text: originalContent })
  const outlining = { alias: 'small' as const, maxOutputTokens: MAX_OUTLINE_TOKENS }
  return writePost(
    tenant,
    input,
    {
      task: 'rewrite',
      subreddit: /^\w{2,21}$/.test(originalSubreddit) ? originalSubreddit : undefined,
      source,
      version: REWRITE_VERSION,
      plan: (known) => ({
        brief: async (model) => {
          const signal = AbortSignal.timeout(OUTLINE_MS)
          const read = await model.generateObject({ ...outlining, ...reading, schema: outlineSchema, signal })
          if (read.kind !== 'ok') return read
          return rewritePrompt({ ...known, outline: cleanOutline(read.value, source) })
        },
        longest: rewritePrompt({ ...known, outline: longest }),
        before: [{ ...outlining, asked: reading.instructions + reading.prompt }],
      }),
    },
    live,
  )
}
