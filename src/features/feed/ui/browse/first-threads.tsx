import { api, ask } from '../../../../client/ask.ts'
import { useRead } from '../../../../client/use-read.ts'
import { FiltersProvider, useFilters } from '../filters/filters-provider.tsx'
import { useElsewhere } from './use-elsewhere.ts'
import type { Place } from './use-listing.ts'
import { usePlace } from './use-place.ts'
import { writeFound } from './write-found.ts'

const STILL_LOOKING = "We're still looking. Your feed is ready."

/** How much waits in the feed, in a line. Asking has the feed read before it opens. Where nothing can be told, nothing is said. */
export function FirstThreads() {
  const { answer } = useRead(['products'], (signal) => ask(api.products.$get({}, { init: { signal } })))
  return (
    // Its room is kept, so that nothing moves when the line comes.
    <output className="min-h-6 text-base text-pretty text-muted-foreground tabular-nums max-sm:min-h-11">
      {answer && (
        <FiltersProvider products={answer.products}>
          <FoundThreads />
        </FiltersProvider>
      )}
    </output>
  )
}

function FoundThreads() {
  const { state, ready, product } = useFilters()
  const { appliedSubreddit: subreddit, appliedSort: sort, appliedTime: time } = state
  // A subreddit that isn't the product's holds nothing for it but by chance.
  const isOwn = ready && product?.subreddits?.includes(subreddit)
  const place: Place | null = isOwn ? { subreddit, sort, time } : null
  const here = usePlace(place, product?.id)
  const { found, looking } = useElsewhere(here.isNothing ? place : null, product, here.isQuickLook)
  if (!place) return null
  if (!here.isOver) return `Reading r/${subreddit} for you…`
  if (looking !== null) return STILL_LOOKING
  if (found) return writeFound(found.subreddit, found.counts)
  return writeFound(subreddit, here.counts)
}
