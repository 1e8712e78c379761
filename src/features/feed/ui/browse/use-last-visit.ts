import { useEffect, useState } from 'react'
import type { Freshness, Post } from '../../schema.ts'
import type { ShownBefore } from '../posts/split-posts.ts'
import { continueVisit, recallVisitsTo, rememberVisits, type Visit } from './remembered-visits.ts'

type Listing = {
  posts: Post[]
  /** One, or several the way Reddit writes them: 'SaaS+startups'. */
  source: { subreddit: string }
  freshness: Pick<Freshness, 'fetchedAt'>
}
type Shown = { listing: Listing | undefined; productId: string | undefined; before: ShownBefore }

const none: ShownBefore = new Map()

/**
 * How recent the posts were that earlier visits showed, for each of the listing's subreddits. It changes only with the listing or the
 * product, so that nothing moves while someone reads. A listing without posts is no visit.
 */
export function useLastVisit(
  listing: Listing | undefined,
  productId: string | undefined,
  now: number,
): ShownBefore {
  const [shown, setShown] = useState<Shown>({ listing: undefined, productId: undefined, before: none })
  if (shown.listing !== listing || shown.productId !== productId)
    setShown({ listing, productId, before: beforeThese(lookAt(listing, productId, now)) })
  useEffect(() => {
    if (productId === undefined || document.visibilityState === 'hidden') return
    const visits = lookAt(listing, productId, now)
    if (visits.size > 0) rememberVisits(productId, visits)
  }, [listing, productId, now])
  return shown.before
}

/** The visits that a look at the listing now continues or begins, by subreddit. */
function lookAt(listing: Listing | undefined, productId: string | undefined, now: number) {
  if (productId === undefined || !listing || listing.posts.length === 0) return new Map<string, Visit>()
  const subreddits = listing.source.subreddit.toLowerCase().split('+')
  const fetchedAt = Date.parse(listing.freshness.fetchedAt)
  const last = recallVisitsTo(subreddits, productId)
  return new Map(
    subreddits.map((subreddit) => [subreddit, continueVisit(last.get(subreddit), fetchedAt, now)]),
  )
}

function beforeThese(visits: ReadonlyMap<string, Visit>): ShownBefore {
  return new Map(
    [...visits].flatMap(([subreddit, { shownBefore }]) =>
      shownBefore === null ? [] : [[subreddit, shownBefore]],
    ),
  )
}
