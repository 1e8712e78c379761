import { useState } from 'react'
import type { Post } from '../../schema.ts'
import { pointsOf } from '../fit/post-fit.ts'
import type { Fits } from '../fit/use-fits.ts'

/** How many of a subreddit's posts its score rests on. */
const BEST = 5
/** Fewer say more about themselves than about the subreddit. */
const LEAST = 3

/** 0 to 100, or why there is no score: no open thread was found, some are still being read, or too few could be. */
export type Opportunity = number | 'none' | 'reading' | 'few'

type Known = Map<string, { place: string; points: number }>

type Search = {
  posts: Post[]
  fits: Fits
  subreddits: string[]
  isSearching: boolean
  /** What is searched for: another one begins anew. */
  about: string
}

/**
 * How well the five best open threads of each subreddit fit, by its name in lower case. Those that earlier searches for the same have shown
 * count, too.
 */
export function useOpportunities(search: Search): ReadonlyMap<string, Opportunity> {
  const { posts, fits, subreddits, isSearching, about } = search
  const [kept, setKept] = useState({ about, known: new Map() as Known })
  const known: Known = kept.about === about ? kept.known : new Map()
  const open = posts
    .filter(({ closed }) => !closed)
    .map((post) => ({ id: post.id, place: post.subreddit.toLowerCase(), fit: fits.of(post) }))
  const news = open.flatMap(({ id, place, fit }) => {
    const points = pointsOf(fit)
    return points === null || known.get(id)?.points === points ? [] : [[id, { place, points }] as const]
  })
  if (news.length > 0 || kept.about !== about) setKept({ about, known: new Map([...known, ...news]) })
  const read = [...kept.known.values()]
  const rate = (name: string): Opportunity => {
    const points = read.flatMap(({ place, points }) => (place === name ? points : []))
    if (points.length >= LEAST) return meanOfBest(points)
    const found = open.filter(({ place }) => place === name)
    if (isSearching || found.some(({ fit }) => fit?.state === 'waiting')) return 'reading'
    return found.length + points.length > 0 ? 'few' : 'none'
  }
  return new Map(subreddits.map((name) => name.toLowerCase()).map((name) => [name, rate(name)]))
}

function meanOfBest(points: number[]) {
  const best = points.toSorted((a, b) => b - a).slice(0, BEST)
  return Math.round(best.reduce((total, one) => total + one, 0) / best.length)
}
