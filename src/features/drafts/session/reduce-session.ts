import type { DraftText } from '../judge/draft-context.ts'
import type { DraftEvent } from '../schema.ts'
import { type Decision, decideAnew, decideOwnWords, type Place, quoteRules } from './decide-again.ts'
import { joinWritten } from './join-written.ts'
import { lookUpReading } from './look-up-reading.ts'
import { decideByNow, ofTheUser, setAside, takeOther } from './reduce-naming.ts'
import {
  askToImprove,
  beginReading,
  changeWords,
  endPatience,
  finishDraft,
  improve,
  leaveStream,
  takeReview,
  undo,
} from './reduce-reading.ts'
import type { Kept, SessionEvent } from './session-event.ts'
import {
  type Basis,
  draftOf,
  holdsUnkept,
  kindOf,
  mayName,
  type OpenDraft,
  type Points,
  placeByNow,
  pointsOf,
  type SessionState,
  sheetOf,
  type Words,
  type Writing,
} from './session-state.ts'

const noWords: Words = { title: '', content: '' }

/** What becomes of a draft when something happens. Whatever answers a question that nobody asks anymore changes nothing. */
export function reduceSession(state: SessionState, event: SessionEvent): SessionState {
  switch (event.type) {
    case 'asked': {
      const basis = { ...event.basis, place: state.place }
      const over = sheetOf(updateDraft(state, leaveStream))
      const phase: Writing = { is: 'writing', over, basis, words: noWords }
      return { ...state, turn: event.turn, failure: null, half: null, phase }
    }
    case 'worded': {
      const writing = writingOf(state, event)
      if (!writing) return state
      return { ...state, phase: { ...writing, words: follow(writing.words, event.said) } }
    }
    case 'written':
      return takeAnswer(state, event)
    case 'finished':
      return updateEither(state, (draft) => finishDraft(draft, event))
    case 'failed': {
      const writing = writingOf(state, event)
      if (!writing) return state
      return { ...giveUp(state), failure: event.why, half: writing.words }
    }
    case 'stopped':
      return { ...giveUp(state), failure: null, half: halfOf(state) }
    case 'sought':
      return { ...state, turn: event.turn, phase: sheetOf(updateDraft(state, leaveStream)) }
    case 'restored':
      return restore(state, event)
    case 'reopened':
      return event.turn === state.turn ? reopen(state, event.kept, event.basis) : state
    case 'marked':
      return { ...state, answered: event.answered }
    case 'rulesArrived':
      return takeRules(state, event.place)
    case 'wished':
      return takeOther({ ...state, wish: event.wish })
    case 'begunAlone':
      return openOwnWords(state, { text: event.ownWords, asked: null, points: pointsOf(state) })
    case 'edited':
      return updateDraft(state, (draft) => changeWords(ofTheUser(draft, state), event.text))
    case 'checked': {
      const { text, context, check } = event
      if (!isAboutNow(state, event)) return state
      return changeDraft(state, { check: { ...check, text, context }, uncheckedIn: null })
    }
    case 'uncheckable':
      return isAboutNow(state, event) ? changeDraft(state, { uncheckedIn: event.context }) : state
    case 'checkRetried':
      return changeDraft(state, { uncheckedIn: null, checkTries: (draftOf(state)?.checkTries ?? 0) + 1 })
    case 'readingBegun':
      return updateDraft(state, (draft) => beginReading(draft, event))
    case 'readingLate':
      return updateDraft(state, (draft) => (draft.number === event.number ? endPatience(draft) : draft))
    case 'reviewed':
      return updateDraft(state, (draft) => takeReview(draft, event))
    case 'improvementAsked':
      return updateDraft(state, (draft) => askToImprove(draft, event))
    case 'improved':
      return updateEither(state, (draft) => improve(draft, event))
    case 'improvementUndone':
      return updateDraft(state, undo)
    case 'copied':
      return draftOf(state)?.number === event.number ? changeDraft(state, { mayBePosted: true }) : state
    case 'settled':
      return changeDraft(state, { mayBePosted: false })
    case 'posted':
      return { ...state, timesPosted: state.timesPosted + 1 }
    case 'closed':
      return close(state)
  }
}

