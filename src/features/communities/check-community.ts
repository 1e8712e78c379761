import { requireWriting } from '../products/require-writing.ts'
import type { RequestContext } from '../request-context.ts'
import { findNearestName } from './find-nearest-name.ts'
import type { CommunityCheck } from './schema.ts'

/** Whether there is a community of this name, for someone who has typed it. What can't be told is no objection. */
export async function checkCommunity(
  ctx: RequestContext,
  { name }: { name: string },
): Promise<CommunityCheck> {
  const { posts } = await requireWriting(ctx)
  const about = await posts.about(name)
  const say = (state: CommunityCheck['state'], nearest: string | null = null) => ({ name, state, nearest })
  if (about.kind === 'ok') return say(about.value.type === 'private' ? 'private' : 'exists')
  if (about.kind === 'private' || about.kind === 'banned') return say(about.kind)
  if (about.kind === 'missing') return say('missing', await findNearestName(posts, name))
  return say('unknown')
}
