import type { z } from 'zod'
import type { Plan } from './order.ts'
import { planPost } from './plan-post.ts'
import type { Outline } from './prompts/clean-outline.ts'
import { outlinePrompt } from './prompts/outline.v1.ts'
import { REWRITE_VERSION, rewritePrompt } from './prompts/rewrite.v4.ts'
import type { Prompt } from './prompts/state-product.ts'
import type { Surroundings } from './read-surroundings.ts'
import type { rewriteInput } from './schema.ts'

const MAX_OUTLINE_TOKENS = 800

/** The longest that an outline can be. */
const longest: Outline = {
  form: 'announcement',
  tone: 'self-critical',
  length: 'medium',
  beats: Array.from({ length: 8 }, () => ({ role: 'background', gist: 'x'.repeat(90) })),
}

type Asked = Omit<z.output<typeof rewriteInput>, 'originalSubreddit'> & { subreddit: string | undefined }

/** What is to be written in the shape of another post, what it may do, and how that other one is read first. */
export function orderRewrite(
  surroundings: Surroundings,
  input: Asked,
): { plan: Plan; outlining: Prompt & { alias: 'small'; maxOutputTokens: number } } {
  const { rules, voice } = surroundings
  const { originalTitle, originalContent, subreddit, contextInfo, mention } = input
  const reading = outlinePrompt({ title: originalTitle, text: originalContent })
  const call = { alias: 'small' as const, maxOutputTokens: MAX_OUTLINE_TOKENS }
  const plan = planPost(surroundings, {
    task: 'rewrite',
    subreddit,
    contextInfo,
    mention,
    source: `${originalTitle}\n\n${originalContent}`,
    version: REWRITE_VERSION,
    longest: (given) =>
      rewritePrompt({ given, place: { subreddit: subreddit ?? null, rules }, voice, outline: longest }),
    before: [{ ...call, asked: reading.instructions + reading.prompt }],
  })
  return { plan, outlining: { ...call, ...reading } }
}
