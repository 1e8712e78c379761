import { useEffect, useRef } from 'react'

/** Calls back when writing ended without a draft: stopped, failed or declined. What was on the screen for it is gone by then. */
export function useGivenUp(status: 'idle' | 'generating' | 'generated' | 'failed', onGivenUp: () => void) {
  const latest = useRef(onGivenUp)
  useEffect(() => {
    latest.current = onGivenUp
  })
  const before = useRef(status)
  useEffect(() => {
    const ended = before.current === 'generating' && status !== 'generating'
    before.current = status
    if (ended && status !== 'generated') latest.current()
  }, [status])
}
