import { useEffect, useRef, useState } from 'react'
import { ApiError } from '../../../../client/api-error.ts'
import type { DraftEvent } from '../../schema.ts'

type Stream = {
  status: 'idle' | 'generating' | 'generated' | 'failed'
  /** What has arrived so far. It is not checked yet, so it can only be looked at. */
  title: string
  content: string
  /** Why it is written once more. */
  again: string | null
  failure: ApiError | null
}

const idle: Stream = { status: 'idle', title: '', content: '', again: null, failure: null }

/** Words as they arrive. Leaving gives the draft up; a new one takes the place of one that is still on its way. */
export function useDraftStream<Answer>() {
  const [stream, setStream] = useState(idle)
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  async function run(
    ask: (signal: AbortSignal) => AsyncIterable<DraftEvent<Answer>>,
  ): Promise<Answer | undefined> {
    running.current?.abort()
    const left = new AbortController()
    running.current = left
    setStream({ ...idle, status: 'generating' })
    try {
      for await (const event of ask(left.signal)) {
        if (left.signal.aborted) return
        if (event.type === 'done') {
          setStream((known) => ({ ...known, status: 'generated' }))
          return event.answer
        }
        setStream((known) => follow(known, event))
      }
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (!left.signal.aborted) setStream((known) => ({ ...known, status: 'failed', failure: error }))
    }
  }

  return { ...stream, run, stop: () => running.current?.abort(), reset: () => setStream(idle) }
}

function follow(stream: Stream, event: DraftEvent<unknown>): Stream {
  if (event.type === 'again') return { ...stream, title: '', content: '', again: event.message }
  if (event.type === 'text') return { ...stream, [event.field]: stream[event.field] + event.text }
  return stream
}

/** A calm no: there are threads that no draft should go into. */
export const isDeclined = (failure: ApiError | null) => (failure?.code as string | undefined) === 'declined'
