import { useEffect, useRef, useState } from 'react'
import { ApiError, api } from '../../../client.ts'
import type { DraftText } from '../judge/draft-context.ts'
import type { Draft } from '../schema.ts'

const PAUSE_MS = 800

type Edit = DraftText & Partial<Pick<Draft, 'mention'>>

const NOT_YET = "Your last change isn't saved yet"

/** Keeps what the user changes, a moment after the last key, and at once when they leave. */
export function useSavedEdits() {
  const waiting = useRef<{ id: string; edit: Edit; timer: number }>(undefined)
  const [failure, setFailure] = useState<string | null>(null)

  async function flush() {
    if (!waiting.current) return
    const { id, edit, timer } = waiting.current
    waiting.current = undefined
    clearTimeout(timer)
    try {
      await api.saveDraft(id, edit)
      setFailure(null)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      // The next change tries again; the text itself is still on the screen.
      setFailure(error.code === 'invalid_input' ? explainRefusal(error) : NOT_YET)
    }
  }
  function keep(id: string | null, edit: Edit) {
    // An emptied sheet is not worth keeping; what stood there before is.
    if (id === null || edit.content.trim() === '') return
    const before = waiting.current?.id === id ? waiting.current.edit : {}
    clearTimeout(waiting.current?.timer)
    waiting.current = {
      id,
      edit: { ...before, ...edit },
      timer: window.setTimeout(() => void flush(), PAUSE_MS),
    }
  }

  const leave = useRef(flush)
  useEffect(() => {
    leave.current = flush
  })
  useEffect(() => () => void leave.current(), [])
  return { keep, flush, failure }
}

/** What the server says about a field tells more than that something is wrong. */
const explainRefusal = ({ fields, message }: ApiError) => Object.values(fields ?? {}).flat()[0] ?? message
