import { type Dispatch, useEffect } from 'react'
import { ApiError } from '../../../client/api-error.ts'
import { api, ask } from '../../../client/ask.ts'
import type { ListedDraft, Mode } from '../schema.ts'
import type { Kept, SessionEvent } from './session-event.ts'

/** Brings back what was drafted for the post or the reply before, one that names the product and one that doesn't, and whether the user has answered it. */
export function useKeptComment(
  { postId, replyId }: { postId: string | null; replyId: string | null },
  productId: string | undefined,
  dispatch: Dispatch<SessionEvent>,
  onKept: ((kept: Kept) => void) | undefined,
) {
  useEffect(() => {
    const what = replyId === null ? postId !== null && { postId } : { replyId }
    if (!what || productId === undefined) return
    const left = new AbortController()
    const init = { signal: left.signal }
    // An earlier draft that can't be read can be written again.
    const forgive = (error: unknown) => {
      if (!(error instanceof ApiError)) throw error
    }
    ask(api.drafts.$get({ query: { ...what, productId } }, { init })).then(({ drafts: [last, ...rest] }) => {
      if (!last || left.signal.aborted) return
      // The log knows posts that were answered, by whatever; of replies only those that a draft has.
      if (replyId !== null) dispatch({ type: 'marked', answered: last.posted || rest.some(isPosted) })
      const other = rest.find(({ mode }) => isProse(mode) && mode !== last.mode) ?? null
      dispatch({ type: 'restored', kept: last, other })
      onKept?.(last)
    }, forgive)
    if (replyId !== null || postId === null) return () => left.abort()
    ask(api.drafts.marks.$get({ query: { posts: postId } }, { init })).then(({ marks: [mark] }) => {
      if (!left.signal.aborted) dispatch({ type: 'marked', answered: mark?.posted ?? false })
    }, forgive)
    return () => left.abort()
  }, [postId, replyId, productId, dispatch, onKept])
}

const isPosted = ({ posted }: ListedDraft) => posted

const isProse = (mode: Mode) => mode === 'mention_disclosed' || mode === 'no_mention'
