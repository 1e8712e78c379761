import type { z } from 'zod'
import { requirePlan } from '../billing/require-plan.ts'
import type { RequestContext } from '../request-context.ts'
import type { Live } from './live.ts'
import { produceDraft } from './produce-draft.ts'
import { readSurroundings } from './read-surroundings.ts'
import type { PostAnswer, postInput } from './schema.ts'

/** A post of the user's own, from what they tell. */
export async function generatePost(
  ctx: RequestContext,
  input: z.output<typeof postInput>,
  live: Live<PostAnswer>,
): Promise<PostAnswer> {
  const tenant = await requirePlan(ctx, 'pro')
  await tenant.limits.draftTries.take(tenant.userId)
  const surroundings = await readSurroundings(tenant, { ...input, kind: 'post' })
  const { plan, prompt } = await tenant.judge('orderPost', surroundings, input)
  // A post has a title, or it would not have come this far.
  return produceDraft(tenant, { ...plan, brief: async () => prompt }, live, (produced) => ({
    ...produced,
    title: produced.title ?? '',
  }))
}
