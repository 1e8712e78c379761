import type { Community } from '../world/community.ts'
import { DEPTH } from '../world/find-posts.ts'
import { mergeRankings } from '../world/merge-rankings.ts'
import type { Post, Ranked } from '../world/post.ts'
import { isTime, rankCommunity, type Sort, valueOf } from '../world/rank-posts.ts'
import type { World } from '../world/world.ts'
import { type Answer, ok } from './answer.ts'
import { listing } from './listing.ts'
import { paginate } from './paginate.ts'
import { isPinned, visiblePin } from './pinned.ts'
import { presentPost } from './present-post.ts'

type Chosen = { communities: Community[]; isSingle: boolean }

/** `GET /r/{names}/{sort}` */
export function listPosts(
  world: World,
  { communities, isSingle }: Chosen,
  sort: Sort,
  query: URLSearchParams,
): Answer {
  const asked = query.get('t')
  const t = isTime(asked) ? asked : 'day'
  const now = world.clock.now()
  const rankings = communities.map((community) => rankCommunity(world, community, sort, t))
  // Several communities: hot counts from each one's own best post, so that a small one is seen beside a big one.
  const lead = new Map<Community, number>()
  if (!isSingle && sort === 'hot') {
    for (const [first] of rankings) if (first) lead.set(first.post.community, first.value)
  }
  const compared = rankings.map((ranking) => {
    const best = lead.get(ranking[0]?.post.community as Community)
    return best === undefined ? ranking : ranking.map(({ post, value }) => ({ post, value: value - best }))
  })
  const [only] = communities
  const pinned = isSingle && sort === 'hot' && only ? visiblePin(world, only) : undefined
  const page = paginate(pinnedFirst(mergeRankings(compared), pinned), query, DEPTH, (id) => {
    const post = world.findPost(id)
    return post && valueOf(world, post, sort, now) - (lead.get(post.community) ?? 0)
  })
  const things = page.items.map(({ post }) => ({
    kind: 't3',
    data: presentPost(world, post, { pinned: isPinned(world, post) }),
  }))
  return ok(listing(things, page.after, page.before))
}

function* pinnedFirst(ranking: Iterable<Ranked>, pinned: Post | undefined): Generator<Ranked> {
  if (pinned) yield { post: pinned, value: Number.POSITIVE_INFINITY }
  for (const item of ranking) if (item.post.id !== pinned?.id) yield item
}
