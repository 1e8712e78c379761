import type { DraftText } from '../judge/draft-context.ts'
import { joinWritten } from './join-written.ts'
import { lookUpReading, trimText } from './look-up-reading.ts'
import type { ReadWords, SessionEvent } from './session-event.ts'
import { mayName, type OpenDraft } from './session-state.ts'
import { undoImprovement } from './undo-improvement.ts'

type EventOf<Type extends SessionEvent['type']> = Extract<SessionEvent, { type: Type }>

/** The draft has been read, and may have been put right. Words that were typed meanwhile stay, and are read once more. */
export function finishDraft(draft: OpenDraft, { turn, answer }: EventOf<'finished'>): OpenDraft {
  if (draft.turn !== turn || !isWithDraft(draft)) return draft
  const reading = { is: draft.edited ? 'new' : 'unread' } as const
  if (!answer) return { ...draft, reading }
  const { swaps, review, writtenLinks } = answer
  // Someone who types already is not interrupted: their words stay as they are.
  const { text } = draft.edited ? draft : answer
  const isImproved = !draft.edited && swaps.length > 0
  const improvement = isImproved ? { swaps, from: draft.text, to: text, undone: false } : null
  const written = joinWritten(draft.written, ...swaps.map(({ after }) => after))
  const now = { ...draft, text, improvement, reading, writtenLinks, written }
  if (!review) return now
  const read = { text: answer.text, mayName: mayName(answer), said: review }
  return lookUpReading({ ...now, reads: [...draft.reads, read] })
}

/** A new wish ends the old stream, and with it the reading that would have come. */
export const leaveStream = (draft: OpenDraft): OpenDraft =>
  isWithDraft(draft) ? { ...draft, reading: { is: 'new' } } : draft

/** The next draft asks for a reading of its own, and ends this one. */
export const leaveReading = (draft: OpenDraft): OpenDraft =>
  draft.reading.is === 'asked' && !isWithDraft(draft) ? { ...draft, reading: { is: 'new' } } : draft

const isWithDraft = ({ reading }: OpenDraft) => reading.is === 'asked' && reading.withDraft

/** Words of the user, which may have stood here before. */
export function changeWords(draft: OpenDraft, text: DraftText): OpenDraft {
  const improvement = draft.improvement?.undone ? null : draft.improvement
  return lookUpReading({ ...draft, text, improvement, improving: null, edited: true, uncheckedIn: null })
}

export const askToImprove = (draft: OpenDraft, event: EventOf<'improvementAsked'>): OpenDraft =>
  isAboutNow(draft, event) ? { ...draft, improving: 'asked' } : draft

/** Better sentences take their place, unless the words or what they may do have changed meanwhile. */
export function improve(draft: OpenDraft, event: EventOf<'improved'>): OpenDraft {
  const { answer } = event
  if (draft.improving !== 'asked' || draft.number !== event.number) return draft
  if (!isAboutNow(draft, event)) return { ...draft, improving: null }
  if (!answer) return { ...draft, improving: 'failed' }
  const { text, swaps, review } = answer
  const written = joinWritten(draft.written, ...swaps.map(({ after }) => after))
  const improvement = { swaps, from: draft.text, to: text, undone: false }
  const reads = [...draft.reads, { text, mayName: event.mayName, said: review }]
  return lookUpReading({ ...draft, text, improvement, improving: null, uncheckedIn: null, written, reads })
}

export function undo(draft: OpenDraft): OpenDraft {
  const { text, improvement } = draft
  if (!improvement) return draft
  const old = changeWords(draft, undoImprovement({ text, improvement }))
  return { ...old, improvement: { ...improvement, undone: true } }
}

export const beginReading = (draft: OpenDraft, event: EventOf<'readingBegun'>): OpenDraft =>
  isAboutNow(draft, event) ? { ...draft, reading: { is: 'asked', late: false, withDraft: false } } : draft

export function endPatience(draft: OpenDraft): OpenDraft {
  const { reading } = draft
  return reading.is === 'asked' ? { ...draft, reading: { ...reading, late: true } } : draft
}

export function takeReview(draft: OpenDraft, event: EventOf<'reviewed'>): OpenDraft {
  const { reading, reads } = draft
  if (reading.is !== 'asked' || reading.withDraft || !isAboutNow(draft, event)) return draft
  if (!event.review) return { ...draft, reading: { is: 'unread' } }
  const read = { text: trimText(event.text), mayName: event.mayName, said: event.review }
  return { ...draft, reading: { is: 'read' }, reads: [...reads, read] }
}

/** Nothing is said of words that have changed meanwhile, nor of words under another decision. */
const isAboutNow = (draft: OpenDraft, words: ReadWords) =>
  draft.number === words.number && draft.text === words.text && mayName(draft) === words.mayName
