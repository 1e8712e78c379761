import { useCallback, useEffect, useRef, useState } from 'react'
import { ApiError } from '../../../client/api-error.ts'
import { skeletonSeen } from './skeleton-seen.ts'
import { useRefresh } from './use-refresh.ts'

const QUIET_MS = 20_000

type Settled<Answer> = { turn: string; at: number; answer?: Answer; failure?: ApiError }

/**
 * Asks whenever `key` changes; null asks nothing. The last answer stays while the next is on its way, an answer that
 * nobody waits for any more is given up, and a failure takes the place of what was shown. Who comes
 * back to an old answer gets a new one.
 */
export function useAnswer<Answer>(key: string | null, ask: (signal: AbortSignal) => Promise<Answer>) {
  const [tries, setTries] = useState(0)
  const [settled, setSettled] = useState<Settled<Answer>>()
  const latest = useRef({ ask, showsAnswer: false })
  const tryAgain = useCallback(() => setTries((count) => count + 1), [])
  const turn = key === null ? null : `${key}#${tries}`
  useEffect(() => {
    latest.current = { ask, showsAnswer: settled?.answer !== undefined }
  })

  useEffect(() => {
    if (turn === null) return
    const left = new AbortController()
    const skeletonGone = latest.current.showsAnswer ? undefined : skeletonSeen()
    void latest.current
      .ask(left.signal)
      .then(
        (answer) => ({ turn, at: Date.now(), answer }),
        (error: unknown) => {
          if (error instanceof ApiError) return { turn, at: Date.now(), failure: error }
          throw error
        },
      )
      .then(async (outcome) => {
        await skeletonGone
        if (!left.signal.aborted) setSettled(outcome)
      })
    return () => left.abort()
  }, [turn])

  // Nobody asked for it, so nobody is told when it fails.
  useRefresh(settled?.turn === turn ? settled?.at : undefined, () => {
    if (turn === null) return
    void ask(AbortSignal.timeout(QUIET_MS)).then(
      (answer) => setSettled((known) => (known?.turn === turn ? { turn, at: Date.now(), answer } : known)),
      () => {},
    )
  })

  return {
    answer: settled?.answer,
    failure: settled?.turn === turn ? settled?.failure : undefined,
    loading: turn !== null && settled?.turn !== turn,
    tryAgain,
  }
}
