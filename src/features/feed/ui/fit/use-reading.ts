import { useCallback, useMemo, useState } from 'react'
import { ApiError } from '../../../../client/api-error.ts'
import { api, ask } from '../../../../client/ask.ts'
import { useRead } from '../../../../client/use-read.ts'
import type { PostFit } from './post-fit.ts'

const FIRST_MS = 800
const LONGEST_MS = 10_000
const SLOWER = 1.25
/** About four minutes, as long as a worker may take. What is still unread then isn't being read. */
const MOST_ASKS = 32

export type Shown = Parameters<typeof api.fits.$post>[0]['json']['posts']

type Answer = { productId: string; question: string; asks: number; reading: boolean; fits: PostFit[] }

export type Reading = {
  /** In the order of the posts; null until the first answer. */
  fits: PostFit[] | null
  /** Meanwhile: what is known from the last posts, which may be among these. */
  earlier: PostFit[]
  /** Whether more is coming. */
  isReading: boolean
  tryAgain: () => void
}

/** What posts mean to a product. Asked again, at growing distances, as long as someone reads them and the tab can be seen. */
export function useReading(posts: Shown | undefined, productId: string | undefined): Reading {
  const [tried, setTried] = useState({ of: '', times: 0 })
  const question = posts && productId ? JSON.stringify([productId, posts]) : null
  const tries = tried.of === question ? tried.times : 0
  const { answer, failure } = useRead<Answer>(
    question === null ? null : ['fits', question, tries],
    async (signal, before) => {
      if (!posts || !productId || question === null) throw new Error('Nothing is asked.')
      const json = { productId, posts, again: tries > 0 && before === undefined }
      const asks = (before?.asks ?? 0) + 1
      const said = await ask(api.fits.$post({ json }, { init: { signal } })).catch((error: unknown) => {
        // What is known stays, and the next time comes later.
        if (before && error instanceof ApiError) return before
        throw error
      })
      return { ...said, productId, question, asks }
    },
    {
      keepsLast: true,
      againAfterMs: ({ reading, asks }) =>
        reading && asks < MOST_ASKS && Math.min(LONGEST_MS, FIRST_MS * SLOWER ** asks),
    },
  )
  const tryAgain = useCallback(() => {
    if (question !== null) setTried({ of: question, times: tries + 1 })
  }, [question, tries])
  return useMemo(() => {
    const none = { fits: null, earlier: [], isReading: false, tryAgain }
    if (question === null) return none
    if (failure) return { ...none, fits: [] }
    const earlier = answer?.productId === productId ? (answer?.fits ?? []) : []
    if (answer?.question !== question) return { ...none, earlier, isReading: true }
    const isReading = answer.reading && answer.asks < MOST_ASKS
    const fits = answer.fits.map((fit) => (isReading ? fit : endWaiting(fit)))
    return { ...none, fits, isReading }
  }, [question, productId, answer, failure, tryAgain])
}

const endWaiting = (fit: PostFit): PostFit =>
  fit.state === 'waiting' ? { postId: fit.postId, state: 'unread' } : fit
