import type { AnswerOf, api } from '../../../../client/ask.ts'
import type { Trouble } from '../../../../judge/form/troubles.ts'

export type PostFit = AnswerOf<Awaited<ReturnType<typeof api.fits.$post>>>['fits'][number]
type Sieved = Extract<PostFit, { state: 'sieved' }>

/**
 * On the 300 labelled posts to tune by, 80 % of those from 0.5 on are a strong or fair fit, with 84 % of all strong ones among them; from
 * 0.15 on are 92 % of all that are strong or fair.
 */
const LIKELY_FROM = 0.5
const POSSIBLE_FROM = 0.15

/** Best first. What a model read is sure of itself; `likely`, `possible` and `unlikely` are guesses of the sieve. */
const levels = ['strong', 'likely', 'fair', 'possible', 'low', 'unlikely'] as const
export type Level = (typeof levels)[number]

/** How well the post fits; null as long as nobody has read it, and for people in trouble: they are no opportunity. */
export function levelOf(fit: PostFit | undefined): Level | null {
  if (!fit || isInTrouble(fit)) return null
  if (fit.state === 'judged') return fit.fit
  return fit.state === 'sieved' ? likelihoodOf(fit) : null
}

function likelihoodOf({ score }: Sieved) {
  if (score >= LIKELY_FROM) return 'likely'
  return score >= POSSIBLE_FROM ? 'possible' : 'unlikely'
}

/** What the writer is going through; `feared` where only the sieve, which is often wrong, thinks that it is something. */
export function troubleOf(fit: PostFit | undefined): Trouble | 'feared' | null {
  if (fit?.state === 'judged') return fit.trouble === 'none' ? null : fit.trouble
  return fit?.state === 'sieved' && fit.inTrouble ? 'feared' : null
}

export const isInTrouble = (fit: PostFit | undefined) => troubleOf(fit) !== null

/** A model has read it, and found nobody in trouble. */
export const isCleared = (fit: PostFit | undefined) => fit?.state === 'judged' && fit.trouble === 'none'

export const isWorthAnswering = (fit: PostFit | undefined) => {
  const level = levelOf(fit)
  return level === 'strong' || level === 'likely'
}

/** Whether an answer would help at all. */
export const isAnswerable = (fit: PostFit | undefined) => {
  const level = levelOf(fit)
  return level !== null && level !== 'low' && level !== 'unlikely'
}

const POINTS: Record<'strong' | 'fair' | 'low', number> = { strong: 95, fair: 50, low: 5 }

/** 0 to 100, to compare places by; null where nothing is known. */
export function pointsOf(fit: PostFit | undefined) {
  if (!fit || levelOf(fit) === null) return null
  if (fit.state === 'judged') return POINTS[fit.fit]
  return fit.state === 'sieved' ? Math.round(fit.score * 100) : null
}

type Placed = { closed: boolean }

/** Best to answer first, then what couldn't be read, what is being read, closed threads, and people in trouble. Equals stay as they are. */
export function sortByFit<Post extends Placed>(posts: Post[], fitOf: (post: Post) => PostFit | undefined) {
  return posts
    .map((post) => ({ post, ...placeOf(post, fitOf(post)) }))
    .toSorted((a, b) => a.place - b.place || b.score - a.score)
    .map(({ post }) => post)
}

function placeOf({ closed }: Placed, fit: PostFit | undefined) {
  const level = levelOf(fit)
  const score = fit?.state === 'sieved' || fit?.state === 'judged' ? fit.score : 0
  if (isInTrouble(fit)) return { place: levels.length + 3, score: 0 }
  if (closed) return { place: levels.length + 2, score: 0 }
  if (level) return { place: levels.indexOf(level), score }
  return { place: levels.length + (fit?.state === 'unread' ? 0 : 1), score: 0 }
}
