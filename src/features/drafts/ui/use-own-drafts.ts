import { useEffect, useState } from 'react'
import { api, ask } from '../../../client/ask.ts'
import { ApiError } from '../../../client/api-error.ts'
import { NO_LEDGER, type RecentDrafts } from '../schema.ts'

const nothing: RecentDrafts = { contents: [], ledger: NO_LEDGER }

type Besides = {
  /** The post that is answered now: under it nothing is said twice. */
  post?: string | null
  /** The draft on the desk, which may have been copied before. */
  draft?: string | null
  /** Where it will stand. */
  subreddit?: string | null
}

/** What the user took along lately, to notice what they say twice and how often they name the product. */
export function useOwnDrafts({ post = null, draft = null, subreddit = null }: Besides = {}) {
  const [known, setKnown] = useState<{ besides: string | null; recent: RecentDrafts }>()
  useEffect(() => {
    const left = new AbortController()
    const about = {
      ...(post !== null && { besides: post }),
      ...(draft !== null && { besidesDraft: draft }),
      ...(subreddit !== null && { subreddit }),
    }
    ask(api.drafts.recent.$get({ query: about }, { init: { signal: left.signal } })).then(
      (recent) => setKnown({ besides: draft, recent }),
      (error: unknown) => {
        // Without them nothing is noticed here; the server looks again with every draft it writes.
        if (!(error instanceof ApiError)) throw error
      },
    )
    return () => left.abort()
  }, [post, draft, subreddit])
  // Until they are read anew, the draft on the desk could be among them.
  return known?.besides === draft ? known.recent : nothing
}
