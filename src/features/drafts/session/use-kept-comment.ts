import { type Dispatch, useEffect } from 'react'
import { ApiError } from '../../../client/api-error.ts'
import { api, ask } from '../../../client/ask.ts'
import type { Mode } from '../schema.ts'
import type { Kept, SessionEvent } from './session-event.ts'

/** Brings back the comments that were drafted for the post before, one that names the product and one that doesn't, and whether the user has answered it. */
export function useKeptComment(
  postId: string | null,
  productId: string | undefined,
  dispatch: Dispatch<SessionEvent>,
  onKept: ((kept: Kept) => void) | undefined,
) {
  useEffect(() => {
    if (postId === null || productId === undefined) return
    const left = new AbortController()
    const init = { signal: left.signal }
    // An earlier draft that can't be read can be written again.
    const forgive = (error: unknown) => {
      if (!(error instanceof ApiError)) throw error
    }
    ask(api.drafts.$get({ query: { postId, productId } }, { init })).then(({ drafts: [last, ...rest] }) => {
      if (!last || left.signal.aborted) return
      const other = rest.find(({ mode }) => isProse(mode) && mode !== last.mode) ?? null
      dispatch({ type: 'restored', kept: last, other })
      onKept?.(last)
    }, forgive)
    ask(api.drafts.marks.$get({ query: { posts: postId } }, { init })).then(({ marks: [mark] }) => {
      if (!left.signal.aborted) dispatch({ type: 'marked', answered: mark?.posted ?? false })
    }, forgive)
    return () => left.abort()
  }, [postId, productId, dispatch, onKept])
}

const isProse = (mode: Mode) => mode === 'mention_disclosed' || mode === 'no_mention'