/** Undefined where it is not the newest wish that speaks, or where that one was given up. */
const writingOf = ({ phase, turn }: SessionState, event: { turn: number }) =>
  phase.is === 'writing' && turn === event.turn ? phase : undefined

function follow(words: Words, said: DraftEvent<unknown>): Words {
  if (said.type === 'text') return { ...words, [said.field]: words[said.field] + said.text }
  return words
}

function takeAnswer(state: SessionState, event: Extract<SessionEvent, { type: 'written' }>): SessionState {
  const writing = writingOf(state, event)
  if (!writing) return state
  const { answer, ownWords } = event
  const { draftId, text, mode, reasons, note, writtenLinks, writtenBy, register } = answer
  const known = placeByNow(state, writing.basis.place)
  const place = event.passport === undefined ? known : { ...known, passport: event.passport }
  const basis = { ...writing.basis, place }
  const decided = { mode, reasons }
  const next = { ...state, register }
  // Of points only the user makes a text, in words of their own.
  if (mode === 'notes_only') {
    const points = { draftId, text: text.content, why: decided, writtenBy }
    return openOwnWords(next, { text: ownWords, asked: basis, points, note })
  }
  const from = state.follows ? null : basis
  const reading = { is: 'asked', late: false, withDraft: true } as const
  const { turn } = event
  return open(next, {
    id: draftId,
    text,
    mode,
    reasons,
    note,
    writtenLinks,
    writtenBy,
    decided,
    basis: from,
    turn,
    reading,
    context: writing.basis.given.context,
    written: joinWritten(text.title, text.content),
  })
}

function restore(
  state: SessionState,
  { kept, other }: Extract<SessionEvent, { type: 'restored' }>,
): SessionState {
  // Someone who has begun anew doesn't want the old one back.
  if (state.phase.is !== 'empty' || state.failure || state.half || kept.mode === 'refuse') return state
  const next = { ...state, wish: kept.mention, register: kept.register }
  if (kept.mode === 'notes_only')
    return {
      ...next,
      phase: {
        is: 'notes',
        points: recallPoints(kept, { mode: kept.mode, reasons: kept.reasons }),
      },
    }
  const opened = other ? open(next, recallDraft(state, other)) : next
  return open(opened, recallDraft(state, kept))
}

function recallDraft({ place }: SessionState, kept: Kept): Opened {
  const { id, title, content, mode, reasons } = kept
  const decided = { mode, reasons }
  const { edited } = kept
  const decision = edited ? decideOwnWords(place) : decideAnew(place, decided)
  return {
    id,
    text: { title, content },
    ...decision,
    decided,
    edited,
    basis: null,
    context: kept.context,
    ...recall(kept),
  }
}

function reopen(state: SessionState, kept: Kept, basis: Basis): SessionState {
  const { id, title, content, mode } = kept
  const decided = { mode, reasons: quoteRules(basis.place, kept.reasons) }
  const next = { ...state, failure: null, half: null, register: null }
  if (mode === 'notes_only') {
    const points = recallPoints(kept, decided)
    const text = { title: '', content: '' }
    return openOwnWords(next, { text, asked: basis, points, mayBePosted: mayBePosted(kept) })
  }
  const { edited } = kept
  const decision = edited ? decideOwnWords(basis.place) : decided
  const text = { title: title ?? '', content }
  return open(next, { id, text, ...decision, decided, edited, basis, ...recall(kept) })
}

const recallPoints = ({ id, content, writtenBy }: Kept, why: Decision): Points => ({
  draftId: id,
  text: content,
  why,
  writtenBy,
})

/** What is known of a draft that was kept. */
function recall(kept: Kept) {
  const { title, content, review, writtenLinks, writtenBy } = kept
  const reads = review
    ? [{ text: { title, content }, mayName: kept.edited || mayName(kept), said: review }]
    : []
  // Of one that was changed nobody knows by whom.
  const written = kept.edited ? '' : joinWritten(title, content)
  return { reads, writtenLinks, writtenBy, written, mayBePosted: mayBePosted(kept) }
}

