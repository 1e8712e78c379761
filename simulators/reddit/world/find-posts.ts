import { type Community, isQuiet } from './community.ts'
import { generatePost, newestPlace, recurringEvery } from './generate-post.ts'
import type { Post } from './post.ts'
import type { World } from './world.ts'

export const DEPTH = 1000

/** The newest posts of a community, newest first, removed ones included. */
export function latestPosts(world: World, community: Community, now: number, most = DEPTH): Post[] {
  const generated = latestGenerated(world, community, now, most)
  const written = community.writtenPosts.filter(({ createdUtc }) => createdUtc <= now)
  if (written.length === 0) return generated.slice(0, most)
  return [...written, ...generated].toSorted((a, b) => b.createdUtc - a.createdUtc).slice(0, most)
}

/** Posts since a time. Of more than 1000 every second, fourth or eighth: enough to see what was on top. */
export function postsSince(world: World, community: Community, since: number, now: number): Post[] {
  const newest = newestPlace(community, now)
  const oldest = Math.max(0, Math.floor(((since - community.bornUtc) * community.postsPerDay) / 86_400))
  if (newest - oldest < DEPTH) {
    return latestPosts(world, community, now).filter(({ createdUtc }) => createdUtc >= since)
  }
  const stride = 2 ** Math.ceil(Math.log2((newest - oldest) / DEPTH))
  const posts = community.writtenPosts.filter(({ createdUtc }) => createdUtc >= since && createdUtc <= now)
  for (let place = Math.ceil(oldest / stride) * stride; place <= newest; place += stride) {
    const post = generatePost(community, place)
    if (post.createdUtc >= since && !isQuiet(community, post.createdUtc)) posts.push(post)
  }
  return posts
}

/** The newest recurring thread: it is pinned to the top of the community. */
export function pinnedPost(community: Community, now: number): Post | undefined {
  const written = community.writtenPosts.find(({ recurring, createdUtc }) => recurring && createdUtc <= now)
  if (written || community.quiet) return written
  const every = recurringEvery(community)
  return generatePost(community, Math.floor(newestPlace(community, now) / every) * every)
}

function latestGenerated(world: World, community: Community, now: number, most: number) {
  const newest = newestPlace(community, now)
  const known = world.recent.get(community)
  if (known?.newest === newest && known.posts.length >= most) return known.posts
  const posts: Post[] = []
  const { quiet } = community
  for (let place = newest; place >= 0 && posts.length < most; place -= 1) {
    const knownAt = known ? known.newest - place : -1
    // Places in the quiet time have no post, so those before it cannot be found by counting.
    const post = (quiet ? undefined : known?.posts[knownAt]) ?? generatePost(community, place)
    if (!isQuiet(community, post.createdUtc)) posts.push(post)
  }
  world.recent.set(community, { newest, posts })
  return posts
}
