import type { InferRequestType } from 'hono/client'
import { type Dispatch, useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { ApiError } from '../../../client/api-error.ts'
import { api, ask } from '../../../client/ask.ts'
import type { BetterText, SessionEvent } from './session-event.ts'
import { mayName, type OpenDraft } from './session-state.ts'
import { type ReadWith, readInput } from './use-reading.ts'

/** Has the sentences written anew in which something was found, but for those of the user. */
export function useImproving(
  draft: OpenDraft | undefined,
  readWith: ReadWith,
  mayLink: boolean,
  dispatch: Dispatch<SessionEvent>,
) {
  const left = useRef<AbortController>(undefined)
  useEffect(() => {
    const controller = new AbortController()
    left.current = controller
    return () => controller.abort()
  }, [])

  return async function improve() {
    const input = draft && readInput(draft, readWith)
    if (!input || draft.improving === 'asked') return
    const signal = left.current?.signal ?? AbortSignal.abort()
    const words = { number: draft.number, text: draft.text, mayName: mayName(draft) }
    dispatch({ type: 'improvementAsked', ...words })
    const answer = await askForBetter({ ...input, mayLink, written: draft.written }, signal)
    if (signal.aborted) return
    // At once, so that the screen is there for the focus.
    flushSync(() => dispatch({ type: 'improved', ...words, answer }))
  }
}

type ImproveInput = InferRequestType<typeof api.drafts.improve.$post>['json']

async function askForBetter(json: ImproveInput, signal: AbortSignal): Promise<BetterText | null> {
  try {
    const { improved } = await ask(api.drafts.improve.$post({ json }, { init: { signal } }))
    if (!improved) return null
    const { title, content, swaps, review } = improved
    return { text: { title, content }, swaps, review }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return null
  }
}
