import { useEffect, useRef, useState } from 'react'
import { ApiError } from '../../../client/api-error.ts'
import { api, ask } from '../../../client/ask.ts'
import type { DraftText } from '../judge/draft-context.ts'
import { queueEdits } from './queue-edits.ts'

const PAUSE_MS = 800

const NOT_YET = "Your last change isn't saved yet"

/** Keeps what the user changes, a moment after the last key, and at once when they leave. */
export function useSavedEdits() {
  const [queue] = useState(() => queueEdits(save))
  const timer = useRef<number>(undefined)
  const [failure, setFailure] = useState<string | null>(null)

  /** Fails where something could not be saved; the next change tries again. */
  async function flush() {
    clearTimeout(timer.current)
    try {
      await queue.flush()
      setFailure(null)
    } catch (error) {
      if (error instanceof ApiError) setFailure(explain(error))
      throw error
    }
  }
  /** For where nobody waits for it: that it failed is told beside the text. */
  const flushInPassing = () =>
    flush().catch((error: unknown) => {
      if (!(error instanceof ApiError)) throw error
    })
  function keep(id: string | null, text: DraftText) {
    // An emptied sheet is not worth keeping; what stood there before is.
    if (id === null || text.content.trim() === '') return
    queue.add(id, text)
    clearTimeout(timer.current)
    timer.current = window.setTimeout(() => void flushInPassing(), PAUSE_MS)
  }

  const leave = useRef(flushInPassing)
  useEffect(() => {
    leave.current = flushInPassing
  })
  useEffect(() => () => void leave.current(), [])
  return { keep, flush, flushInPassing, failure }
}

/** What must not be lost when the page goes away. */
const save = (id: string, json: DraftText) =>
  ask(api.drafts[':id'].$put({ param: { id }, json }, { init: { keepalive: true } }))

/** What the server says about a field tells more than that something is wrong. */
function explain({ code, fields, message }: ApiError) {
  if (code !== 'invalid_input') return NOT_YET
  return Object.values(fields ?? {}).flat()[0] ?? message
}
