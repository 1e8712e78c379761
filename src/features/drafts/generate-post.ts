import type { z } from 'zod'
import { requirePlan } from '../billing/require-plan.ts'
import type { RequestContext } from '../request-context.ts'
import type { Live } from './live.ts'
import { POST_VERSION, postPrompt } from './prompts/post.v1.ts'
import type { PostAnswer, postInput } from './schema.ts'
import { writePost } from './write-post.ts'

/** A post of the user's own, from what they tell. */
export async function generatePost(
  ctx: RequestContext,
  input: z.output<typeof postInput>,
  live: Live,
): Promise<PostAnswer> {
  const tenant = await requirePlan(ctx, 'pro')
  return writePost(
    tenant,
    input,
    {
      task: 'post',
      subreddit: input.subreddit,
      source: null,
      version: POST_VERSION,
      plan: (known) => {
        const brief = postPrompt({ ...known, hook: input.selectedHook })
        return { brief: async () => brief, longest: brief }
      },
    },
    live,
  )
}
