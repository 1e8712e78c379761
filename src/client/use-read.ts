import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { ApiError } from './api-error.ts'

/** A skeleton that is gone at once only flickers. */
const SKELETON_MS = 300

type Options = {
  /** What was shown stays until the next answer is there. */
  keepsLast?: boolean
  /** Nothing is shown sooner than a skeleton can be seen. */
  behindSkeleton?: boolean
  /** Someone who comes back to an answer older than this gets a newer one. */
  refreshAfterMs?: number
  /** Asked again that often, as long as the page can be seen. */
  everyMs?: number
}

type Read<Answer> = { answer: Answer; at: number }

/**
 * Asks whenever `key` changes; null asks nothing. Of two questions the later one is answered, and an answer that nobody waits
 * for anymore is given up. A refresh that nobody asked for fails in silence: only `lastFailure` tells of it.
 */
export function useRead<Answer>(
  key: readonly unknown[] | null,
  read: (signal: AbortSignal, before: Answer | undefined) => Promise<Answer>,
  { keepsLast = false, behindSkeleton = false, refreshAfterMs, everyMs }: Options = {},
) {
  const reads = useQueryClient()
  const [tries, setTries] = useState(0)
  const showsAnswer = useRef(false)
  // Trying again asks a new question, so that its failure is told.
  const queryKey = [...(key ?? []), tries]
  const query = useQuery<Read<Answer>, ApiError>({
    queryKey,
    enabled: key !== null,
    queryFn: async ({ signal }) => {
      const skeletonSeen = behindSkeleton && !showsAnswer.current ? pause(SKELETON_MS) : undefined
      try {
        const before = reads.getQueryData<Read<Answer>>(queryKey)
        return { answer: await read(signal, before?.answer), at: Date.now() }
      } finally {
        await skeletonSeen
      }
    },
    // Anything else is a mistake of ours, for the page's own boundary to tell.
    throwOnError: (error) => !(error instanceof ApiError),
    ...(keepsLast && { placeholderData: keepPreviousData }),
    ...(refreshAfterMs !== undefined && {
      refetchOnWindowFocus: ({ state: { data } }) =>
        data !== undefined && Date.now() - data.at > refreshAfterMs,
    }),
    ...(everyMs !== undefined && { refetchInterval: everyMs, refetchOnWindowFocus: 'always' }),
  })
  useEffect(() => {
    showsAnswer.current = query.data !== undefined
  })

  return {
    answer: query.data?.answer,
    /** When the answer came. */
    readAt: query.data?.at ?? 0,
    failure: query.isLoadingError ? query.error : undefined,
    lastFailure: query.error ?? undefined,
    loading: key !== null && (query.isPending || query.isPlaceholderData),
    tryAgain: useCallback(() => setTries((count) => count + 1), []),
    /** A newer answer, or its ApiError; what is shown stays meanwhile. */
    readAgain: async () => {
      const { data, error } = await query.refetch()
      if (error || data === undefined) throw error ?? new Error('Nothing is read yet')
      return data.answer
    },
    /** What the page itself has done to the answer. */
    change: (to: (answer: Answer) => Answer) =>
      reads.setQueryData<Read<Answer>>(queryKey, (known) => known && { ...known, answer: to(known.answer) }),
  }
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
