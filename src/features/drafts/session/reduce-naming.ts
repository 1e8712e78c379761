import { decideAnew, decideOwnWords, type Place } from './decide-again.ts'
import { lookUpReading } from './look-up-reading.ts'
import { leaveReading, leaveStream } from './reduce-reading.ts'
import { draftOf, kindOf, mayName, type OpenDraft, type SessionState } from './session-state.ts'

/** What a draft may do by the rules of now, unless it keeps those of its form. */
export function decideByNow(draft: OpenDraft, place: Place): OpenDraft {
  if (draft.basis) return draft
  const decision = draft.decided && !draft.edited ? decideAnew(place, draft.decided) : decideOwnWords(place)
  const decidedDraft = { ...draft, ...decision }
  // What was said held for the other mode.
  return mayName(draft) === mayName(decision) ? decidedDraft : lookUpReading(decidedDraft)
}

/** Words of the user may name the product wherever no rule forbids it, whatever the model was told. */
export function ofTheUser(draft: OpenDraft, { place }: SessionState): OpenDraft {
  return mayName(draft) ? draft : { ...draft, mode: decideOwnWords(draft.basis?.place ?? place).mode }
}

/** Both texts stay, and the wish says which one is open. */
export function takeOther(state: SessionState): SessionState {
  const { other, wish, phase } = state
  const wanted = wish === 'never' ? 'help' : 'mention'
  if (phase.is !== 'open' || kindOf(other) !== wanted || kindOf(phase.draft) === wanted || !other)
    return state
  return { ...state, other: leaveReading(phase.draft), phase: { ...phase, draft: other } }
}

/** The newest draft of a comment that does what the one that is opened now doesn't. */
export function setAside(state: SessionState, opened: OpenDraft): OpenDraft | null {
  const kind = kindOf(opened)
  const before = state.follows && kind ? [draftOf(state), state.other] : []
  const other = before.find((draft) => kindOf(draft) && kindOf(draft) !== kind)
  return other ? leaveReading(leaveStream(other)) : null
}
