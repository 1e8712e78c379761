import type { World } from '../world/world.ts'
import { type Answer, notFound, ok } from './answer.ts'
import { chooseCommunities } from './choose-communities.ts'
import { listing } from './listing.ts'
import { readLimit } from './paginate.ts'
import { presentComments } from './present-comments.ts'
import { presentPost } from './present-post.ts'

/** `GET /comments/{id}`: two Listings, the post and what was said about it. */
export function showComments(world: World, id: string, query: URLSearchParams, origin: string): Answer {
  const post = world.findPost(id)
  if (!post || world.removalOf(post, world.clock.now())?.gone) return notFound
  const choice = chooseCommunities(world, post.community.name, origin)
  if ('refusal' in choice) return choice.refusal
  const limit = readLimit(query.get('limit'), 200, 500)
  const depth = readLimit(query.get('depth'), 10, 10)
  const comments = presentComments(world, post, {
    limit,
    depth,
    sort: query.get('sort') ?? 'confidence',
    only: query.get('comment'),
  })
  return ok([listing([{ kind: 't3', data: presentPost(world, post) }]), comments])
}
