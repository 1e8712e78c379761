import { useEffect, useMemo, useReducer, useRef } from 'react'
import { flushSync } from 'react-dom'
import { ApiError } from '../../../client/api-error.ts'
import { api, ask as send } from '../../../client/ask.ts'
import { dismissToasts } from '../../../ui/toast.tsx'
import type { DraftContext, DraftText } from '../judge/draft-context.ts'
import type { AnsweredReading } from '../judge/read-answered-post.ts'
import type { DraftEvent, FieldName, Finding, Mention } from '../schema.ts'
import { foresee, type Place } from './decide-again.ts'
import { judgeAside } from './judge-aside.ts'
import { isLocked, readDraftChecks } from './read-draft-checks.ts'
import { readMarks } from './read-marks.ts'
import { readNaming } from './read-naming.ts'
import { mayLink } from './read-permission.ts'
import { readRules } from './read-rules.ts'
import { readSheet } from './read-sheet.ts'
import { readStatus } from './read-status.ts'
import { reduceSession } from './reduce-session.ts'
import { recallComment, rememberComment } from './remembered-comment.ts'
import type { Kept, SessionEvent, Written } from './session-event.ts'
import { type About, beginSession, draftOf, type Given, isBlank, placeByNow } from './session-state.ts'
import { swapsToUndo, undoImprovement } from './undo-improvement.ts'
import { useChecks } from './use-checks.ts'
import { useClipboard } from './use-clipboard.ts'
import { useFounder } from './use-founder.ts'
import { useImproving } from './use-improving.ts'
import { useKeptComment } from './use-kept-comment.ts'
import { useOwnDrafts } from './use-own-drafts.ts'
import { usePassport } from './use-passport.ts'
import { type ReadWith, useReading } from './use-reading.ts'
import { useSavedEdits } from './use-saved-edits.ts'

export type AnsweredPost = {
  /** Reddit's; null where the user pasted the post. */
  id: string | null
  title: string
  text: string
  subreddit: string | null
  reading: AnsweredReading
  /** Where it isn't the post but someone's reply to the user below it; the title is the post's, the text the reply's. */
  reply?: AnsweredReply
}

export type AnsweredReply = {
  /** Reddit's. */
  id: string
  /** What it replies to, in the user's log, and its words as far as they are known. */
  activityId: string
  own: string | null
}

/** What makes a session one of a comment, a post or a rewrite. */
export type Configuration = {
  /** What a comment answers; a post answers nobody. */
  answers: AnsweredPost | null
  subreddit: string | null
  given: Given
  about: About
  /** Begins with an empty page for the user's own words: nothing may be drafted here. */
  alone?: boolean
  /** The last word is there. False where it is points, of which only the user makes a draft. */
  onWritten: (isDraft: boolean) => void
  /** Writing ended without a draft, and what was on the screen for it is gone. */
  onGivenUp: () => void
  onFailed: (failure: ApiError) => void
  /** A comment that was drafted before came back. */
  onKept?: (kept: Kept) => void
}

type Stream = (signal: AbortSignal) => AsyncIterable<DraftEvent<Written>>

const noLinks: string[] = []

type Found = { kept: Kept; given: Given; about: About }

export type Session = ReturnType<typeof useSession>

