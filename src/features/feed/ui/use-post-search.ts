import { useEffect, useRef, useState } from 'react'
import { api, ask } from '../../../client/ask.ts'
import { ApiError } from '../../../client/api-error.ts'
import { dismissToasts, toast } from '../../../ui/toast.tsx'
import { FEED_PAGE, type Freshness, type Post, type SearchAnswer } from '../schema.ts'
import type { Failure } from './describe-reason.ts'
import type { Research } from './research-state.ts'
import { skeletonSeen } from './skeleton-seen.ts'
import { useNow } from './use-now.ts'
import { isTooOld, useRefresh } from './use-refresh.ts'

export const SEARCH_FAILED = 'Failed to search Reddit posts'

export type SearchFailure = Failure & { research: Research }

export type Found = {
  /** Another object with each search that somebody starts. */
  research: Research
  posts: Post[]
  freshness: Freshness
  /** With what earlier searches for the same keyword found in the same places. */
  seen: Post[]
  readAt: number
}

/** Searches when told to. The last result stays until the next one is there. */
export function usePostSearch() {
  const [searching, setSearching] = useState(false)
  const [found, setFound] = useState<Found>()
  const [failure, setFailure] = useState<SearchFailure>()
  const running = useRef<AbortController>(undefined)
  const seen = useRef<Seen>(new Map())
  const now = useNow()
  useEffect(() => () => running.current?.abort(), [])

  function begin() {
    running.current?.abort()
    running.current = new AbortController()
    return running.current
  }

  function show(research: Research, { posts, freshness }: SearchAnswer) {
    const known = remember(seen.current, research.keyword, posts, freshness.fetchedAt)
    setFound({ research, posts, freshness, seen: within(known, research.subreddits), readAt: Date.now() })
  }

  function fail(research: Research, { message, code, reason }: Failure) {
    setFound(undefined)
    setFailure({ message, code, reason, research })
    void toast({ title: SEARCH_FAILED, text: message, variant: 'destructive' })
    return false
  }

  /** True when there is something new to read. */
  async function search(research: Research) {
    const { signal } = begin()
    dismissToasts()
    setSearching(true)
    setFailure(undefined)
    const skeletonGone = found ? undefined : skeletonSeen()
    try {
      const answer = await searchReddit(research, signal)
      await skeletonGone
      if (signal.aborted) return false
      if (!answer.success) return fail(research, { message: answer.error ?? 'Reddit gave no answer.' })
      show({ ...research }, answer)
      void toast({
        title: `Found ${answer.posts.length} posts across ${answer.searched_subreddits.length} subreddits`,
      })
      return true
    } catch (error) {
      if (signal.aborted) return false
      if (!(error instanceof ApiError)) throw error
      return fail(research, error)
    } finally {
      if (!signal.aborted) setSearching(false)
    }
  }

  // Nobody asked for it, so nobody is told when it fails.
  useRefresh(searching ? undefined : found?.readAt, () => {
    if (!found) return
    const { signal } = begin()
    const replace = (answer: SearchAnswer) => {
      if (!signal.aborted && answer.success) show(found.research, answer)
    }
    void searchReddit(found.research, signal).then(replace, () => {})
  })

  return { searching, found: found && isTooOld(found.freshness, now) ? undefined : found, failure, search }
}

function searchReddit({ keyword, subreddits, sort, time }: Research, signal: AbortSignal) {
  return ask(
    api.reddit.search.$post(
      { json: { keyword: keyword.trim(), subreddits, sort, time, limit: FEED_PAGE } },
      { init: { signal } },
    ),
  )
}

type Seen = Map<string, Map<string, { post: Post; fetchedAt: string }>>

/** Only as long as the page is open: posts of strangers are not kept in the browser. */
function remember(seen: Seen, keyword: string, posts: Post[], fetchedAt: string) {
  const key = keyword.trim().toLowerCase()
  const known = [...(seen.get(key) ?? [])].filter(([, one]) => !isTooOld(one, Date.now()))
  const all = new Map([...known, ...posts.map((post) => [post.id, { post, fetchedAt }] as const)])
  seen.set(key, all)
  return [...all.values()].map(({ post }) => post)
}

function within(posts: Post[], subreddits: string[]) {
  const names = new Set(subreddits.map((name) => name.toLowerCase()))
  return posts.filter(({ subreddit }) => names.has(subreddit.toLowerCase()))
}
