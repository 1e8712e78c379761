import { findComment } from '../world/comments.ts'
import type { World } from '../world/world.ts'
import { type Answer, ok } from './answer.ts'
import { isReadable } from './choose-communities.ts'
import { listing } from './listing.ts'
import { presentCommunity } from './present-community.ts'
import { isPinned } from './pinned.ts'
import { presentComment } from './present-comments.ts'
import { presentPost } from './present-post.ts'

const MOST = 100

/** `GET /api/info`: what is unknown or cannot be seen is silently missing. */
export function findThings(world: World, query: URLSearchParams): Answer {
  const names = query.get('sr_name')
  if (names !== null) return ok(listing(namedCommunities(world, names)))
  const ids = new Set((query.get('id') ?? '').split(',').slice(0, MOST))
  const things = [...ids].flatMap((fullname) => {
    const [kind, id = ''] = fullname.trim().split('_')
    if (kind === 't5')
      return world.communities.filter((one) => one.id === id && isReadable(one)).map(presentCommunity)
    if (kind === 't1') return visibleComment(world, id)
    return kind === 't3' ? visiblePost(world, id) : []
  })
  return ok(listing(things))
}

function visiblePost(world: World, id: string) {
  const post = world.findPost(id)
  if (!post || !isReadable(post.community) || world.removalOf(post, world.clock.now())?.gone) return []
  return [{ kind: 't3', data: presentPost(world, post, { pinned: isPinned(world, post) }) }]
}

function visibleComment(world: World, id: string) {
  const found = findComment(world, id)
  if (!found || !isReadable(found.post.community) || world.commentRemovalOf(id)?.as === 'gone') return []
  const { post, comment, parent } = found
  return [{ kind: 't1', data: presentComment(world, post, comment, { parent }) }]
}

const namedCommunities = (world: World, names: string) =>
  [...new Set(names.toLowerCase().split(',').slice(0, MOST))].flatMap((name) => {
    const community = world.findCommunity(name.trim())
    return community && community.state !== 'missing' ? [presentCommunity(community)] : []
  })
