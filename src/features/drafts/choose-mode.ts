import { declineDraft } from './decline-draft.ts'
import type { Decision } from './judge/decide-by-reading.ts'
import { decideMode } from './judge/decide-mode.ts'
import { writeReason } from './judge/write-reason.ts'
import type { Mode } from './schema.ts'

type Decided = Omit<Decision, 'mode'> & { mode: Exclude<Mode, 'refuse'> }

/** What a draft may do here, unless it should not be written at all. */
export const chooseMode = (given: Parameters<typeof decideMode>[0]): Decided =>
  unlessRefused(decideMode(given))

export function unlessRefused({ mode, reasons, linksAllowed }: Decision): Decided {
  if (mode === 'refuse') throw declineDraft(reasons.map(writeReason).join(' '))
  return { mode, reasons, linksAllowed }
}
