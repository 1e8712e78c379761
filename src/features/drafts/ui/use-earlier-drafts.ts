import { useEffect, useMemo, useState } from 'react'
import { api, ask } from '../../../client/ask.ts'
import { ApiError } from '../../../client/api-error.ts'
import type { ListedDraft } from '../schema.ts'

type Known = { drafts: ListedDraft[]; readAt: number }

const nothing: Known = { drafts: [], readAt: 0 }

type Wanted = {
  task: 'post' | 'rewrite'
  /** Of all products where none is chosen yet. */
  productId: string | undefined
  /** The draft on the sheet: a new one belongs into the list. */
  openId: string | null
  /** What was posted since is said in the list. */
  timesPosted: number
}

/** What was written before, newest first. */
export function useEarlierDrafts({ task, productId, openId, timesPosted }: Wanted) {
  const [known, setKnown] = useState(nothing)
  const wanted = useMemo(() => ({ task, ...(productId !== undefined && { productId }) }), [task, productId])
  useEffect(() => {
    const left = new AbortController()
    ask(api.drafts.$get({ query: wanted }, { init: { signal: left.signal } })).then(
      ({ drafts }) => setKnown({ drafts, readAt: Date.now() }),
      (error: unknown) => {
        // What can't be read now is still kept.
        if (!(error instanceof ApiError)) throw error
      },
    )
    return () => left.abort()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a new draft on the sheet, or one that was posted, is a reason to read, not a part of the question
  }, [wanted, openId, timesPosted])

  return {
    ...known,
    /** As they are kept by now. */
    readAgain: async () => {
      const { drafts } = await ask(api.drafts.$get({ query: wanted }))
      setKnown({ drafts, readAt: Date.now() })
      return drafts
    },
    forget: (id: string) => setKnown({ ...known, drafts: known.drafts.filter((one) => one.id !== id) }),
  }
}
