import type { Community } from '../world/community.ts'
import { pinnedPost } from '../world/find-posts.ts'
import type { Post } from '../world/post.ts'
import type { World } from '../world/world.ts'

export function visiblePin(world: World, community: Community) {
  const pin = pinnedPost(community, world.clock.now())
  return pin && !world.removalOf(pin, world.clock.now()) ? pin : undefined
}

/** Wherever it is listed, not only where it leads. */
export const isPinned = (world: World, post: Post) => visiblePin(world, post.community)?.id === post.id
