import { type Dispatch, useEffect } from 'react'
import type { DraftContext } from '../judge/draft-context.ts'
import { judgeAside } from './judge-aside.ts'
import type { SessionEvent } from './session-event.ts'
import type { OpenDraft } from './session-state.ts'

const SETTLE_MS = 250

/** Has the draft looked at again whenever it has stood still for a moment. Until then the last word about it stands. */
export function useChecks(
  draft: OpenDraft | undefined,
  context: DraftContext,
  dispatch: Dispatch<SessionEvent>,
) {
  const { number = 0, text, check = null, checkTries = 0 } = draft ?? {}
  const waitMs = check ? SETTLE_MS : 0
  useEffect(() => {
    if (!text) return
    let left = false
    const timer = setTimeout(
      () =>
        judgeAside('checkDraft', text, context).then(
          (check) => !left && dispatch({ type: 'checked', number, text, context, check }),
          () => !left && dispatch({ type: 'uncheckable', number, text, context }),
        ),
      waitMs,
    )
    return () => {
      left = true
      clearTimeout(timer)
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- how long it waits starts nothing by itself
  }, [text, context, number, checkTries])

  /** Of the text as it is now, down to the last key. Null where it can't be checked. */
  return async function checkNow() {
    if (!text) return null
    if (check?.text === text && check.context === context) return check.findings
    try {
      const found = await judgeAside('checkDraft', text, context)
      dispatch({ type: 'checked', number, text, context, check: found })
      return found.findings
    } catch {
      dispatch({ type: 'uncheckable', number, text, context })
      return null
    }
  }
}
