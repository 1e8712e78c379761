import { useEffect, useState } from 'react'
import type { DraftCheck } from '../../judge/check-draft.ts'
import type { DraftContext, DraftText } from '../../judge/draft-context.ts'
import { judgeAside } from './judge-aside.ts'

const SETTLE_MS = 250

type Checked = DraftCheck & { text: DraftText; context: DraftContext; of: number }

/**
 * What the checks say of a text, looked at again whenever it has stood still for a moment. Until then the last word about the
 * same draft stands; `of` tells drafts apart.
 */
export function useChecks(of: number, text: DraftText | undefined, context: DraftContext) {
  const [last, setLast] = useState<Checked>()
  const [tries, setTries] = useState(1)
  /** What could not be checked, and in which try. */
  const [failed, setFailed] = useState<{ text: DraftText; context: DraftContext; tries: number }>()
  const checked = last?.of === of ? last : undefined
  const waitMs = checked ? SETTLE_MS : 0
  useEffect(() => {
    if (!text) return
    let left = false
    const timer = setTimeout(
      () =>
        judgeAside('checkDraft', text, context).then(
          (check) => !left && setLast({ ...check, text, context, of }),
          () => !left && setFailed({ text, context, tries }),
        ),
      waitMs,
    )
    return () => {
      left = true
      clearTimeout(timer)
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- how long it waits starts nothing by itself
  }, [text, context, of, tries])
  return {
    checked,
    failed:
      failed !== undefined && failed.text === text && failed.context === context && failed.tries === tries,
    tryAgain: () => setTries(tries + 1),
    /** Of the text as it is now, down to the last key. Null where it can't be checked. */
    checkNow: async () => {
      if (!text) return null
      if (checked?.text === text && checked.context === context) return checked.findings
      try {
        const check = await judgeAside('checkDraft', text, context)
        setLast({ ...check, text, context, of })
        return check.findings
      } catch {
        setFailed({ text, context, tries })
        return null
      }
    },
  }
}
