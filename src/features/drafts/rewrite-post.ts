import type { z } from 'zod'
import { requirePlan } from '../billing/require-plan.ts'
import type { RequestContext } from '../request-context.ts'
import type { Live } from './live.ts'
import type { Order } from './order.ts'
import { produceDraft } from './produce-draft.ts'
import { outlineSchema } from './prompts/outline-schema.ts'
import { readSurroundings } from './read-surroundings.ts'
import type { PostAnswer, rewriteInput } from './schema.ts'

/** The rest of the time is for writing. */
const OUTLINE_MS = 12_000

/** A post of the user's own in the shape of one that worked. Whoever writes it never sees that one. */
export async function rewritePost(
  ctx: RequestContext,
  { originalSubreddit, ...input }: z.output<typeof rewriteInput>,
  live: Live<PostAnswer>,
): Promise<PostAnswer> {
  const tenant = await requirePlan(ctx, 'plus')
  await tenant.limits.draftTries.take(tenant.userId)
  const subreddit = /^\w{2,21}$/.test(originalSubreddit) ? originalSubreddit : undefined
  const surroundings = await readSurroundings(tenant, { ...input, kind: 'post', subreddit })
  const { plan, outlining } = await tenant.judge('orderRewrite', surroundings, { ...input, subreddit })
  const brief: Order['brief'] = async (model) => {
    const signal = AbortSignal.timeout(OUTLINE_MS)
    const read = await model.generateObject({ ...outlining, schema: outlineSchema, signal })
    if (read.kind !== 'ok') return read
    const place = { subreddit: subreddit ?? null, rules: plan.rules }
    return tenant.judge('shapeRewrite', { place, voice: surroundings.voice }, plan.given, read.value)
  }
  // A post has a title, or it would not have come this far.
  return produceDraft(tenant, { ...plan, brief }, live, (produced) => ({
    ...produced,
    title: produced.title ?? '',
  }))
}
