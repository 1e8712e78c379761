import type { CommunityVerdict } from '../../judge/model/judge-communities.v1.ts'
import type { FoundCommunity } from './suggestions.ts'
import type { OpenPlace } from './visit-community.ts'

export type Judged = {
  place: OpenPlace
  /** The model's; null where it said nothing. */
  verdict: CommunityVerdict | null
  closeness: number
  closestTitle: { title: string; closeness: number } | null
}

const MOST_SHOWN = 6
/** Without the model's word, the third is right more often than the sixth. */
const MOST_UNJUDGED = 3
const ENOUGH = 3
/**
 * Where no model speaks, few and mostly right: of 140 labelled communities of 10 products, in the half that is there to tune by, 12 are at
 * least this close, 10 of them good and one bad.
 */
const CLOSE = 0.5
const CLOSE_TITLE = 0.5

/** The model's good ones, and where those are few its neutral ones; where it said nothing, those that are close enough. Never a bad one. */
export function chooseCommunities(judged: Judged[]): FoundCommunity[] {
  const close = judged.toSorted((a, b) => b.closeness - a.closeness)
  const judgedGood = close.filter(({ verdict }) => verdict?.suits === 'good')
  // As they were given: by search and closeness together.
  const unjudged = judged.filter(({ verdict, closeness }) => !verdict && closeness >= CLOSE)
  const good = [...judgedGood, ...unjudged.slice(0, Math.max(0, MOST_UNJUDGED - judgedGood.length))]
  const neutral = close.filter(({ verdict }) => verdict?.suits === 'neutral')
  const chosen = good.length >= ENOUGH ? good : [...good, ...neutral].slice(0, ENOUGH)
  return chosen.slice(0, MOST_SHOWN).map((one) => ({
    name: one.place.community.name,
    members: one.place.community.subscribers,
    thread: threadOf(one),
    closeness: one.closeness,
  }))
}

function threadOf({ place, verdict, closestTitle }: Judged) {
  const byCloseness = closestTitle && closestTitle.closeness >= CLOSE_TITLE ? closestTitle.title : null
  const at = place.recentTitles.indexOf((verdict ? verdict.thread : byCloseness) ?? '')
  const post = place.recent[at]
  // Nobody could answer a closed one.
  return post && !post.closed
    ? { title: post.title, permalink: post.permalink, createdUtc: post.created_utc }
    : null
}
