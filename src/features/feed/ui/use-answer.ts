import { useEffect, useRef, useState } from 'react'
import { ApiError } from '../../../client.ts'

/** A skeleton that is gone at once only flickers. */
const SKELETON_MS = 300

type Settled<Answer> = { turn: string; answer?: Answer; failure?: ApiError }

/**
 * Asks whenever `key` changes; null asks nothing. The last answer stays while the next is on its way, an answer that
 * nobody waits for any more is given up, and a failure takes the place of what was shown.
 */
export function useAnswer<Answer>(key: string | null, ask: (signal: AbortSignal) => Promise<Answer>) {
  const [tries, setTries] = useState(0)
  const [settled, setSettled] = useState<Settled<Answer>>()
  const latest = useRef({ ask, showsAnswer: false })
  const turn = key === null ? null : `${key}#${tries}`
  useEffect(() => {
    latest.current = { ask, showsAnswer: settled?.answer !== undefined }
  })

  useEffect(() => {
    if (turn === null) return
    const left = new AbortController()
    const skeletonGone = latest.current.showsAnswer ? undefined : pause(SKELETON_MS)
    void latest.current
      .ask(left.signal)
      .then(
        (answer) => ({ turn, answer }),
        (error: unknown) => {
          if (error instanceof ApiError) return { turn, failure: error }
          throw error
        },
      )
      .then(async (outcome) => {
        await skeletonGone
        if (!left.signal.aborted) setSettled(outcome)
      })
    return () => left.abort()
  }, [turn])

  return {
    answer: settled?.answer,
    failure: settled?.turn === turn ? settled?.failure : undefined,
    loading: turn !== null && settled?.turn !== turn,
    tryAgain: () => setTries((count) => count + 1),
  }
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
