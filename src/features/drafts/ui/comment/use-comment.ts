import { useEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { ApiError } from '../../../../client/api-error.ts'
import { api, ask } from '../../../../client/ask.ts'
import { streamDraft } from '../../../../client/stream-draft.ts'
import { dismissToasts, toast } from '../../../../ui/toast.tsx'
import type { AnsweredReading } from '../../judge/read-answered-post.ts'
import type { CommentAnswer, Draft, Register } from '../../schema.ts'
import { type DraftProduct, judgedProduct, sentProduct } from '../draft-product.ts'
import { useClipboard } from '../editing/copy-button.tsx'
import { useDraft } from '../editing/use-draft.ts'
import { isDeclined, useDraftStream } from '../editing/use-draft-stream.ts'
import { useGivenUp } from '../editing/use-given-up.ts'
import { useOwnDrafts } from '../editing/use-own-drafts.ts'
import {
  decideAnew,
  decideOwnWords,
  type Earlier,
  foresee,
  quoteRules,
  recallDecision,
} from '../naming/decide-anew.ts'
import type { Naming } from '../naming/naming-choice.tsx'
import { isUnread, mayLink } from '../naming/read-permission.ts'
import { usePassport } from '../naming/use-passport.ts'
import { recallComment, rememberComment } from './remembered-comment.ts'

export type AnsweredPost = {
  /** Reddit's; null where the user pasted the post. */
  id: string | null
  title: string
  text: string
  subreddit: string | null
  reading: AnsweredReading
}

export type Comment = ReturnType<typeof useComment>

/** A comment from nothing to the clipboard. */
export function useComment(post: AnsweredPost, product: DraftProduct) {
  const passport = usePassport(post.subreddit, 'comment')
  const { contents: ownDrafts, ledger } = useOwnDrafts({ post: post.id, subreddit: post.subreddit })
  const [naming, setNaming] = useState<Naming>({ never: false, rulesRead: false })
  /** How people write here, as the server found it when it wrote. */
  const [register, setRegister] = useState<Register | null>(null)
  const [points, setPoints] = useState<{ text: string; why: Earlier } | null>(null)
  /** Whether the draft was copied, so that it may have been posted. */
  const [mayBePosted, setMayBePosted] = useState(false)
  /** Whether the user has said before that they answered this post. */
  const [answered, setAnswered] = useState(false)
  const stream = useDraftStream<CommentAnswer>()
  const clipboard = useClipboard<'comment'>()
  const busyBox = useRef<HTMLElement>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const start = useRef<HTMLDivElement & HTMLButtonElement>(null)
  useGivenUp(stream.status, () => (field.current ?? start.current)?.focus())
  const given = useMemo(
    () => ({
      task: 'comment' as const,
      linksAllowed: mayLink(passport ?? null),
      product: judgedProduct(product),
      context: '',
      post: { title: post.title, text: post.text },
      source: null,
      ownDrafts,
      register,
    }),
    [passport, product, post, ownDrafts, register],
  )
  const desk = useDraft(given)
  /** What was decided when the draft was written; of the user's own words nobody has decided anything. */
  const earlierDecision = useRef<Earlier>(undefined)
  const place = { post, passport: passport ?? null }
  const ownKey = post.id ?? `pasted ${post.title}`

  const restore = useRef<(last: Draft) => void>(undefined)
  useEffect(() => {
    restore.current = (last) => {
      // Whoever has begun anew doesn't want the old one back.
      if (stream.status !== 'idle' || desk.draft || last.mode === 'refuse') return
      const { id, title, content, mention, copiedAt } = last
      const earlier = recallDecision(last)
      const now = { ...earlier.naming, never: mention === 'never' }
      setNaming(now)
      setRegister(last.register)
      if (last.mode === 'notes_only') return setPoints({ text: content, why: earlier })
      earlierDecision.current = earlier
      setMayBePosted(copiedAt !== null)
      const decision = decideAnew(place, earlier, now)
      desk.open({ id, text: { title, content }, ...decision, note: null, findings: null })
    }
  })
  const decide = (next: Naming) => {
    const earlier = earlierDecision.current
    desk.decide(earlier ? decideAnew(place, earlier, next) : decideOwnWords(place, next))
  }
  // The rules may arrive when the user is writing already, or after a draft that was kept.
  const decideAgain = useRef(() => {})
  useEffect(() => {
    decideAgain.current = () => decide(naming)
  })
  useEffect(() => {
    if (passport) decideAgain.current()
  }, [passport])
  useEffect(() => {
    if (post.id === null) return
    const left = new AbortController()
    // An earlier draft that can't be read can be written again.
    const forgive = (error: unknown) => {
      if (!(error instanceof ApiError)) throw error
    }
    ask(
      api.drafts.$get(
        { query: { postId: post.id, productId: product.id } },
        { init: { signal: left.signal } },
      ),
    ).then(({ drafts: [last] }) => {
      if (last) restore.current?.(last)
    }, forgive)
    ask(api.drafts.marks.$get({ query: { posts: post.id } }, { init: { signal: left.signal } })).then(
      ({ marks: [mark] }) => setAnswered(mark?.posted ?? false),
      forgive,
    )
    return () => left.abort()
  }, [post.id, product.id])

  async function generate(next = naming) {
    dismissToasts()
    const writing = stream.run((signal) =>
      streamDraft(
        api.ai['generate-comment.js'].$post,
        {
          postTitle: post.title,
          postDescription: post.text,
          ...(post.id !== null && { postId: post.id }),
          ...(post.subreddit !== null && { subreddit: post.subreddit }),
          ...sentProduct(product),
          mention: next.never ? 'never' : 'auto',
          rulesRead: next.rulesRead,
        },
        signal,
      ),
    )
    // The button that was pressed goes away while it works.
    requestAnimationFrame(() => busyBox.current?.focus())
    const answer = await writing
    if (!answer) return
    setRegister(answer.register)
    if (answer.mode === 'notes_only') {
      const { mode, reasons } = answer
      setPoints({ text: answer.comment, why: { mode, reasons, naming: next } })
      return writeAlone(next)
    }
    const { draftId, comment, mode, reasons, note, findings } = answer
    setPoints(null)
    setMayBePosted(false)
    earlierDecision.current = { mode, reasons, naming: next }
    flushSync(() =>
      desk.open({ id: draftId, text: { title: null, content: comment }, mode, reasons, note, findings }),
    )
    field.current?.focus()
    void toast({ title: 'Comment Generated!' })
  }

  const told = useRef<ApiError>(undefined)
  useEffect(() => {
    const { failure } = stream
    if (!failure || failure === told.current) return
    told.current = failure
    if (isDeclined(failure)) return
    void toast({
      title: 'Failed to generate comment. Please try again.',
      text: failure.message,
      variant: 'destructive',
    })
  }, [stream])

  function writeAlone(next = naming) {
    const { mode, reasons } = decideOwnWords(place, next)
    earlierDecision.current = undefined
    const text = { title: null, content: recallComment(ownKey, product.id) }
    flushSync(() => desk.open({ id: null, text, mode, reasons, note: null, findings: null }))
    field.current?.focus()
  }

  function change(next: Naming) {
    setNaming(next)
    if (!desk.draft) return
    desk.keepMention(next.never ? 'never' : 'auto')
    decide(next)
    const earlier = earlierDecision.current
    // Text of the model that nobody has touched can be written anew at once.
    if (earlier && next.rulesRead && !naming.rulesRead && !desk.edited) void generate(next)
  }

  async function copy() {
    if (!(await desk.mayCopyNow('content'))) return
    const copied = await clipboard.write('comment', desk.draft?.text.content ?? '')
    if (!copied) return toast({ title: 'Failed to copy comment.', variant: 'destructive' })
    void toast({ title: 'Copied!' })
    setMayBePosted(true)
    await desk.reportCopied()
  }

  return {
    passport,
    /** Undefined while the rules are read, unless no rule could change it. */
    foresee: () => {
      const foreseen = foresee(place, naming, ledger)
      return passport === undefined && foreseen.mode !== 'refuse' ? undefined : foreseen
    },
    unread: post.subreddit !== null && passport !== undefined && isUnread(passport),
    naming,
    changeNaming: change,
    /** What the user may say where text of a model is not wanted. */
    points: points && { text: points.text, reasons: quoteRules(place, points.why) },
    stream,
    desk,
    /** Why the draft has its mode, with the rules that say so, whichever of the two arrives first. */
    reasons: quoteRules(place, { reasons: desk.draft?.reasons ?? [], naming }),
    field,
    start,
    busyBox,
    generate,
    stop: () => {
      stream.stop()
      stream.reset()
    },
    writeAlone,
    write: (content: string) => {
      desk.write({ title: null, content })
      if (desk.draft?.id === null) rememberComment(ownKey, product.id, content)
    },
    copy,
    copied: clipboard.copied !== undefined,
    mayBePosted: mayBePosted && !answered,
    /** The user has said whether it is posted. */
    settlePosted: () => setMayBePosted(false),
    answered,
  }
}
