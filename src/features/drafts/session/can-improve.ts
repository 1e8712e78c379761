import { isMendable } from '../judge/is-mendable.ts'
import type { Finding } from '../schema.ts'
import type { OpenDraft } from './session-state.ts'

/** Whether something was found in words that a mender may change. Those of the user stay as they are. */
export function canImprove({ reading, text, written }: OpenDraft, findings: Finding[]) {
  if (reading.is === 'asked' || reading.is === 'unread') return false
  return findings
    .filter(isMendable)
    .some(({ field, span }) => written.includes((text[field] ?? '').slice(...span)))
}
