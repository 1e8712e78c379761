import { useEffect, useRef, useState } from 'react'
import { ApiError, api } from '../../../client.ts'
import { dismissToasts, toast } from '../../../ui/toast.tsx'
import { FEED_PAGE, type Freshness, type Post } from '../schema.ts'
import type { Research } from './research-state.ts'

const FAILED = 'Failed to search Reddit posts'
const SKELETON_MS = 300

export type Found = {
  research: Research
  posts: Post[]
  freshness: Freshness
  /** With what earlier searches for the same keyword found in the same places. */
  seen: Post[]
}

/** Searches when told to. The last result stays until the next one is there. */
export function usePostSearch() {
  const [searching, setSearching] = useState(false)
  const [found, setFound] = useState<Found>()
  const [failure, setFailure] = useState<string>()
  const running = useRef<AbortController>(undefined)
  const seen = useRef(new Map<string, Map<string, Post>>())
  useEffect(() => () => running.current?.abort(), [])

  /** True when there is something new to read. */
  async function search(research: Research) {
    running.current?.abort()
    const left = new AbortController()
    running.current = left
    dismissToasts()
    setSearching(true)
    setFailure(undefined)
    const skeletonGone = found ? undefined : pause(SKELETON_MS)
    try {
      const { keyword, subreddits, sort, time } = research
      const answer = await api.searchPosts(
        { keyword: keyword.trim(), subreddits, sort, time, limit: FEED_PAGE },
        left.signal,
      )
      await skeletonGone
      if (left.signal.aborted) return false
      if (!answer.success) return fail(answer.error ?? 'Reddit gave no answer.')
      const known = remember(seen.current, keyword, answer.posts)
      setFound({
        research,
        posts: answer.posts,
        freshness: answer.freshness,
        seen: within(known, subreddits),
      })
      void toast({
        title: `Found ${answer.posts.length} posts across ${answer.searched_subreddits.length} subreddits`,
      })
      return true
    } catch (error) {
      if (left.signal.aborted) return false
      if (!(error instanceof ApiError)) throw error
      return fail(error.message)
    } finally {
      if (!left.signal.aborted) setSearching(false)
    }
  }

  function fail(reason: string) {
    setFound(undefined)
    setFailure(reason)
    void toast({ title: FAILED, text: reason, variant: 'destructive' })
    return false
  }

  return { searching, found, failure, search }
}

/** Only as long as the page is open: posts of strangers are not kept in the browser. */
function remember(seen: Map<string, Map<string, Post>>, keyword: string, posts: Post[]) {
  const key = keyword.trim().toLowerCase()
  const known = seen.get(key) ?? new Map<string, Post>()
  for (const post of posts) known.set(post.id, post)
  seen.set(key, known)
  return [...known.values()]
}

function within(posts: Post[], subreddits: string[]) {
  const names = new Set(subreddits.map((name) => name.toLowerCase()))
  return posts.filter(({ subreddit }) => names.has(subreddit.toLowerCase()))
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
