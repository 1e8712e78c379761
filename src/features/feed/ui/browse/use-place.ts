import type { Post } from '../../schema.ts'
import { countFits, hasNothing, isQuickLook } from '../fit/count-fits.ts'
import { useFits } from '../fit/use-fits.ts'
import { type Place, useListing } from './use-listing.ts'

const noPosts: Post[] = []

/** What a subreddit holds for a product, without showing it; null asks nothing. It costs as much as showing it. */
export function usePlace(place: Place | null, productId: string | undefined) {
  const { listing, failure, loading } = useListing(place, { refreshes: false })
  const current = place && !loading && listing?.source.subreddit === place.subreddit ? listing : undefined
  const fits = useFits(current, undefined, productId)
  const posts = current?.posts ?? noPosts
  const counts = countFits(posts, fits)
  const isRead = current !== undefined && (posts.length === 0 || (fits.isAnswered && !fits.isReading))
  return {
    counts,
    /** Nothing more is coming, for better or worse. */
    isOver: place !== null && (failure !== undefined || isRead),
    isNothing: hasNothing(counts, fits.isReading),
    isQuickLook: isQuickLook(posts, fits),
  }
}
