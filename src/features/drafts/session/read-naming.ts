import type { Ban } from '../judge/decide-by-reading.ts'
import type { Ledger, Reason } from '../schema.ts'
import { banIn, foresee, quoteRules } from './decide-again.ts'
import { draftOf, kindOf, type SessionState } from './session-state.ts'

export type Naming = {
  /** What the open draft does, or the next one will; null as long as the rules are read. */
  chosen: 'mention' | 'help' | null
  /** The rule that forbids it. */
  ban: Ban | null
  /** Why it is as it is. */
  reasons: Reason[]
  ledger: Ledger
  /** What can be had without a word being written. */
  written: ('mention' | 'help')[]
}

/** Whether the product is named; null where there is no draft to name it in, because there are only notes or nothing at all. */
export function readNaming(state: SessionState, ledger: Ledger): Naming | null {
  const { place, wish, phase, other } = state
  const draft = state.follows ? draftOf(state) : undefined
  const kind = kindOf(draft)
  const written = [kind, kindOf(other)].filter((one) => one !== undefined)
  const shared = { ban: banIn(place), ledger, written }
  if (draft && kind && phase.is === 'open')
    return { ...shared, chosen: kind, reasons: quoteRules(place, draft.decided?.reasons ?? []) }
  const { mode, reasons } = foresee(place, wish, ledger)
  if (mode === 'refuse' || mode === 'notes_only') return null
  if (place.passport === undefined && place.post.subreddit !== null)
    return { ...shared, chosen: null, reasons: [] }
  return { ...shared, chosen: mode === 'mention_disclosed' ? 'mention' : 'help', reasons }
}
