import { type Dispatch, useEffect, useEffectEvent, useRef } from 'react'
import type { DraftText } from '../judge/draft-context.ts'
import { askForReview, type ReviewInput } from './ask-for-review.ts'
import type { SessionEvent } from './session-event.ts'
import { isAwaited, isBlank, mayName, type OpenDraft, type Reading } from './session-state.ts'

const PAUSE_MS = 1_500
/** Nobody waits longer for it. */
const PATIENCE_MS = 2_000

/** All that a text is read with, besides its words. Null where it can't be read. */
export type ReadWith = Omit<ReviewInput, 'title' | 'content' | 'mayName' | 'draftId'> | null

/** Has the draft read for its meaning when it is opened, and again whenever the user pauses. */
export function useReading(
  draft: OpenDraft | undefined,
  readWith: ReadWith,
  dispatch: Dispatch<SessionEvent>,
) {
  const { number = 0, text, reading, edited = false } = draft ?? {}
  const request = useRef<AbortController>(undefined)
  useEffect(() => () => request.current?.abort(), [])

  async function ask() {
    if (!draft || !text) return
    request.current?.abort()
    const left = new AbortController()
    request.current = left
    const words = { number, text, mayName: mayName(draft) }
    dispatch({ type: 'readingBegun', ...words })
    const input = readInput(draft, readWith)
    const review = input && (await askForReview(input, left.signal))
    if (!left.signal.aborted) dispatch({ type: 'reviewed', ...words, review })
  }
  const askInPassing = useEffectEvent(() => void ask())
  const waitMs = edited ? PAUSE_MS : 0
  useEffect(() => {
    if (!isWanted(reading, text)) return
    const timer = setTimeout(askInPassing, waitMs)
    return () => clearTimeout(timer)
  }, [reading, text, waitMs])

  useEffect(() => {
    if (!isAwaited(reading)) return
    const timer = setTimeout(() => dispatch({ type: 'readingLate', number }), PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [reading, number, dispatch])

  const waiting = useRef<(() => void)[]>([])
  useEffect(() => {
    if (!isAwaited(reading)) for (const goOn of waiting.current.splice(0)) goOn()
  }, [reading])

  /** Has new words read at once. Settles when they are, or when nobody has to wait for it any longer. */
  async function readNow() {
    if (isWanted(reading, text)) void ask()
    else if (!isAwaited(reading)) return
    await new Promise<void>((goOn) => {
      waiting.current.push(goOn)
      setTimeout(goOn, PATIENCE_MS)
    })
  }
  return { readNow, readAgain: (): void => void ask() }
}

/** All that a draft is read by, or put right by. */
export const readInput = (draft: OpenDraft, readWith: ReadWith): ReviewInput | null =>
  readWith && {
    ...readWith,
    ...draft.text,
    mayName: mayName(draft),
    ...(draft.id !== null && { draftId: draft.id }),
  }

const isWanted = (reading: Reading | undefined, text: DraftText | undefined) =>
  reading?.is === 'new' && !isBlank(text, 'content')
