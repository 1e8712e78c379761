import { useEffect } from 'react'
import type { Post } from '../../schema.ts'
import type { FeedProduct } from '../feed-product.ts'
import { countFits, hasNothing, isQuickLook } from '../fit/count-fits.ts'
import { explainQuickLook } from '../fit/explain-quick-look.ts'
import type { Fits } from '../fit/use-fits.ts'
import type { Mark } from '../posts/use-marks.ts'
import { useElsewhere } from './use-elsewhere.ts'
import type { Place } from './use-listing.ts'
import type { StrongFits } from './use-strong-fits.ts'
import { writeHeadline, writeOffer, writeUnshown } from './write-headline.ts'

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

type Asked = {
  listing: { source: Place; posts: Post[] } | undefined
  fits: Fits
  marks: ReadonlyMap<string, Mark>
  strong: StrongFits
  product: FeedProduct | undefined
  loading: boolean
}

/**
 * What the posts that the user hasn't answered are worth to the product, in a line. Where that is nothing, another of its subreddits is
 * offered: the one where most strong fits are known to wait, or what a look through them finds.
 */
export function useHeadline({ listing, fits, marks, strong, product, loading }: Asked): Headline {
  const posts = listing?.posts ?? noPosts
  const open = posts.filter(({ id }) => marks.get(id) !== 'posted')
  const counts = countFits(open, fits)
  const isNothing = hasNothing(counts, fits.isReading)
  const quick = isQuickLook(posts, fits)
  const here = listing?.source.subreddit ?? ''
  const names = here.split('+')
  const known = sum(names.map((name) => strong.in(name) ?? 0))
  const unshown = fits.isReading ? 0 : Math.max(0, known - counts.strong)
  const other = isNothing && unshown === 0 ? findStrongest(product, names, strong) : undefined
  const looks = isNothing && unshown === 0 && !other && strong.isSettled && names.length === 1 && !loading
  const elsewhere = useElsewhere(listing && looks ? placeOf(listing) : null, product, quick)
  const { found, looking } = elsewhere
  const isNews = found !== null && found.counts.strong > 0 && strong.in(found.subreddit) !== undefined
  const { countAgain } = strong
  useEffect(() => {
    if (isNews) countAgain()
  }, [isNews, countAgain])
  if (!listing || posts.length === 0 || !product) return UNMEASURED
  const where = names.length > 1 ? 'your communities' : `r/${here}`
  const isAnswered = open.length < posts.length
  const skimmed = explainQuickLook(posts, fits)
  const offered = other ?? (found && { subreddit: found.subreddit, ...found.counts })
  return {
    title: writeHeadline({
      where,
      counts,
      isReading: fits.isReading,
      isQuickLook: quick,
      unshown,
      isAnswered,
    }),
    offer: offered && { subreddit: offered.subreddit, text: writeOffer(offered.subreddit, offered) },
    notes: [
      ...(skimmed === null ? [] : [skimmed]),
      ...(unshown > 0 ? [writeUnshown(unshown, counts.strong > 0)] : []),
      ...(looking === null ? [] : [`Looking in r/${looking}…`]),
      ...(isNothing && unshown === 0 && !offered && looking === null ? [TRY_FILTERS] : []),
    ],
  }
}

/** Of the product's other subreddits, the one where most strong fits wait. */
function findStrongest(product: FeedProduct | undefined, names: string[], strong: StrongFits) {
  const here = new Set(names.map((name) => name.toLowerCase()))
  const [best] = (product?.subreddits ?? [])
    .filter((name) => !here.has(name.toLowerCase()))
    .map((subreddit) => ({ subreddit, strong: strong.in(subreddit) ?? 0 }))
    .filter((one) => one.strong > 0)
    .toSorted((a, b) => b.strong - a.strong)
  return best && { ...best, worth: best.strong }
}

const sum = (counts: number[]) => counts.reduce((all, one) => all + one, 0)

const placeOf = ({ source: { subreddit, sort, time } }: { source: Place }): Place => ({
  subreddit,
  sort,
  time,
})