const mayBePosted = ({ copiedAt, posted }: Kept) => copiedAt !== null && !posted

function takeRules(state: SessionState, place: Place): SessionState {
  const arrived = place.passport && place.passport !== state.place.passport
  const next = { ...state, place }
  if (!arrived) return next
  const { other } = next
  return updateDraft({ ...next, other: other && decideByNow(other, place) }, (draft) =>
    decideByNow(draft, place),
  )
}

type OwnWords = Pick<Opened, 'text' | 'note' | 'mayBePosted'> & { asked: Basis | null; points: Points | null }

function openOwnWords(state: SessionState, { asked, points, ...words }: OwnWords): SessionState {
  const { place } = asked ?? state
  const basis = state.follows ? null : asked
  return open(state, { id: null, ...words, ...decideOwnWords(place), decided: null, basis }, points)
}

type Opened = Pick<OpenDraft, 'id' | 'text' | 'mode' | 'reasons' | 'decided' | 'basis'> &
  Partial<
    Pick<
      OpenDraft,
      | 'note'
      | 'writtenLinks'
      | 'writtenBy'
      | 'written'
      | 'mayBePosted'
      | 'turn'
      | 'reading'
      | 'reads'
      | 'edited'
      | 'context'
    >
  >

const untouched = {
  turn: null,
  note: null,
  writtenLinks: [],
  writtenBy: null,
  written: '',
  edited: false,
  context: null,
  check: null,
  uncheckedIn: null,
  checkTries: 0,
  reading: { is: 'new' },
  reads: [],
  improvement: null,
  improving: null,
  mayBePosted: false,
} as const satisfies Partial<OpenDraft>

function open(state: SessionState, opened: Opened, points: Points | null = null): SessionState {
  const number = state.opened + 1
  const draft = lookUpReading({ ...untouched, ...opened, number })
  return {
    ...state,
    half: null,
    opened: number,
    phase: { is: 'open', points, draft },
    other: setAside(state, draft),
  }
}

/** The draft on the sheet or the one aside: what comes for one of them knows which. */
function updateEither(state: SessionState, update: (draft: OpenDraft) => OpenDraft): SessionState {
  const { other } = state
  const updated = other && update(other)
  return updateDraft(updated === other ? state : { ...state, other: updated }, update)
}

/** What had come of a text that stands in nobody's way; null where there was nothing. */
function halfOf({ phase }: SessionState) {
  if (phase.is !== 'writing' || phase.over.is === 'open') return null
  return phase.words.content === '' ? null : phase.words
}

/** Back to what stood there, and to the wish that it came from. */
function giveUp(state: SessionState): SessionState {
  const next = { ...state, phase: sheetOf(state) }
  const kind = kindOf(draftOf(next))
  return kind ? { ...next, wish: kind === 'mention' ? 'always' : 'never' } : next
}

const changeDraft = (state: SessionState, change: Partial<OpenDraft>) =>
  updateDraft(state, (draft) => ({ ...draft, ...change }))

function updateDraft(state: SessionState, update: (draft: OpenDraft) => OpenDraft): SessionState {
  const sheet = sheetOf(state)
  if (sheet.is !== 'open') return state
  const draft = update(sheet.draft)
  if (draft === sheet.draft) return state
  const changed = { ...sheet, draft }
  return {
    ...state,
    phase: state.phase.is === 'writing' ? { ...state.phase, over: changed } : changed,
  }
}

/** Nothing is said of words that have changed meanwhile. */
function isAboutNow(state: SessionState, { number, text }: { number: number; text: DraftText }) {
  const draft = draftOf(state)
  return draft?.number === number && draft.text === text
}

/** Clears the sheet, but for words that are kept nowhere else. */
function close(state: SessionState): SessionState {
  const sheet = sheetOf(state)
  if (sheet.is === 'open' && holdsUnkept(sheet)) return { ...state, phase: { ...sheet, points: null } }
  return { ...state, phase: { is: 'empty' } }
}