/** A draft from nothing to the clipboard. What happens to it is told to the reducer; what has to be done for it is done here. */
export function useSession(configuration: Configuration) {
  const { answers, subreddit, given, about, onWritten, onGivenUp, onFailed } = configuration
  const kind: 'comment' | 'post' = answers ? 'comment' : 'post'
  const passport = usePassport(subreddit, kind)
  const reading = answers?.reading
  const place: Place = { post: reading ? { subreddit, reading } : { subreddit }, passport }
  const [state, dispatch] = useReducer(reduceSession, null, () => {
    const wish = answers?.reply ? ('never' as const) : ('auto' as const)
    const begun = beginSession({ follows: answers !== null, place, wish })
    if (!configuration.alone) return begun
    return reduceSession(begun, { type: 'begunAlone', ownWords: recallOwnWords(answers, about) })
  })
  if (!isSamePlace(state.place, place)) dispatch({ type: 'rulesArrived', place })
  const sheet = readSheet(state)
  const { draft, openId } = sheet
  const { contents, ledger } = useOwnDrafts(answers ? { post: answers.id, subreddit } : { draft: openId })
  const earlier = answers?.reply && (answers.reply.own ?? '')
  // Under its post nothing is a repetition but what was said just before.
  const ownDrafts = useMemo(() => (earlier ? [...contents, earlier] : contents), [contents, earlier])
  const founder = useFounder()
  const edits = useSavedEdits()
  const clipboard = useClipboard<FieldName>()
  useKeptComment(
    { postId: answers?.id ?? null, replyId: answers?.reply?.id ?? null },
    about.productId,
    dispatch,
    configuration.onKept,
  )

  const mode = draft?.mode ?? 'no_mention'
  const told = draft?.context
  const judged = useMemo(
    () => draft?.basis?.given ?? { ...given, context: joinTold(told, given.context) },
    [draft?.basis, given, told],
  )
  const judgedPlace = draft?.basis?.place ?? state.place
  const linksAllowed = mayLink(judgedPlace.passport) && mode === 'mention_disclosed'
  const { register } = state
  const writtenLinks = draft?.writtenLinks ?? noLinks
  const context = useMemo(
    (): DraftContext => ({
      ...judged,
      founder,
      earlier,
      mode,
      linksAllowed,
      ownDrafts,
      register,
      writtenLinks,
    }),
    [judged, founder, earlier, mode, linksAllowed, ownDrafts, register, writtenLinks],
  )
  const checkNow = useChecks(draft, context, dispatch)
  const checks = readDraftChecks(draft, context)
  const readWith = describeReading(judged, draft?.basis?.about ?? about, answers?.reply)
  // What is under the words that are being written is not looked at.
  const { readNow, readAgain } = useReading(sheet.is === 'writing' ? undefined : draft, readWith, dispatch)
  const improveNow = useImproving(draft, readWith, linksAllowed, dispatch)

  const latest = useRef({ state, checkNow })
  useEffect(() => {
    latest.current = { state, checkNow }
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
  async function ask(stream: Stream) {
    const { turn, signal } = nextWish()
    dismissToasts()
    dispatch({ type: 'asked', turn, basis: { given, about } })
    let isOpen = false
    try {
      for await (const said of stream(signal)) {
        if (signal.aborted) return
        if (said.type !== 'written' && said.type !== 'done') dispatch({ type: 'worded', turn, said })
        else {
          if (!isOpen) await openWritten(turn, said.answer, signal)
          if (signal.aborted) return
          isOpen = true
        }
        if (said.type === 'done') return finish(turn, said.answer)
      }
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (signal.aborted) return
      // The whole text is there; only nobody has read it.
      if (isOpen) return finish(turn, null)
      flushSync(() => dispatch({ type: 'failed', turn, why: error }))
      onGivenUp()
      onFailed(error)
    }
  }

  async function openWritten(turn: number, answer: Written, signal: AbortSignal) {
    const known = placeByNow(latest.current.state, state.place)
    // What the user may say in words of their own is for the rules to tell. Where a draft follows them, they tell it when they come.
    const mustKnow = answer.mode === 'notes_only' && !answers && known.passport === undefined
    const rules = mustKnow && { passport: await readRules(known.post.subreddit) }
    if (signal.aborted) return
    open({ type: 'written', turn, answer, ownWords: recallOwnWords(answers, about), ...rules })
    onWritten(answer.mode !== 'notes_only')
  }

  function finish(turn: number, answer: Written | null) {
    flushSync(() => dispatch({ type: 'finished', turn, answer }))
    const { id, text, edited, turn: opened } = draftOf(latest.current.state) ?? {}
    // What was typed meanwhile may be kept with the first text, and after a break nobody knows which one the server has.
    const mayDiffer = edited || !answer || answer.swaps.length > 0
    if (!text || opened !== turn || !mayDiffer) return
    edits.keep(id ?? null, text)
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
    open({ type: 'reopened', turn, kept, basis: { given, about, place } })
    return true
  }

  function write(text: DraftText) {
    if (!draft) return
    dispatch({ type: 'edited', text })
    edits.keep(draft.id, text)
    if (answers && draft.id === null) rememberComment(ownKeyOf(answers), about.productId ?? '', text.content)
  }

  /** Copies what stands there once it is read, or nobody has to wait for that. Undefined where it may not be, false where the browser refuses. */
  async function copy(field: FieldName) {
    await readNow()
    const now = draftOf(latest.current.state)
    if (!draft || now?.number !== draft.number || isBlank(now.text, field)) return
    const found = await latest.current.checkNow()
    if (!found || isLocked(found)) return
    if (!(await clipboard.write(field, now.text[field] ?? ''))) return false
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
    writeAlone: () => open({ type: 'begunAlone', ownWords: recallOwnWords(answers, about) }),
    close: () => dispatch({ type: 'closed' }),

    /** What the next draft may do. Undefined while the rules are read, unless no rule could change it. */
    foresee: () => {
      const foreseen = foresee(state.place, state.wish, ledger)
      return passport === undefined && foreseen.mode !== 'refuse' ? undefined : foreseen
    },
    /** Whether the product is mentioned, and who says so. */
    naming: readNaming(state, ledger),
    choose: (wish: Mention) => {
      void edits.flushInPassing()
      dispatch({ type: 'wished', wish })
    },

    given: judged,
    /** Where the draft will stand. */
    judgedSubreddit: judgedPlace.post.subreddit,
    write,
    /** Fails where the last change could not be kept. */
    save: edits.flush,
    /** Why the last change is not kept; null while all is well. */
    notSaved: edits.failure,

    findings: checks.findings,
    status: draft && readStatus(draft, checks, judgedPlace),
    marks: (field: FieldName) => (draft ? readMarks(draft, checks.findings ?? [], field) : []),
    checkAgain: () => dispatch({ type: 'checkRetried' }),
    mayCopy: checks.mayCopy,
    /** Has it read again, where nobody could. */
    readAgain,
    canImprove: checks.canImprove,
    improving: draft?.improving ?? null,
    improve: async () => {
      await improveNow()
      const { state: now } = latest.current
      const asked = [draftOf(now), now.other].find((one) => one && one.number === draft?.number)
      // The server may have kept better words that don't stand here.
      if (asked) edits.keep(asked.id, asked.text)
    },
    /** What was put right last, and still stands. */
    swaps: draft ? swapsToUndo(draft) : [],
    isUndone: draft?.improvement?.undone ?? false,
    undo: () => {
      if (!draft?.improvement) return
      const { text, improvement } = draft
      dispatch({ type: 'improvementUndone' })
      edits.keep(draft.id, undoImprovement({ text, improvement }))
    },
    /** Nothing is put right in words that have changed meanwhile. */
    repair: async (finding: Finding) => {
      if (!draft) return
      const mended = await judgeAside('repairDraft', draft.text, finding, context).catch(() => null)
      if (mended && draftOf(latest.current.state)?.text === draft.text) write(mended)
    },

    copy,
    copied: clipboard.copied,
    logged: draft?.id
      ? { draftId: draft.id }
      : { kind, ...(draft?.basis?.about ?? about), named: draft?.check?.named ?? false },
    /** The user has said whether it is posted. */
    settlePosted: () => dispatch({ type: 'settled' }),
    notePosted: () => dispatch({ type: 'posted' }),
  }
}

/** What was told for a draft still holds for it, and so does what is told now. */
const joinTold = (then: string | null | undefined, now: string) =>
  then && then !== now ? [then, now].filter(Boolean).join('\n') : now

function describeReading(
  { task, context, post }: Given,
  { productId, subreddit }: About,
  reply: AnsweredReply | undefined,
): ReadWith {
  if (productId === undefined) return null
  return {
    task,
    productId,
    contextInfo: context,
    ...(post && { postTitle: post.title, postDescription: post.text }),
    ...(subreddit !== undefined && { subreddit }),
    ...(reply && { activityId: reply.activityId }),
  }
}

const recallOwnWords = (answers: AnsweredPost | null, { productId = '' }: About): DraftText =>
  answers ? { title: null, content: recallComment(ownKeyOf(answers), productId) } : { title: '', content: '' }

const ownKeyOf = ({ id, title, reply }: AnsweredPost) =>
  reply ? `reply ${reply.id}` : (id ?? `pasted ${title}`)

const isSamePlace = (one: Place, other: Place) =>
  one.passport === other.passport &&
  one.post.subreddit === other.post.subreddit &&
  readingOf(one) === readingOf(other)

const readingOf = ({ post }: Place) => ('reading' in post ? post.reading : null)
