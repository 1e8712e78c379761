import { type Sort, sorts } from '../world/rank-posts.ts'
import type { World } from '../world/world.ts'
import { type Answer, notFound, ok, redirect } from './answer.ts'
import { chooseCommunities, isReadable } from './choose-communities.ts'
import { completeName, findSimilar, matchNames, searchCommunities } from './discover-communities.ts'
import { findThings } from './find-things.ts'
import { listPosts } from './list-posts.ts'
import { presentCommunity } from './present-community.ts'
import { searchPosts } from './search-posts.ts'
import { showComments } from './show-comments.ts'
import { showRules } from './show-rules.ts'

const sitewide: Record<string, (world: World, query: URLSearchParams) => Answer> = {
  '/api/info': findThings,
  '/subreddits/search': searchCommunities,
  '/api/subreddit_autocomplete_v2': completeName,
  '/api/search_reddit_names': matchNames,
  '/api/similar_subreddits': findSimilar,
}

const isSort = (text: string): text is Sort => (sorts as readonly string[]).includes(text)

type DataRequest = { path: string; query: URLSearchParams; origin: string; search: string }

/** Everything below oauth.reddit.com; `path` as it was sent, without `.json`. */
export function answerData(world: World, { path, query, origin, search }: DataRequest): Answer {
  const find = sitewide[path]
  if (find) return find(world, query)

  const comments = /^(?:\/r\/[^/]+)?\/comments\/([a-z0-9]{1,13})(?:\/|$)/.exec(path)
  if (comments) return showComments(world, comments[1] ?? '', query, origin)

  const [, sentNames = 'popular', what = 'hot'] = /^(?:\/r\/([^/]+))?(?:\/(.+?))?\/?$/.exec(path) ?? []
  if (sentNames.includes('+')) {
    return redirect(302, `${origin}${path.replaceAll('+', '%2B')}${search}`)
  }
  const names = decodeName(sentNames)
  if (what === 'search' && query.get('restrict_sr') !== '1' && query.get('restrict_sr') !== 'true') {
    return searchPosts(world, world.communities.filter(isReadable), query, origin)
  }
  if (what.startsWith('about') && (/^(all|popular)$/i.test(names) || names.includes('+'))) return notFound

  const choice = chooseCommunities(world, names, origin)
  if ('refusal' in choice) return choice.refusal
  const [only] = choice.communities
  if (isSort(what)) return listPosts(world, choice, what, query)
  if (what === 'search') return searchPosts(world, choice.communities, query, origin)
  if (what === 'about' && only) return ok(presentCommunity(only))
  if (what === 'about/rules' && only) return showRules(only)
  return notFound
}

function decodeName(sent: string) {
  try {
    return decodeURIComponent(sent)
  } catch {
    return ''
  }
}
