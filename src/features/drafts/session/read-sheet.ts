import type { FieldName } from '../schema.ts'
import { quoteRules } from './decide-again.ts'
import {
  draftOf,
  holdsUnkept,
  isBlank,
  isDeclined,
  placeByNow,
  pointsOf,
  type SessionState,
  sheetOf,
} from './session-state.ts'

/** What there is to see of a session, but for what the checks say. */
export function readSheet(state: SessionState) {
  const { phase, place, wish, failure, half, answered, opened, timesPosted } = state
  const draft = draftOf(state)
  const points = pointsOf(state)
  const asked =
    phase.is === 'writing' ? !state.follows && placeByNow(state, phase.basis.place) : draft?.basis?.place
  const terms = (asked && asked.passport?.terms) || []
  return {
    is: phase.is,
    /** What has arrived so far. It is not checked yet, so it can only be looked at. */
    words: phase.is === 'writing' ? phase.words : null,
    failure,
    /** The words that had come before it failed or was stopped. */
    half,
    isStopped: half !== null && failure === null,
    declined: isDeclined(failure ?? undefined),
    passport: place.passport,
    wish,
    draft,
    /** The draft on the sheet, or the one whose points are. */
    openId: draft?.id ?? points?.draftId ?? null,
    /** Tells the draft on the sheet from others. */
    opened: draft?.number ?? opened,
    points: points && {
      text: points.text,
      reasons: state.follows ? quoteRules(place, points.why.reasons) : points.why.reasons,
      writtenBy: points.writtenBy,
    },
    /** Why the draft has its mode, with the rules that say so, whichever of the two arrives first. */
    reasons: draft && !draft.basis ? quoteRules(place, draft.reasons) : (draft?.reasons ?? []),
    /** What the community wants of a title and its flair. */
    titleTerms: terms.filter(({ kind }) => kind === 'title_format' || kind === 'flair'),
    isBlank: (field: FieldName) => isBlank(draft?.text, field),
    holdsUnkept: holdsUnkept(sheetOf(state)),
    mayBePosted: (draft?.mayBePosted ?? false) && !answered,
    answered,
    timesPosted,
  }
}
