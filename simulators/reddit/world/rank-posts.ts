import type { Community } from './community.ts'
import { latestPosts, postsSince } from './find-posts.ts'
import { countsAt } from './grow-post.ts'
import type { Post, Ranked } from './post.ts'
import type { World } from './world.ts'

export const sorts = ['hot', 'new', 'rising', 'top', 'controversial'] as const

export type Sort = (typeof sorts)[number]

const HOUR = 3600

const spans = {
  hour: HOUR,
  day: 24 * HOUR,
  week: 7 * 24 * HOUR,
  month: 30 * 24 * HOUR,
  year: 365 * 24 * HOUR,
}

/** Seconds that `t` reaches back; all of time for anything else. */
export const spanOf = (t: string) => spans[t as keyof typeof spans] ?? Number.POSITIVE_INFINITY

export const isTime = (t: string | null): t is string => t !== null && (t === 'all' || t in spans)

/** What of a community a listing may show, best first. */
export function rankCommunity(world: World, community: Community, sort: Sort, t: string): Ranked[] {
  const timed = sort === 'top' || sort === 'controversial'
  const key = `${world.moment()}:${community.index}:${sort}:${timed ? t : ''}`
  const known = world.rankings.get(key)
  if (known) return known
  const now = world.clock.now()
  const posts = timed
    ? postsSince(world, community, Math.max(0, now - spanOf(t)), now)
    : latestPosts(world, community, now)
  const ranked: Ranked[] = []
  for (const post of posts) {
    const removal = world.removalOf(post, now)
    if (removal && !removal.lingers) continue
    if (sort === 'rising' && now - post.createdUtc > 12 * HOUR) continue
    ranked.push({ post, value: valueOf(world, post, sort, now) })
  }
  if (sort !== 'new') ranked.sort((a, b) => b.value - a.value || b.post.createdUtc - a.post.createdUtc)
  world.rankings.set(key, ranked)
  return ranked
}

/** By how much a post leads: comparable within one sort. */
export function valueOf(world: World, post: Post, sort: Sort, now: number) {
  if (sort === 'new') return post.createdUtc
  const { score } = countsAt(post, now, world.removalOf(post, now))
  if (sort === 'top') return score
  if (sort === 'hot') return Math.log10(Math.max(score, 1)) + post.createdUtc / 45_000
  if (sort === 'rising') return score / (now - post.createdUtc + 1800)
  const ups = (score * post.ratio) / Math.max(0.02, 2 * post.ratio - 1)
  const downs = ups - score
  return downs <= 0 || ups <= 0 ? 0 : (ups + downs) ** (Math.min(ups, downs) / Math.max(ups, downs))
}
