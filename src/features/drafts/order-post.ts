import type { z } from 'zod'
import type { Plan } from './order.ts'
import { planPost } from './plan-post.ts'
import { POST_VERSION, postPrompt } from './prompts/post.v4.ts'
import type { Prompt } from './prompts/state-product.ts'
import type { Surroundings } from './read-surroundings.ts'
import type { postInput } from './schema.ts'

/** What is to be written as a post of the user's own, and what it may do. */
export function orderPost(
  surroundings: Surroundings,
  input: z.output<typeof postInput>,
): { plan: Plan; prompt: Prompt } {
  const { rules, voice } = surroundings
  const { subreddit, contextInfo, mention, selectedHook: hook } = input
  const place = { subreddit: subreddit ?? null, rules }
  const tell = (given: Plan['given']) => postPrompt({ given, place, voice, hook })
  const plan = planPost(surroundings, {
    task: 'post',
    subreddit,
    contextInfo,
    mention,
    source: null,
    version: POST_VERSION,
    longest: tell,
  })
  return { plan, prompt: tell(plan.given) }
}
