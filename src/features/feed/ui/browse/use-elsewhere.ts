import { useState } from 'react'
import type { FeedProduct } from '../feed-product.ts'
import type { FitCounts } from '../fit/count-fits.ts'
import type { Place } from './use-listing.ts'
import { usePlace } from './use-place.ts'

const MOST_PLACES = 3

export type Elsewhere = {
  /** The first subreddit with something worth an answer, and how much of it. */
  found: { subreddit: string; counts: FitCounts } | null
  /** Being looked at now. */
  looking: string | null
}

/**
 * Looks through the product's other subreddits, one after the other, until one holds a strong fit; null looks nowhere. Where all is a quick
 * look, what may fit is as much as can be had.
 */
export function useElsewhere(
  here: Place | null,
  product: FeedProduct | undefined,
  isQuickLook: boolean,
): Elsewhere {
  const others = (product?.subreddits ?? [])
    .filter((name) => name.toLowerCase() !== here?.subreddit.toLowerCase())
    .slice(0, MOST_PLACES)
  const question = JSON.stringify([product?.id, here, others])
  const [passed, setPassed] = useState({ question, count: 0 })
  const count = passed.question === question ? passed.count : 0
  const subreddit = others[count]
  const there = usePlace(here && subreddit !== undefined ? { ...here, subreddit } : null, product?.id)
  const { counts, isOver } = there
  const holds = isQuickLook ? counts.worth : counts.strong
  if (isOver && holds === 0) setPassed({ question, count: count + 1 })
  if (!here || subreddit === undefined) return { found: null, looking: null }
  if (!isOver || holds === 0) return { found: null, looking: subreddit }
  return { found: { subreddit, counts }, looking: null }
}
