import { useEffect, useMemo, useReducer, useRef } from 'react'
import { flushSync } from 'react-dom'
import { ApiError } from '../../../client/api-error.ts'
import { api, ask as send } from '../../../client/ask.ts'
import { dismissToasts } from '../../../ui/toast.tsx'
import type { DraftContext, DraftText } from '../judge/draft-context.ts'
import type { AnsweredReading } from '../judge/read-answered-post.ts'
import type { DraftEvent, Finding } from '../schema.ts'
import { foresee, type Naming, type Place } from './decide-again.ts'
import { judgeAside } from './judge-aside.ts'
import { readDraftChecks } from './read-draft-checks.ts'
import { isUnread, mayLink } from './read-permission.ts'
import { readRules } from './read-rules.ts'
import { readSheet } from './read-sheet.ts'
import { reduceSession } from './reduce-session.ts'
import { recallComment, rememberComment } from './remembered-comment.ts'
import type { Kept, SessionEvent, Written } from './session-event.ts'
import { type About, beginSession, draftOf, type FieldName, type Given, placeByNow } from './session-state.ts'
import { useChecks } from './use-checks.ts'
import { useClipboard } from './use-clipboard.ts'
import { useKeptComment } from './use-kept-comment.ts'
import { useOwnDrafts } from './use-own-drafts.ts'
import { usePassport } from './use-passport.ts'
import { useSavedEdits } from './use-saved-edits.ts'

export type AnsweredPost = {
  /** Reddit's; null where the user pasted the post. */
  id: string | null
  title: string
  text: string
  subreddit: string | null
  reading: AnsweredReading
}

/** What makes a session one of a comment, a post or a rewrite. */
export type Configuration = {
  /** What a comment answers; a post answers nobody. */
  answers: AnsweredPost | null
  subreddit: string | null
  given: Given
  about: About
  /** Writing ended without a draft, and what was on the screen for it is gone. */
  onGivenUp: () => void
  onFailed: (failure: ApiError) => void
}

type Stream = (signal: AbortSignal) => AsyncIterable<DraftEvent<Written>>

type Found = { kept: Kept; given: Given; about: About }

export type Session = ReturnType<typeof useSession>

