import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Model } from '../../adapters/model/create-model.ts'
import { MAX_AGE_MS } from '../../adapters/reddit/cached-reddit.ts'
import type { PostSource } from '../../adapters/reddit/post-source.ts'
import type { RedditCommunity } from '../../adapters/reddit/read-communities.ts'
import { linesOf } from '../../judge/known-product.ts'
import type { Encoder } from '../../judge/sieve/encoder/encoder.ts'
import { rankCommunities } from '../../judge/sieve/rank-communities.ts'
import type { Log } from '../../platform/log.ts'
import type { Spending } from '../../spending/spending.ts'
import { chooseCommunities, type Judged } from './choose-communities.ts'
import { eachInTurn } from './each-in-turn.ts'
import { judgePlaces } from './judge-places.ts'
import { mergeRankings } from './merge-rankings.ts'
import { searchWords } from './search-words.ts'
import type { SuggestionRequest } from './suggestion-queue.ts'
import type { Suggestions } from './suggestions.ts'
import { type OpenPlace, visitCommunity } from './visit-community.ts'
import { waitForTurn } from './wait-for-turn.ts'

/** Everything a worker needs to find communities. */
export type Finder = {
  db: NodePgDatabase
  posts: PostSource
  encoder: Pick<Encoder, 'encode'>
  model: Model
  spending: Spending
  suggestions: Suggestions
  log: Log
}

const HOUR = 3_600
/** How long an answer stands: with all that can be known, with a part of it because Reddit or the model failed, or with nothing. */
const KEEP_SECONDS = { whole: 24 * HOUR, part: HOUR / 4, failed: 60 }
const MOST_CANDIDATES = 80
const MOST_VISITED = 16
/** Meaning speaks once, eight searches by word speak eight times. */
const CLOSENESS_COUNTS = 3
/** How long to wait for Reddit's quota at most; someone looks at a page meanwhile. */
const SEARCH_MS = 30_000
const VISIT_MS = 30_000

/** Finds communities for a product: by Reddit's search, then by closeness in meaning, then by the operator's model. */
export async function findCommunities(finder: Finder, { userId, digest, product }: SuggestionRequest) {
  const { suggestions, encoder, posts, log } = finder
  try {
    // The same was asked twice, and the other was quicker.
    if (await suggestions.find(digest)) return
    const lines = linesOf(product)
    const search = await searchAll(posts, searchWords(product))
    if (!search) return await suggestions.keep(digest, { state: 'failed' }, KEEP_SECONDS.failed)
    const { candidates } = search
    const places = candidates.map(({ title, about }) => ({ title, about, recentTitles: [] }))
    const near = await rankCommunities(encoder, lines, places)
    const closest = candidates
      .map((community, at) => ({ community, closeness: near[at]?.closeness ?? 0 }))
      .toSorted((a, b) => b.closeness - a.closeness)
      .map(({ community }) => community)
    const best = mergeRankings([
      ...search.hits,
      ...Array<RedditCommunity[]>(CLOSENESS_COUNTS).fill(closest),
    ]).slice(0, MOST_VISITED)
    const end = Date.now() + VISIT_MS
    const visits = await eachInTurn(best, (community) => visitCommunity(posts, community, end))
    const open = visits.filter((visit): visit is OpenPlace => visit !== undefined)
    const isVisited = open.every((place) => place.isWhole)
    const close = await rankCommunities(encoder, lines, open)
    const { verdicts, isWhole } = await judgePlaces(finder, { userId, lines, places: open })
    const judged = open.map(
      (place, at): Judged => ({
        place,
        verdict: verdicts[at] ?? null,
        closeness: close[at]?.closeness ?? 0,
        closestTitle: close[at]?.thread ?? null,
      }),
    )
    const seconds = isWhole && search.isWhole && isVisited ? KEEP_SECONDS.whole : KEEP_SECONDS.part
    const found = { state: 'found' as const, communities: chooseCommunities(judged) }
    await suggestions.keep(digest, found, Math.min(seconds, secondsLeft(open)))
  } catch (err) {
    log.error('suggestions.failed', { err })
    await suggestions.keep(digest, { state: 'failed' }, KEEP_SECONDS.failed)
  } finally {
    await suggestions.release(digest)
  }
}

/** Titles that were hours old when they came leave with the listings that they come from. */
function secondsLeft(places: OpenPlace[]) {
  const oldest = Math.min(Date.now(), ...places.map(({ fetchedAt }) => fetchedAt))
  return Math.max(1, Math.floor((oldest + MAX_AGE_MS - Date.now()) / 1_000))
}

/** What everybody can read, each community once; undefined if Reddit answered none of the searches. */
async function searchAll(posts: PostSource, searches: string[]) {
  const end = Date.now() + SEARCH_MS
  const answers = await eachInTurn(searches, (words) =>
    waitForTurn(() => posts.discover(words, 'relevance'), end),
  )
  const told = answers.flatMap((answer) => (answer.kind === 'ok' ? [answer.value] : []))
  if (told.length === 0) return undefined
  const open = told.map((communities) => communities.filter(isOpen))
  const candidates = mergeRankings(open).slice(0, MOST_CANDIDATES)
  const kept = new Set(candidates.map(({ name }) => name))
  const hits = open.map((communities) => communities.filter(({ name }) => kept.has(name)))
  return { candidates, hits, isWhole: told.length === searches.length }
}

const isOpen = ({ type, over18, quarantined }: RedditCommunity) =>
  type === 'public' && !over18 && !quarantined
