import { LRUCache } from 'lru-cache'
import type { Community } from '../world/community.ts'
import { latestPosts, postsSince } from '../world/find-posts.ts'
import { countsAt } from '../world/grow-post.ts'
import { isAdult, type Post, type Ranked } from '../world/post.ts'
import { isTime, spanOf } from '../world/rank-posts.ts'
import { textOf } from '../world/text/write-post.ts'
import type { World } from '../world/world.ts'
import { type Answer, ok, redirect } from './answer.ts'
import { listing } from './listing.ts'
import { paginate } from './paginate.ts'
import { presentPost } from './present-post.ts'
import { type Document, parseSearch, searchable } from './search-query.ts'

const SEARCH_DEPTH = 250

const LONGEST_QUERY = 512

const WIDE = 5

const LATEST_OF_MANY = 80

const documents = new LRUCache<string, Document>({ max: 30_000 })

/** `GET /r/{names}/search`; a query that is an address leads to the form for submitting it. */
export function searchPosts(
  world: World,
  communities: Community[],
  query: URLSearchParams,
  origin: string,
): Answer {
  const q = (query.get('q') ?? '').slice(0, LONGEST_QUERY)
  if (/^https?:\/\/\S+$/.test(q.trim())) {
    return redirect(302, `${origin}/submit?url=${encodeURIComponent(q.trim())}`)
  }
  const now = world.clock.now()
  const asked = query.get('t')
  const since = now - spanOf(isTime(asked) ? asked : 'all')
  const matches = parseSearch(q)
  const sort = query.get('sort') ?? 'relevance'
  const withAdult = !/^(off|false|0)$/.test(query.get('include_over_18') ?? '')
  const found: Ranked[] = []
  for (const community of communities) {
    for (const post of searched(world, community, {
      since,
      isLong: asked === 'year',
      isWide: communities.length > WIDE,
    })) {
      if (post.createdUtc < since || world.removalOf(post, now)) continue
      const document = documentOf(post)
      const fit = !withAdult && document.nsfw ? 0 : matches(document)
      if (fit > 0) found.push({ post, value: valueIn(sort, world, post, fit, now) })
    }
  }
  found.sort((a, b) => b.value - a.value || b.post.createdUtc - a.post.createdUtc)
  const page = paginate(found, query, SEARCH_DEPTH, () => undefined)
  const things = page.items.map(({ post }) => ({ kind: 't3', data: presentPost(world, post) }))
  return ok(listing(things, page.after, page.before))
}

type Span = { since: number; isLong: boolean; isWide: boolean }

/**
 * The wider the search, the fewer posts of each community: nobody sees more than the first 250. Of a year as many from each week, or else
 * those of the last days would be all that anyone sees.
 */
function searched(world: World, community: Community, { since, isLong, isWide }: Span) {
  const now = world.clock.now()
  if (isWide) return latestPosts(world, community, now, LATEST_OF_MANY)
  const older = postsSince(world, community, Math.max(0, since), now)
  if (isLong) return older
  const posts = [...latestPosts(world, community, now), ...older]
  return new Map(posts.map((post) => [post.id, post])).values()
}

function valueIn(sort: string, world: World, post: Post, fit: number, now: number) {
  const { score, comments } = countsAt(post, now, world.removalOf(post, now))
  if (sort === 'new') return post.createdUtc
  if (sort === 'top') return score
  if (sort === 'comments') return comments
  if (sort === 'hot') return Math.log10(Math.max(1, score)) + post.createdUtc / 45_000
  return fit * 10 + Math.log10(1 + score) - (now - post.createdUtc) / (30 * 86_400)
}

function documentOf(post: Post): Document {
  // Of two worlds in one process, each has posts of its own under the same ids.
  if (post.written) return makeDocument(post)
  const key = `${post.community.seed}:${post.id}`
  const document = documents.get(key) ?? makeDocument(post)
  documents.set(key, document)
  return document
}

function makeDocument(post: Post): Document {
  const text = textOf(post)
  return {
    title: searchable(text.title),
    selftext: searchable(text.body),
    author: searchable(text.author),
    subreddit: searchable(post.community.name),
    flair: searchable(text.flair ?? ''),
    site: searchable(text.link ? new URL(text.link).hostname : `self.${post.community.name}`),
    url: searchable(text.link ?? ''),
    self: post.shape === 'self' || post.shape === 'poll',
    nsfw: isAdult(post),
  }
}
