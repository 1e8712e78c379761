import type { Community } from '../world/community.ts'
import { hashText } from '../world/draw.ts'
import type { World } from '../world/world.ts'
import { type Answer, notFound, ok } from './answer.ts'
import { listing } from './listing.ts'
import { readLimit } from './paginate.ts'
import { presentCommunity } from './present-community.ts'
import { searchable } from './search-query.ts'

/** `GET /subreddits/search` */
export function searchCommunities(world: World, query: URLSearchParams): Answer {
  const words = searchable(query.get('q') ?? '')
    .trim()
    .split(' ')
    .filter(Boolean)
  const found = findable(world)
    .map((community) => ({ community, fit: fitOf(community, words) }))
    .filter(({ fit }) => fit > 0)
    .toSorted(
      query.get('sort') === 'activity'
        ? (a, b) => b.community.postsPerDay - a.community.postsPerDay
        : (a, b) => b.fit - a.fit || b.community.subscribers - a.community.subscribers,
    )
    .map(({ community }) => community)
  const start = found.findIndex(({ id }) => `t5_${id}` === query.get('after')) + 1
  const end = start + readLimit(query.get('limit'))
  const last = found[end - 1]
  const after = last && end < found.length ? `t5_${last.id}` : null
  return ok(listing(found.slice(start, end).map(presentCommunity), after))
}

/** `GET /api/subreddit_autocomplete_v2` */
export function completeName(world: World, query: URLSearchParams): Answer {
  const start = (query.get('query') ?? '').slice(0, 50).toLowerCase()
  const withAdult = /^(true|1|on)$/.test(query.get('include_over_18') ?? '')
  const found = start
    ? findable(world)
        .filter(({ name, over18 }) => name.toLowerCase().startsWith(start) && (withAdult || !over18))
        .toSorted((a, b) => b.subscribers - a.subscribers)
    : []
  const profile = { kind: 't2', data: { name: start, id: hashText(start).toString(36), is_employee: false } }
  const profiles = start && query.get('include_profiles') === 'true' ? [profile] : []
  return ok(
    listing([...found.map(presentCommunity), ...profiles].slice(0, readLimit(query.get('limit'), 5, 10))),
  )
}

/** `GET /api/search_reddit_names` */
export function matchNames(world: World, query: URLSearchParams): Answer {
  const asked = (query.get('query') ?? '').toLowerCase()
  const isExact = /^(1|true)$/.test(query.get('exact') ?? '')
  const names = findable(world)
    .map(({ name }) => name)
    .filter((name) =>
      isExact ? name.toLowerCase() === asked : asked && name.toLowerCase().startsWith(asked),
    )
  return isExact && names.length === 0 ? notFound : ok({ names: names.slice(0, 10) })
}

/** `GET /api/similar_subreddits`: those of the same topic. */
export function findSimilar(world: World, query: URLSearchParams): Answer {
  const ids = (query.get('sr_fullnames') ?? '').split(',')
  const asked = world.communities.filter(({ id }) => ids.includes(`t5_${id}`))
  const similar = findable(world)
    .filter(
      (one) =>
        one.state !== 'private' && !asked.includes(one) && asked.some(({ topic }) => topic === one.topic),
    )
    .toSorted((a, b) => b.subscribers - a.subscribers)
  return ok(listing(similar.slice(0, readLimit(query.get('max_recs'), 10)).map(presentCommunity)))
}

/** Private communities are found too, with little more than their names. */
const findable = (world: World) =>
  world.communities.filter(({ state }) => state === 'public' || state === 'restricted' || state === 'private')

function fitOf(community: Community, words: string[]) {
  const name = community.name.toLowerCase()
  const text = searchable(
    `${community.title} ${community.about} ${community.topic.key} ${community.topic.things.join(' ')}`,
  )
  let fit = 0
  for (const word of words) {
    if (name === word) fit += 10
    else if (name.includes(word)) fit += 4
    if (text.includes(` ${word.replace(/s$/, '')}`)) fit += 1
  }
  return fit
}
