import { useEffect, useRef, useState } from 'react'
import { ApiError } from '../../../../client/api-error.ts'
import { api, ask } from '../../../../client/ask.ts'
import { useRead } from '../../../../client/use-read.ts'
import { dismissToasts, toast } from '../../../../ui/toast.tsx'
import { FEED_PAGE, type Freshness, type Post } from '../../schema.ts'
import type { Failure } from '../posts/describe-reason.ts'
import { isTooOld, REFRESH_AFTER_MS } from '../posts/reading-age.ts'
import { useNow } from '../posts/use-now.ts'
import { emptyResearch, type Research } from './research-state.ts'

export const SEARCH_FAILED = 'Failed to search Reddit posts'

export type SearchFailure = Failure & { research: Research }

export type Found = {
  /** Another object with each search that someone starts. */
  research: Research
  posts: Post[]
  freshness: Freshness
  /** How many were asked. */
  subreddits: number
}

/** Searches when told to. The last result stays until the next one is there. */
export function usePostSearch() {
  const [asked, setAsked] = useState<{ research: Research; at: number }>()
  const now = useNow()
  const { answer, failure, loading } = useRead(
    asked ? ['search', asked] : null,
    async (signal): Promise<Found> => {
      const research = asked?.research ?? emptyResearch
      const { posts, freshness, searched_subreddits } = await searchReddit(research, signal)
      return { research, posts, freshness, subreddits: searched_subreddits.length }
    },
    { keepsLast: true, behindSkeleton: true, refreshAfterMs: REFRESH_AFTER_MS },
  )
  const latest = useRef(answer)
  useEffect(() => {
    latest.current = answer
  })
  const searched = answer?.research
  useEffect(() => {
    if (!searched || !latest.current) return
    const { posts, subreddits } = latest.current
    void toast({ title: `Found ${posts.length} posts across ${subreddits} subreddits` })
  }, [searched])
  useEffect(() => {
    if (failure) void toast({ title: SEARCH_FAILED, text: failure.message, variant: 'destructive' })
  }, [failure])

  return {
    /** What was searched for last, whatever has become of it. */
    asked: asked?.research,
    searching: loading,
    found: answer && isTooOld(answer.freshness, now) ? undefined : answer,
    failure: failure && asked && describe(failure, asked.research),
    search: (research: Research) => {
      dismissToasts()
      setAsked({ research: { ...research }, at: Date.now() })
    },
  }
}

const describe = ({ message, code, reason }: ApiError, research: Research): SearchFailure => ({
  message,
  code,
  reason,
  research,
})

async function searchReddit({ keyword, subreddits, sort, time }: Research, signal: AbortSignal) {
  const json = { keyword: keyword.trim(), subreddits, sort, time, limit: FEED_PAGE }
  const answer = await ask(api.reddit.search.$post({ json }, { init: { signal } }))
  if (answer.success) return answer
  throw new ApiError({ error: answer.error ?? 'Reddit gave no answer.', code: 'upstream_failed' })
}
