import { useEffect, useState } from 'react'
import type * as Judge from './judge.ts'

let loaded: typeof Judge | undefined

/** The checks come in a chunk of their own, when the first draft is opened. */
export function useJudge(wanted: boolean) {
  const [judge, setJudge] = useState(loaded)
  const [tries, setTries] = useState(1)
  const [failed, setFailed] = useState(0)
  useEffect(() => {
    if (!wanted || judge) return
    import('./judge.ts').then(
      (module) => {
        loaded = module
        setJudge(module)
      },
      () => setFailed(tries),
    )
  }, [wanted, judge, tries])
  return { judge, failed: failed === tries, tryAgain: () => setTries(tries + 1) }
}
