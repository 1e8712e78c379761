import type { DraftText } from '../judge/draft-context.ts'
import type { DraftEvent } from '../schema.ts'
import { decideAnew, decideOwnWords, quoteRules, recallDecision } from './decide-again.ts'
import { lookUpReading } from './look-up-reading.ts'
import {
  beginReading,
  changeWords,
  endPatience,
  finishDraft,
  leaveStream,
  takeReview,
  undo,
} from './reduce-reading.ts'
import type { Kept, SessionEvent } from './session-event.ts'
import {
  type Basis,
  draftOf,
  holdsUnkept,
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
      const { place, ticks } = state
      const basis = { ...event.basis, place, ticks }
      const over = sheetOf(updateDraft(state, leaveStream))
      const phase: Writing = { is: 'writing', over, basis, words: noWords }
      return { ...state, turn: event.turn, failure: null, phase }
    }
    case 'worded': {
      const writing = writingOf(state, event)
      if (!writing) return state
      return { ...state, phase: { ...writing, words: follow(writing.words, event.said) } }
    }
    case 'written':
      return takeAnswer(state, event)
    case 'finished':
      return updateDraft(state, (draft) => finishDraft(draft, event))
    case 'failed': {
      const writing = writingOf(state, event)
      if (!writing) return state
      return { ...state, phase: writing.over, failure: { why: event.why, half: writing.words } }
    }
    case 'stopped':
      return { ...state, phase: sheetOf(state), failure: null }
    case 'sought':
      return { ...state, turn: event.turn, phase: sheetOf(updateDraft(state, leaveStream)) }
    case 'restored':
      return restore(state, event.kept)
    case 'reopened':
      return event.turn === state.turn ? reopen(state, event.kept, event.basis) : state
    case 'marked':
      return { ...state, answered: event.answered }
    case 'rulesArrived':
      return takeRules(state, event.place)
    case 'ticked':
      return decideOpenDraft({ ...state, ticks: event.ticks })
    case 'begunAlone':
      return openOwnWords(state, { text: event.ownWords, asked: null, points: pointsOf(state) })
    case 'edited':
      return updateDraft(state, (draft) => changeWords(draft, event.text))
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
  const { draftId, text, mode, reasons, note, writtenLinks, register } = answer
  const known = placeByNow(state, writing.basis.place)
  const place = event.passport === undefined ? known : { ...known, passport: event.passport }
  const basis = { ...writing.basis, place }
  const decided = { mode, reasons, naming: basis.ticks }
  const next = { ...state, register }
  // Of points only the user makes a text, in words of their own.
  if (mode === 'notes_only') {
    const points = { draftId, text: text.content, why: decided }
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
    decided,
    basis: from,
    turn,
    reading,
  })
}

function restore(state: SessionState, kept: Kept): SessionState {
  // Someone who has begun anew doesn't want the old one back.
  if (state.phase.is !== 'empty' || state.failure || kept.mode === 'refuse') return state
  const decided = recallDecision(kept)
  const ticks = { ...decided.naming, never: kept.mention === 'never' }
  const next = { ...state, ticks, register: kept.register }
  const { id, title, content } = kept
  if (kept.mode === 'notes_only')
    return { ...next, phase: { is: 'notes', points: { draftId: id, text: content, why: decided } } }
  const decision = decideAnew(state.place, decided, ticks)
  const text = { title, content }
  return open(next, { id, text, ...decision, decided, basis: null, ...recall(kept) })
}

function reopen(state: SessionState, kept: Kept, basis: Basis): SessionState {
  const { id, title, content, mode } = kept
  const earlier = recallDecision(kept)
  const decided = { ...earlier, reasons: quoteRules(basis.place, earlier) }
  const next = { ...state, failure: null, register: null }
  if (mode === 'notes_only') {
    const points = { draftId: id, text: content, why: decided }
    const text = { title: '', content: '' }
    return openOwnWords(next, { text, asked: basis, points, mayBePosted: mayBePosted(kept) })
  }
  const { reasons } = decided
  const text = { title: title ?? '', content }
  return open(next, { id, text, mode, reasons, decided, basis, ...recall(kept) })
}

/** What is known of a draft that was kept. */
function recall(kept: Kept) {
  const { title, content, review, writtenLinks } = kept
  const reads = review ? [{ text: { title, content }, mayName: mayName(kept), said: review }] : []
  return { reads, writtenLinks, mayBePosted: mayBePosted(kept) }
}

const mayBePosted = ({ copiedAt, posted }: Kept) => copiedAt !== null && !posted

function takeRules(state: SessionState, place: SessionState['place']): SessionState {
  const moved = place.post.subreddit !== state.place.post.subreddit
  const arrived = place.passport && place.passport !== state.place.passport
  // Rules that were read are the rules of one subreddit; another one's are unread.
  const ticks = moved ? { ...state.ticks, rulesRead: false } : state.ticks
  const next = { ...state, place, ticks }
  return arrived ? decideOpenDraft(next) : next
}

/** What the draft may do by the rules and ticks of now. */
function decideOpenDraft(state: SessionState): SessionState {
  const draft = draftOf(state)
  if (!draft || draft.basis) return state
  const { place, ticks } = state
  const decision = draft.decided ? decideAnew(place, draft.decided, ticks) : decideOwnWords(place, ticks)
  const decidedDraft = { ...draft, ...decision }
  // What was said held for the other mode.
  return changeDraft(state, mayName(draft) === mayName(decision) ? decidedDraft : lookUpReading(decidedDraft))
}

type OwnWords = Pick<Opened, 'text' | 'note' | 'mayBePosted'> & { asked: Basis | null; points: Points | null }

function openOwnWords(state: SessionState, { asked, points, ...words }: OwnWords): SessionState {
  const { place, ticks } = asked ?? state
  const basis = state.follows ? null : asked
  return open(state, { id: null, ...words, ...decideOwnWords(place, ticks), decided: null, basis }, points)
}

type Opened = Pick<OpenDraft, 'id' | 'text' | 'mode' | 'reasons' | 'decided' | 'basis'> &
  Partial<Pick<OpenDraft, 'note' | 'writtenLinks' | 'mayBePosted' | 'turn' | 'reading' | 'reads'>>

const untouched = {
  turn: null,
  note: null,
  writtenLinks: [],
  edited: false,
  check: null,
  uncheckedIn: null,
  checkTries: 0,
  reading: { is: 'new' },
  reads: [],
  improvement: null,
  mayBePosted: false,
} as const satisfies Partial<OpenDraft>

function open(state: SessionState, opened: Opened, points: Points | null = null): SessionState {
  const number = state.opened + 1
  const draft = lookUpReading({ ...untouched, ...opened, number })
  return { ...state, opened: number, phase: { is: 'open', points, draft } }
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
