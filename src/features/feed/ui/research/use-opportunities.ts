import { useMemo, useState } from 'react'
import type { Post } from '../../schema.ts'
import { pointsOf } from '../fit/post-fit.ts'
import type { Fits } from '../fit/use-fits.ts'

/** How many of a subreddit's posts its score rests on. */
const BEST = 5

type Known = Map<string, { place: string; points: number }>

/**
 * How well the five best open threads of each subreddit fit, 0 to 100, by its name in lower case. Those that earlier searches for the same
 * have shown count, too; `about` says what that is.
 */
export function useOpportunities(posts: Post[], fits: Fits, about: string): ReadonlyMap<string, number> {
  const [kept, setKept] = useState({ about, known: new Map() as Known })
  const known: Known = kept.about === about ? kept.known : new Map()
  const news = posts.flatMap((post) => {
    const points = post.closed ? null : pointsOf(fits.of(post))
    if (points === null || known.get(post.id)?.points === points) return []
    return [[post.id, { place: post.subreddit.toLowerCase(), points }] as const]
  })
  if (news.length > 0 || kept.about !== about) setKept({ about, known: new Map([...known, ...news]) })
  return useMemo(() => {
    const places = new Map<string, number[]>()
    for (const { place, points } of kept.known.values())
      places.set(place, [...(places.get(place) ?? []), points])
    return new Map([...places].map(([place, points]) => [place, meanOfBest(points)]))
  }, [kept.known])
}

function meanOfBest(points: number[]) {
  const best = points.toSorted((a, b) => b - a).slice(0, BEST)
  return Math.round(best.reduce((total, one) => total + one, 0) / best.length)
}
