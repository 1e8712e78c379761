import { useMemo } from 'react'
import { api, ask } from '../../../../client/ask.ts'
import { useRead } from '../../../../client/use-read.ts'
import { FEED_PAGE } from '../../schema.ts'
import type { Sort, Time } from '../filters/filters-state.ts'
import { REFRESH_AFTER_MS } from '../posts/reading-age.ts'

export type Place = { subreddit: string; sort: Sort; time: Time }

/** The posts of a subreddit; null asks for none. The last ones stay until the next are there. */
export function useListing(place: Place | null, { refreshes = true } = {}) {
  const { answer, ...reading } = useRead(
    place && ['feed', place.subreddit, place.sort, place.time],
    async (signal) => {
      if (!place) throw new Error('Nothing is asked.')
      const { subreddit, sort, time } = place
      const query = { subreddit, sort, time, limit: String(FEED_PAGE) }
      const listing = await ask(api.reddit['reddit.js'].$get({ query }, { init: { signal } }))
      // Fits are asked for where the posts came from, which may be another place by then.
      return { ...listing, place }
    },
    { keepsLast: true, behindSkeleton: true, ...(refreshes && { refreshAfterMs: REFRESH_AFTER_MS }) },
  )
  const listing = useMemo(
    () =>
      answer && {
        freshness: answer.freshness,
        source: { from: 'listing' as const, ...answer.place, limit: FEED_PAGE },
        posts: answer.data.children.map(({ data }) => data),
      },
    [answer],
  )
  return { listing, ...reading }
}
