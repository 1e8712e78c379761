import type { DraftText } from '../judge/draft-context.ts'
import type { DraftEvent } from '../schema.ts'
import { decideAnew, decideOwnWords, quoteRules, recallDecision } from './decide-again.ts'
import type { Kept, SessionEvent } from './session-event.ts'
import {
  type Basis,
  draftOf,
  holdsUnkept,
  type OpenDraft,
  type Points,
  placeByNow,
  pointsOf,
  type SessionState,
  sheetOf,
  type Words,
  type Writing,
} from './session-state.ts'

const noWords: Words = { title: '', content: '', again: null }
const noRisks = { title: '', content: '' }

/** What becomes of a draft when something happens. Whatever answers a question that nobody asks anymore changes nothing. */
export function reduceSession(state: SessionState, event: SessionEvent): SessionState {
  switch (event.type) {
    case 'asked': {
      const { place, ticks } = state
      const basis = { ...event.basis, place, ticks }
      const phase: Writing = { is: 'writing', over: sheetOf(state), basis, words: noWords }
      return { ...state, turn: event.turn, failure: null, phase }
    }
    case 'worded': {
      const writing = writingOf(state, event)
      if (!writing) return state
      return { ...state, phase: { ...writing, words: follow(writing.words, event.said) } }
    }
    case 'written':
      return takeAnswer(state, event)
    case 'failed': {
      const writing = writingOf(state, event)
      if (!writing) return state
      return { ...state, phase: writing.over, failure: { why: event.why, half: writing.words } }
    }
    case 'stopped':
      return { ...state, phase: sheetOf(state), failure: null }
    case 'sought':
      return { ...state, turn: event.turn, phase: sheetOf(state) }
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
      return changeDraft(state, { text: event.text, edited: true, uncheckedIn: null })
    case 'checked': {
      const { text, context, check } = event
      if (!isAboutNow(state, event)) return state
      return changeDraft(state, { check: { ...check, text, context }, uncheckedIn: null })
    }
    case 'uncheckable':
      return isAboutNow(state, event) ? changeDraft(state, { uncheckedIn: event.context }) : state
    case 'checkRetried':
      return changeDraft(state, { uncheckedIn: null, checkTries: (draftOf(state)?.checkTries ?? 0) + 1 })
    case 'riskAccepted': {
      const accepted = draftOf(state)?.accepted ?? noRisks
      return changeDraft(state, { accepted: { ...accepted, [event.field]: event.risk } })
    }
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
  if (said.type === 'again') return { title: '', content: '', again: said.message }
  if (said.type === 'text') return { ...words, [said.field]: words[said.field] + said.text }
  return words
}

function takeAnswer(state: SessionState, event: Extract<SessionEvent, { type: 'written' }>): SessionState {
  const writing = writingOf(state, event)
  if (!writing) return state
  const { answer, ownWords } = event
  const { draftId, text, mode, reasons, note, findings, register } = answer
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
  return open(next, { id: draftId, text, mode, reasons, note, findings, decided, basis: from })
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
  return open(next, { id, text, ...decision, decided, basis: null, mayBePosted: mayBePosted(kept) })
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
  return open(next, { id, text, mode, reasons, decided, basis, mayBePosted: mayBePosted(kept) })
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
  // What was found, and what was accepted of it, held for the other mode.
  return changeDraft(state, { ...decision, findings: null, accepted: noRisks })
}

type OwnWords = Pick<Opened, 'text' | 'note' | 'mayBePosted'> & { asked: Basis | null; points: Points | null }

function openOwnWords(state: SessionState, { asked, points, ...words }: OwnWords): SessionState {
  const { place, ticks } = asked ?? state
  const basis = state.follows ? null : asked
  return open(state, { id: null, ...words, ...decideOwnWords(place, ticks), decided: null, basis }, points)
}

type Opened = Pick<OpenDraft, 'id' | 'text' | 'mode' | 'reasons' | 'decided' | 'basis'> &
  Partial<Pick<OpenDraft, 'note' | 'findings' | 'mayBePosted'>>

const untouched = {
  note: null,
  findings: null,
  edited: false,
  accepted: noRisks,
  check: null,
  uncheckedIn: null,
  checkTries: 0,
  mayBePosted: false,
}

function open(state: SessionState, opened: Opened, points: Points | null = null): SessionState {
  const number = state.opened + 1
  return {
    ...state,
    opened: number,
    phase: { is: 'open', points, draft: { ...untouched, ...opened, number } },
  }
}

function changeDraft(state: SessionState, change: Partial<OpenDraft>): SessionState {
  const sheet = sheetOf(state)
  if (sheet.is !== 'open') return state
  const changed = { ...sheet, draft: { ...sheet.draft, ...change } }
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
