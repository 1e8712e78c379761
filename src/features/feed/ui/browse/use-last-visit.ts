import { useEffect, useRef, useState } from 'react'
import type { Post } from '../../schema.ts'
import { goOnVisiting, isSameVisit, recallVisit, rememberVisit, type Visit } from './remembered-visits.ts'

type Seen = { posts: Post[]; productId: string | undefined; visit: Visit | undefined }

/**
 * When someone looked at the product's feed before this visit; null where they never have. It changes with the posts alone, so that nothing
 * moves while they are read. No posts are no visit.
 */
export function useLastVisit(posts: Post[], productId: string | undefined, now: number): number | null {
  const [seen, setSeen] = useState<Seen>()
  if (seen?.posts !== posts || seen.productId !== productId) {
    const looks = productId !== undefined && posts.length > 0
    const visit = looks ? goOnVisiting(recallVisit(productId), now) : undefined
    setSeen({ posts, productId, visit })
  }
  const visit = seen?.visit
  const begun = useRef<Visit>(undefined)
  useEffect(() => {
    if (productId === undefined || !visit || document.visibilityState === 'hidden') return
    const isBegun = begun.current === visit
    begun.current = visit
    const last = (isBegun && recallVisit(productId)) || visit
    // To an old tab someone comes back in another visit: it begins with the posts that come next.
    if (isSameVisit(last, now)) rememberVisit(productId, { ...last, until: Math.max(last.until, now) })
  }, [productId, visit, now])
  return visit?.since ?? null
}
