import { declineDraft } from './decline-draft.ts'
import { decideMode } from './judge/decide-mode.ts'
import { writeReason } from './judge/write-reason.ts'
import type { Mode } from './schema.ts'

type Decided = Omit<ReturnType<typeof decideMode>, 'mode'> & { mode: Exclude<Mode, 'refuse'> }

/** What a draft may do here, unless it should not be written at all. */
export function chooseMode(given: Parameters<typeof decideMode>[0]): Decided {
  const { mode, reasons, linksAllowed } = decideMode(given)
  if (mode === 'refuse') throw declineDraft(reasons.map(writeReason).join(' '))
  return { mode, reasons, linksAllowed }
}
