import type { ApiError } from '../../../client/api-error.ts'
import type { DraftCheck } from '../judge/check-draft.ts'
import type { DraftContext, DraftText } from '../judge/draft-context.ts'
import type { FieldName, Mention, Mode, Reason, Register, Review, Swap } from '../schema.ts'
import type { Decision, Place } from './decide-again.ts'

/** What the page gives a draft to be written from. */
export type Given = Pick<DraftContext, 'task' | 'product' | 'context' | 'post' | 'source'>

/** What the log is told about a text that has no draft of its own. */
export type About = { productId?: string; subreddit?: string; postId?: string }

/** What a draft was asked for with. */
export type Basis = { given: Given; about: About; place: Place }

export type Words = { title: string; content: string }

/** What the user may say where text of a model is not wanted. */
export type Points = { draftId: string | null; text: string; why: Decision; writtenBy: string | null }

/** How far the words as they are now have been read for their meaning. */
export type Reading =
  /** Nobody has been asked about them yet. */
  | { is: 'new' }
  /** After a while it is late, and nobody has to wait for it. `withDraft`: it comes with the draft, and may bring better sentences. */
  | { is: 'asked'; late: boolean; withDraft: boolean }
  /** Nobody could read them. */
  | { is: 'unread' }
  | { is: 'read' }

/** What was said of one text, without the space around it. */
export type Read = { text: DraftText; mayName: boolean; said: Review }

/** What was put right last. */
export type Improvement = { swaps: Swap[]; from: DraftText; to: DraftText; undone: boolean }

export type OpenDraft = {
  /** Tells drafts apart where they have no id. */
  number: number
  /** The wish that it came with; null where nobody wished for it just now. */
  turn: number | null
  /** Null where it could not be kept, or was written by hand. */
  id: string | null
  text: DraftText
  mode: Mode
  reasons: Reason[]
  note: string | null
  /** Addresses that the model put into it. */
  writtenLinks: string[]
  /** The model that wrote it, if it wasn't the one that was asked. */
  writtenBy: string | null
  /** All that models wrote of it, in any order. Every other sentence is the user's own. */
  written: string
  /** What was decided when it was written; of the user's own words nobody has decided anything. */
  decided: Decision | null
  /** What it was written from, where the page has a form that may say something else by now; null where it follows the page. */
  basis: Basis | null
  edited: boolean
  /** What the user told for it; null where it follows the page. */
  context: string | null
  /** The last word of the checks, which may be about an older text. */
  check: (DraftCheck & { text: DraftText; context: DraftContext }) | null
  /** What it was judged by when the checks did not finish. */
  uncheckedIn: DraftContext | null
  checkTries: number
  reading: Reading
  /** Every text of this draft that was read, the newest last. */
  reads: Read[]
  improvement: Improvement | null
  /** Whether better sentences were asked for; `failed` where none came for the words as they are. */
  improving: 'asked' | 'failed' | null
  /** It was copied, so it may have been posted. */
  mayBePosted: boolean
}

export type Sheet =
  | { is: 'empty' }
  | { is: 'notes'; points: Points }
  | { is: 'open'; points: Points | null; draft: OpenDraft }

/** Over what was there before, which comes back when nothing is written. */
export type Writing = { is: 'writing'; over: Sheet; basis: Basis; words: Words }

export type SessionState = {
  /** A comment follows the rules of its post; a post keeps what the form said when it was asked for. */
  follows: boolean
  place: Place
  /** Whether the user wants the product named. */
  wish: Mention
  /** The newest wish: what answers an older one comes too late. */
  turn: number
  phase: Sheet | Writing
  /** Of a comment, the draft that does what the open one doesn't: name the product, or just help. */
  other: OpenDraft | null
  /** Why the last one was not written; null where the user stopped it. */
  failure: ApiError | null
  /** The words of it that had come. */
  half: Words | null
  /** How people write here, as the server found it when it wrote. */
  register: Register | null
  /** Whether the user has said before that they answered this post. */
  answered: boolean
  /** How many drafts have been opened. */
  opened: number
  /** How often the user said that they have posted what stood here. */
  timesPosted: number
}

type Begun = Pick<SessionState, 'follows' | 'place'> & { wish?: Mention }

export const beginSession = ({ follows, place, wish = 'auto' }: Begun): SessionState => ({
  follows,
  place,
  wish,
  turn: 0,
  phase: { is: 'empty' },
  other: null,
  failure: null,
  half: null,
  register: null,
  answered: false,
  opened: 0,
  timesPosted: 0,
})

/** What stands there, under the words that are being written. */
export const sheetOf = ({ phase }: SessionState): Sheet => (phase.is === 'writing' ? phase.over : phase)

export function draftOf(state: SessionState) {
  const sheet = sheetOf(state)
  return sheet.is === 'open' ? sheet.draft : undefined
}

export function pointsOf(state: SessionState) {
  const sheet = sheetOf(state)
  return sheet.is === 'empty' ? null : sheet.points
}

/** The rules as they are known by now, if the page is still about the same place. */
export const placeByNow = ({ place }: SessionState, asked: Place) =>
  place.post.subreddit === asked.post.subreddit ? place : asked

/** A calm no: there are threads that no draft should go into. */
export const isDeclined = (why: ApiError | undefined) => (why?.code as string | undefined) === 'declined'

export const isBlank = (text: DraftText | undefined, field: FieldName) => !text?.[field]?.trim()

export const isSameText = (one: DraftText, other: DraftText) =>
  one.title === other.title && one.content === other.content

export const mayName = ({ mode }: Pick<OpenDraft, 'mode'>) => mode === 'mention_disclosed'

/** What a draft of a model was to do; undefined for words of the user. */
export function kindOf(draft: OpenDraft | null | undefined): 'mention' | 'help' | undefined {
  if (!draft?.decided) return undefined
  return mayName(draft.decided) ? 'mention' : 'help'
}

/** Whether the words are being read, and may be read in a moment. */
export const isAwaited = (reading: Reading | undefined) => reading?.is === 'asked' && !reading.late

/** Whether the sheet holds words of the user that are kept nowhere else. */
export function holdsUnkept(sheet: Sheet) {
  if (sheet.is !== 'open') return false
  const { id, edited, text } = sheet.draft
  return id === null && edited && !(isBlank(text, 'title') && isBlank(text, 'content'))
}
