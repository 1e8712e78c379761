import { type Dispatch, useEffect } from 'react'
import { ApiError } from '../../../client/api-error.ts'
import { api, ask } from '../../../client/ask.ts'
import type { SessionEvent } from './session-event.ts'

/** Brings back the comment that was drafted for the post before, and whether the user has answered it. */
export function useKeptComment(
  postId: string | null,
  productId: string | undefined,
  dispatch: Dispatch<SessionEvent>,
) {
  useEffect(() => {
    if (postId === null || productId === undefined) return
    const left = new AbortController()
    const init = { signal: left.signal }
    // An earlier draft that can't be read can be written again.
    const forgive = (error: unknown) => {
      if (!(error instanceof ApiError)) throw error
    }
    ask(api.drafts.$get({ query: { postId, productId } }, { init })).then(({ drafts: [last] }) => {
      if (last && !left.signal.aborted) dispatch({ type: 'restored', kept: last })
    }, forgive)
    ask(api.drafts.marks.$get({ query: { posts: postId } }, { init })).then(({ marks: [mark] }) => {
      if (!left.signal.aborted) dispatch({ type: 'marked', answered: mark?.posted ?? false })
    }, forgive)
    return () => left.abort()
  }, [postId, productId, dispatch])
}
