import { useState } from 'react'
import type { Post } from '../../schema.ts'
import { pointsOf } from '../fit/post-fit.ts'
import type { Fits } from '../fit/use-fits.ts'

/** How well open threads fit, 0 to 100, with those that earlier searches for the product have shown. */
export function usePoints(posts: Post[], fits: Fits, productId: string | undefined) {
  const [kept, setKept] = useState({ productId, points: new Map<string, number>() })
  const known = kept.productId === productId ? kept.points : new Map<string, number>()
  const news = posts.flatMap((post): [string, number][] => {
    const points = post.closed ? null : pointsOf(fits.of(post))
    return points === null || known.get(post.id) === points ? [] : [[post.id, points]]
  })
  if (news.length > 0 || kept.productId !== productId)
    setKept({ productId, points: new Map([...known, ...news]) })
  return kept.points
}
