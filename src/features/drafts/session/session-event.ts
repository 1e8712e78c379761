import type { ApiError } from '../../../client/api-error.ts'
import type { DraftCheck } from '../judge/check-draft.ts'
import type { DraftContext, DraftText } from '../judge/draft-context.ts'
import type {
  Draft,
  DraftEvent,
  ListedDraft,
  Mention,
  PostAnswer,
  Register,
  Review,
  Swap,
} from '../schema.ts'
import type { Place } from './decide-again.ts'
import type { Basis } from './session-state.ts'

/** An answer of the model, in one shape for comments and posts. */
export type Written = Pick<
  PostAnswer,
  'draftId' | 'mode' | 'reasons' | 'note' | 'review' | 'swaps' | 'writtenLinks' | 'writtenBy'
> & { text: DraftText; register: Register | null }

export type Kept = Draft & Partial<Pick<ListedDraft, 'posted'>>

/** The words that are read: an answer about others comes too late. */
export type ReadWords = { number: number; text: DraftText; mayName: boolean }

export type BetterText = { text: DraftText; swaps: Swap[]; review: Review }

/** Everything that can happen to a draft. `turn` says whose answer it is, `number` which draft is meant. */
export type SessionEvent =
  | { type: 'asked'; turn: number; basis: Pick<Basis, 'given' | 'about'> }
  | { type: 'worded'; turn: number; said: DraftEvent<unknown> }
  /** The last word is there; it may still be read. */
  | { type: 'written'; turn: number; answer: Written; ownWords: DraftText; passport?: Place['passport'] }
  /** What was written has been read; null where that broke off. */
  | { type: 'finished'; turn: number; answer: Written | null }
  | { type: 'failed'; turn: number; why: ApiError }
  | { type: 'stopped' }
  /** A draft that was kept is looked for. */
  | { type: 'sought'; turn: number }
  /** It came by itself, for a page that follows its post; or because the user chose it, with what it was written from. */
  | { type: 'restored'; kept: Kept; other: Kept | null }
  | { type: 'reopened'; turn: number; kept: Kept; basis: Basis }
  | { type: 'marked'; answered: boolean }
  | { type: 'rulesArrived'; place: Place }
  /** Whether the product is to be named. */
  | { type: 'wished'; wish: Mention }
  | { type: 'begunAlone'; ownWords: DraftText }
  | { type: 'edited'; text: DraftText }
  | { type: 'checked'; number: number; text: DraftText; context: DraftContext; check: DraftCheck }
  | { type: 'uncheckable'; number: number; text: DraftText; context: DraftContext }
  | { type: 'checkRetried' }
  | ({ type: 'readingBegun' } & ReadWords)
  | { type: 'readingLate'; number: number }
  /** Null where nobody could read it. */
  | ({ type: 'reviewed'; review: Review | null } & ReadWords)
  | ({ type: 'improvementAsked' } & ReadWords)
  /** Null where nothing better came. */
  | ({ type: 'improved'; answer: BetterText | null } & ReadWords)
  | { type: 'improvementUndone' }
  | { type: 'copied'; number: number }
  /** The user has said whether it is posted. */
  | { type: 'settled' }
  | { type: 'posted' }
  | { type: 'closed' }
