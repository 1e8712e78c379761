import { useMemo } from 'react'
import { api, ask } from '../../../../client/ask.ts'
import { useRead } from '../../../../client/use-read.ts'
import type { FeedProduct } from '../feed-product.ts'
import { REFRESH_AFTER_MS } from '../posts/reading-age.ts'

/** Workers read new posts in every subreddit, whichever one is shown. */
const LOOK_AGAIN_MS = 5 * 60_000

export type StrongFits = {
  /** False while an answer that would say more is on its way; until then, nothing is looked for elsewhere. */
  isSettled: boolean
  /** How many strong fits wait for an answer there; undefined where nobody knows. */
  in: (subreddit: string) => number | undefined
  countAgain: () => void
}

type Options = {
  enabled: boolean
  /** How many posts the model has read by now, of those that are shown. */
  read: number
  /** A post is open, and may be answered there: afterwards they are counted again. */
  isOpen: boolean
}

/** How many strong fits wait in each of the product's subreddits. Asked of the store alone. */
export function useStrongFits(
  product: FeedProduct | undefined,
  { enabled, read, isOpen }: Options,
): StrongFits {
  const id = product?.id
  const names = (product?.subreddits ?? []).join('+')
  const isAsked = enabled && id !== undefined && names !== ''
  const { answer, failure, tryAgain } = useRead(
    isAsked && !isOpen ? ['strong fits', id, names, read] : null,
    async (signal) => {
      if (id === undefined) throw new Error('Nothing is asked.')
      const { subreddits } = await ask(api.fits.strong.$get({ query: { product: id } }, { init: { signal } }))
      return { of: id, subreddits }
    },
    {
      keepsLast: true,
      outlivesFailure: true,
      refreshAfterMs: REFRESH_AFTER_MS,
      againAfterMs: () => LOOK_AGAIN_MS,
    },
  )
  // What waits for another product says nothing here.
  const known = answer?.of === id ? answer?.subreddits : undefined
  const isSettled = !isAsked || known !== undefined || failure !== undefined
  return useMemo(() => {
    const counts = new Map(known?.map(({ subreddit, strong }) => [subreddit.toLowerCase(), strong]))
    return { isSettled, in: (subreddit) => counts.get(subreddit.toLowerCase()), countAgain: tryAgain }
  }, [known, isSettled, tryAgain])
}