/** A draft from nothing to the clipboard. What happens to it is told to the reducer; what has to be done for it is done here. */
export function useSession({ answers, subreddit, given, about, onGivenUp, onFailed }: Configuration) {
  const kind: 'comment' | 'post' = answers ? 'comment' : 'post'
  const passport = usePassport(subreddit, kind)
  const reading = answers?.reading
  const place: Place = { post: reading ? { subreddit, reading } : { subreddit }, passport }
  const [state, dispatch] = useReducer(reduceSession, { follows: answers !== null, place }, beginSession)
  if (!isSamePlace(state.place, place)) dispatch({ type: 'rulesArrived', place })
  const sheet = readSheet(state)
  const { draft, ticks, openId } = sheet
  const { contents: ownDrafts, ledger } = useOwnDrafts(
    answers ? { post: answers.id, subreddit } : { draft: openId },
  )
  const edits = useSavedEdits()
  const clipboard = useClipboard<FieldName>()
  useKeptComment(answers?.id ?? null, about.productId, dispatch)

  const mode = draft?.mode ?? 'no_mention'
  const judged = draft?.basis?.given ?? given
  const linksAllowed = mayLink((draft?.basis?.place ?? state.place).passport) && mode === 'mention_disclosed'
  const { register } = state
  const context = useMemo(
    (): DraftContext => ({ ...judged, mode, linksAllowed, ownDrafts, register }),
    [judged, mode, linksAllowed, ownDrafts, register],
  )
  const checkNow = useChecks(draft, context, dispatch)
  const checks = readDraftChecks(draft, context)

  const latest = useRef(state)
  useEffect(() => {
    latest.current = state
  })
  const wish = useRef({ turn: 0, left: new AbortController() })
  useEffect(() => () => wish.current.left.abort(), [])
  /** A new wish takes the place of one that is still on its way. */
  function nextWish() {
    wish.current.left.abort()
    wish.current = { turn: wish.current.turn + 1, left: new AbortController() }
    return { turn: wish.current.turn, signal: wish.current.left.signal }
  }
  /** At once, so that the screen is there for the focus. */
  function open(event: SessionEvent) {
    void edits.flushInPassing()
    flushSync(() => dispatch(event))
  }
  const recallOwnWords = (): DraftText =>
    answers
      ? { title: null, content: recallComment(ownKeyOf(answers), about.productId ?? '') }
      : { title: '', content: '' }

  /** True once a draft is there, undefined where there is none; of points only the user makes one. */
  async function ask(stream: Stream) {
    const { turn, signal } = nextWish()
    dismissToasts()
    dispatch({ type: 'asked', turn, basis: { given, about } })
    const answer = await follow(stream, turn, signal)
    if (!answer) return
    const known = placeByNow(latest.current, state.place)
    // What the user may say in words of their own is for the rules to tell. Where a draft follows them, they tell it when they come.
    const mustKnow = answer.mode === 'notes_only' && !answers && known.passport === undefined
    const rules = mustKnow && { passport: await readRules(known.post.subreddit) }
    if (signal.aborted) return
    open({ type: 'written', turn, answer, ownWords: recallOwnWords(), ...rules })
    return answer.mode !== 'notes_only'
  }

  async function follow(stream: Stream, turn: number, signal: AbortSignal) {
    try {
      for await (const said of stream(signal)) {
        if (signal.aborted) return
        if (said.type === 'done') return said.answer
        dispatch({ type: 'worded', turn, said })
      }
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (signal.aborted) return
      flushSync(() => dispatch({ type: 'failed', turn, why: error }))
      onGivenUp()
      onFailed(error)
    }
  }

  /** Puts a draft that was kept back on the sheet, as it was. */
  async function reopen(find: () => Promise<Found | undefined>) {
    const { turn, signal } = nextWish()
    dispatch({ type: 'sought', turn })
    // What stands on the sheet may be the one that is looked for, newer than it was kept.
    await edits.flush()
    const found = await find()
    if (!found) return
    const { kept, given, about } = found
    const passport = await readRules(kept.subreddit)
    if (signal.aborted) return
    const place = { post: { subreddit: kept.subreddit }, passport }
    const ticks = { never: kept.mention === 'never', rulesRead: false }
    open({ type: 'reopened', turn, kept, basis: { given, about, place, ticks } })
    return true
  }

  function write(text: DraftText) {
    if (!draft) return
    dispatch({ type: 'edited', text })
    edits.keep(draft.id, text)
    if (answers && draft.id === null) rememberComment(ownKeyOf(answers), about.productId ?? '', text.content)
  }

  /** Undefined where it may not be copied, false where the browser refuses. */
  async function copy(field: FieldName) {
    if (!draft || !checks.mayCopy(field, checks.asItCame ?? (await checkNow()), draft.text)) return
    if (!(await clipboard.write(field, draft.text[field] ?? ''))) return false
    // A title alone is not yet a post.
    if (field === 'content') {
      dispatch({ type: 'copied', number: draft.number })
      void reportCopied(draft.id)
    }
    return true
  }
  /** What counts is the text as it is now. */
  async function reportCopied(id: string | null) {
    await edits.flushInPassing()
    // The log of what was copied only helps to pace; nobody needs to hear that it has a gap.
    if (id !== null) await send(api.drafts[':id'].copied.$post({ param: { id } })).catch(() => {})
  }

  return {
    ...sheet,
    ask,
    stop: () => {
      wish.current.left.abort()
      flushSync(() => dispatch({ type: 'stopped' }))
      onGivenUp()
    },
    reopen,
    writeAlone: () => open({ type: 'begunAlone', ownWords: recallOwnWords() }),
    close: () => dispatch({ type: 'closed' }),

    unread: subreddit !== null && passport !== undefined && isUnread(passport),
    tick: (next: Naming) => {
      dispatch({ type: 'ticked', ticks: next })
      // Whether the product is to be named is kept with a draft that follows the ticks.
      if (draft && !draft.basis)
        edits.keep(draft.id, { ...draft.text, mention: next.never ? 'never' : 'auto' })
    },
    /** Undefined while the rules are read, unless no rule could change it. */
    foresee: () => {
      const foreseen = foresee(state.place, ticks, ledger)
      return passport === undefined && foreseen.mode !== 'refuse' ? undefined : foreseen
    },

    given: judged,
    write,
    /** Fails where the last change could not be kept. */
    save: edits.flush,
    /** Why the last change is not kept; null while all is well. */
    notSaved: edits.failure,

    findings: checks.findings,
    naming: draft?.check?.naming ?? null,
    uncheckable: checks.uncheckable,
    checkAgain: () => dispatch({ type: 'checkRetried' }),
    blocking: (field: FieldName) => checks.blocking(field),
    isStopped: (field: FieldName) => checks.isStopped(field),
    mayCopy: (field: FieldName) => checks.mayCopy(field),
    riskAccepted: checks.riskAccepted,
    acceptRisk: (field: FieldName, accept: boolean) =>
      dispatch({ type: 'riskAccepted', field, risk: accept ? checks.riskOf(field) : '' }),
    /** Nothing is put right in words that have changed meanwhile. */
    repair: async (finding: Finding) => {
      if (!draft) return
      const mended = await judgeAside('repairDraft', draft.text, finding, context).catch(() => null)
      if (mended && draftOf(latest.current)?.text === draft.text) write(mended)
    },

    copy,
    copied: clipboard.copied,
    logged: draft?.id
      ? { draftId: draft.id }
      : { kind, ...(draft?.basis?.about ?? about), named: draft?.check?.naming.named ?? false },
    /** The user has said whether it is posted. */
    settlePosted: () => dispatch({ type: 'settled' }),
    notePosted: () => dispatch({ type: 'posted' }),
  }
}

const ownKeyOf = ({ id, title }: AnsweredPost) => id ?? `pasted ${title}`

const isSamePlace = (one: Place, other: Place) =>
  one.passport === other.passport &&
  one.post.subreddit === other.post.subreddit &&
  readingOf(one) === readingOf(other)

const readingOf = ({ post }: Place) => ('reading' in post ? post.reading : null)
