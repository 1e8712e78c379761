import { useState } from 'react'

/** Asks before something takes the place of words that are kept nowhere. */
export function useAskFirst(unkept: boolean) {
  const [waiting, setWaiting] = useState<() => void>()
  return {
    asked: waiting !== undefined,
    askFirst: (replace: () => void) => (unkept ? setWaiting(() => replace) : replace()),
    keep: () => setWaiting(undefined),
    discard: () => {
      setWaiting(undefined)
      waiting?.()
    },
  }
}
