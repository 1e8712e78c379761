import type { Post } from '../../schema.ts'
import type { FeedProduct } from '../feed-product.ts'
import { countFits, hasNothing, isQuickLook } from '../fit/count-fits.ts'
import { explainQuickLook } from '../fit/explain-quick-look.ts'
import type { Fits } from '../fit/use-fits.ts'
import { useElsewhere } from './use-elsewhere.ts'
import type { Place } from './use-listing.ts'
import { writeHeadline, writeOffer } from './write-headline.ts'

const TRY_FILTERS = 'Choose another subreddit or sort in Filters.'
const UNMEASURED = { title: 'Your threads', offer: null, notes: [] }
const noPosts: Post[] = []

export type Headline = {
  title: string
  /** Another of the product's subreddits, where more is to be done. */
  offer: { subreddit: string; text: string } | null
  /** What has to be known besides. */
  notes: string[]
}

type Shown = { source: Place; posts: Post[] } | undefined

/** What the posts are worth to the product, in a line. Where that is nothing, its other subreddits are looked through. */
export function useHeadline(
  listing: Shown,
  fits: Fits,
  product: FeedProduct | undefined,
  loading: boolean,
): Headline {
  const posts = listing?.posts ?? noPosts
  const counts = countFits(posts, fits)
  const isNothing = hasNothing(counts, fits.isReading)
  const quick = isQuickLook(posts, fits)
  const elsewhere = useElsewhere(listing && isNothing && !loading ? placeOf(listing) : null, product, quick)
  if (!listing || posts.length === 0 || !product) return UNMEASURED
  const { found, looking } = elsewhere
  const { subreddit } = listing.source
  const skimmed = explainQuickLook(posts, fits)
  return {
    title: writeHeadline({ subreddit, counts, isReading: fits.isReading, isQuickLook: quick }),
    offer: found && { subreddit: found.subreddit, text: writeOffer(found.subreddit, found.counts) },
    notes: [
      ...(skimmed === null ? [] : [skimmed]),
      ...(looking === null ? [] : [`Looking in r/${looking}…`]),
      ...(isNothing && !found && looking === null ? [TRY_FILTERS] : []),
    ],
  }
}

const placeOf = ({ source: { subreddit, sort, time } }: { source: Place }): Place => ({
  subreddit,
  sort,
  time,
})
