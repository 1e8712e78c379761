import { useEffect, useState } from 'react'
import { ApiError, api } from '../../../client.ts'

const none: string[] = []

type Besides = {
  /** The post that is answered now: under it nothing is said twice. */
  post?: string | null
  /** The draft on the desk, which may have been copied before. */
  draft?: string | null
}

/** What the user took along lately, to notice what they say twice. */
export function useOwnDrafts({ post = null, draft = null }: Besides = {}) {
  const [known, setKnown] = useState<{ besides: string | null; contents: string[] }>()
  useEffect(() => {
    const left = new AbortController()
    const about = { ...(post !== null && { besides: post }), ...(draft !== null && { besidesDraft: draft }) }
    api.listRecentDrafts(about, left.signal).then(
      ({ contents }) => setKnown({ besides: draft, contents }),
      (error: unknown) => {
        // Without them nothing is noticed here; the server looks again with every draft it writes.
        if (!(error instanceof ApiError)) throw error
      },
    )
    return () => left.abort()
  }, [post, draft])
  // Until they are read anew, the draft on the desk could be among them.
  return known?.besides === draft ? known.contents : none
}
