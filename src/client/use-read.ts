import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { ApiError } from './api-error.ts'

/** A skeleton that is gone at once only flickers. */
const SKELETON_MS = 300

type Options<Answer> = {
  /** What was shown stays until the next answer is there. */
  keepsLast?: boolean
  /** What was shown stays even if the next answer fails: it is worth more than nothing. */
  outlivesFailure?: boolean
  /** Nothing is shown sooner than a skeleton can be seen. */
  behindSkeleton?: boolean
  /** Someone who comes back to a tab whose answer is older than this gets a newer one. */
  refreshAfterMs?: number
  /** Asked again that often as long as the page can be seen, and at each return to it. */
  everyMs?: number
  /** Asked again so much later, as long as the page can be seen; false once the answer is whole. */
  againAfterMs?: (answer: Answer) => number | false
}

/** What became of a question. A failure stands in the place of an answer; `lastFailure` is that of a refresh. */
type Outcome<Answer> = { answer?: Answer; failure?: ApiError; lastFailure?: ApiError; at: number }

/**
 * Asks whenever `key` changes; null asks nothing. Of two questions the later one is answered, and an answer that nobody waits
 * for anymore is given up. A refresh that nobody asked for fails in silence: only `lastFailure` tells of it.
 */
export function useRead<Answer>(
  key: readonly unknown[] | null,
  read: (signal: AbortSignal, before: Answer | undefined) => Promise<Answer>,
  options: Options<Answer> = {},
) {
  const { keepsLast, outlivesFailure, behindSkeleton, refreshAfterMs, everyMs, againAfterMs } = options
  const reads = useQueryClient()
  const [tries, setTries] = useState(0)
  const shown = useRef<Outcome<Answer>>(undefined)
  /** Counts changes and rereads, to spot a stale answer. */
  const turns = useRef(0)
  /** The turn of what is shown: the newest answer of a reread, or the last change. */
  const shownTurn = useRef(0)
  // Trying again asks a new question, so that its failure is told.
  const queryKey = [...(key ?? []), tries]
  const query = useQuery<Outcome<Answer>>({
    queryKey,
    enabled: key !== null,
    queryFn: async ({ signal }) => {
      const before = reads.getQueryData<Outcome<Answer>>(queryKey)
      const skeletonSeen =
        behindSkeleton && shown.current?.answer === undefined ? pause(SKELETON_MS) : undefined
      try {
        return { answer: await read(signal, before?.answer), at: Date.now() }
      } catch (error) {
        if (signal.aborted) throw error
        if (!(error instanceof ApiError)) {
          // A mistake of ours is reported like any other, and the page goes on without the answer.
          reportError(error)
          throw error
        }
        const kept =
          before ?? (outlivesFailure && shown.current?.answer !== undefined ? shown.current : undefined)
        return kept ? { ...kept, lastFailure: error } : { failure: error, lastFailure: error, at: Date.now() }
      } finally {
        await skeletonSeen
      }
    },
    ...(keepsLast && { placeholderData: keepPreviousData }),
    ...(refreshAfterMs !== undefined && {
      refetchOnWindowFocus: ({ state: { data } }) =>
        data !== undefined && Date.now() - data.at > refreshAfterMs,
    }),
    ...(againAfterMs && {
      // After a refusal nobody asks again by themselves.
      refetchInterval: ({ state: { data } }) =>
        data?.answer !== undefined && data.lastFailure === undefined && againAfterMs(data.answer),
    }),
    ...(everyMs !== undefined && { refetchInterval: everyMs, refetchOnWindowFocus: 'always' }),
  })
  const { data, isPlaceholderData } = query
  useEffect(() => {
    shown.current = data
  })
  const { refetch } = query
  useEffect(() => {
    if (everyMs === undefined) return
    const onFocus = () => void refetch({ cancelRefetch: false })
    addEventListener('focus', onFocus)
    return () => removeEventListener('focus', onFocus)
  }, [everyMs, refetch])

  return {
    answer: data?.answer,
    /** When the answer came. */
    readAt: data?.at ?? 0,
    failure: isPlaceholderData ? undefined : data?.failure,
    lastFailure: isPlaceholderData ? undefined : data?.lastFailure,
    loading: key !== null && (data === undefined || isPlaceholderData),
    tryAgain: useCallback(() => setTries((count) => count + 1), []),
    /** A newer answer, or its ApiError; what is shown stays meanwhile. */
    readAgain: async () => {
      turns.current += 1
      const turn = turns.current
      await reads.cancelQueries({ queryKey, exact: true })
      const before = reads.getQueryData<Outcome<Answer>>(queryKey)
      const answer = await read(AbortSignal.any([]), before?.answer)
      // One that knows nothing of what is shown since is not shown. A later reread that failed has shown nothing.
      if (turn > shownTurn.current) {
        shownTurn.current = turn
        reads.setQueryData<Outcome<Answer>>(queryKey, { answer, at: Date.now() })
      }
      return answer
    },
    /** What the page itself has done to the answer; one that is on its way knows nothing of it and is given up. */
    change: async (to: (answer: Answer | undefined) => Answer) => {
      turns.current += 1
      shownTurn.current = turns.current
      await reads.cancelQueries({ queryKey, exact: true })
      const known = reads.getQueryData<Outcome<Answer>>(queryKey) ?? shown.current
      const answer = to(known?.answer)
      reads.setQueryData<Outcome<Answer>>(queryKey, { answer, at: known?.at ?? Date.now() })
    },
  }
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
