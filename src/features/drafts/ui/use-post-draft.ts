import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { ApiError } from '../../../client.ts'
import { dismissToasts, toast } from '../../../ui/toast.tsx'
import type { DraftEvent, PostAnswer, Reason } from '../schema.ts'
import { useClipboard } from './copy-button.tsx'
import { decideOwnWords } from './decide-anew.ts'
import type { Naming } from './naming-choice.tsx'
import { mayLink } from './read-permission.ts'
import { type FieldName, type Given, useDraft } from './use-draft.ts'
import { useDraftStream } from './use-draft-stream.ts'
import { useGivenUp } from './use-given-up.ts'
import type { Passport } from './use-passport.ts'

const names = { title: 'Title', content: 'Content' } as const

type Told = {
  done: { title: string; text: string }
  failed: { title: string; text: string }
}

/** What the form says that a post is written from. */
type Form = {
  given: Omit<Given, 'linksAllowed'>
  subreddit: string | null
  /** Undefined while the rules are read. */
  passport: Passport | null | undefined
  naming: Naming
}

/** What the log is told about a post that has no draft of its own. */
type About = { productId?: string; subreddit?: string }

export type PostDraft = ReturnType<typeof usePostDraft>

/** A post from the model to the clipboard, title and text apart. */
export function usePostDraft(form: Form, told: Told) {
  const stream = useDraftStream<PostAnswer>()
  const desk = useDraft({ ...form.given, linksAllowed: mayLink(form.passport ?? null) })
  const clipboard = useClipboard<FieldName>()
  const [points, setPoints] = useState<{ text: string; reasons: Reason[] } | null>(null)
  /** Whether the text was copied, so that it may have been posted. */
  const [mayBePosted, setMayBePosted] = useState(false)
  const [about, setAbout] = useState<About>({})
  const sheet = useRef<HTMLElement>(null)
  useGivenUp(stream.status, () => {
    // The form's own button keeps the focus; the one that stops goes away.
    if (document.activeElement === document.body) show(sheet.current)
  })

  /** Puts it on the sheet. Of points only the user makes a post, in words of their own. */
  function layOut(written: PostAnswer, { given, subreddit, passport = null, naming }: Form) {
    const { draftId, title, content, mode, reasons, note, findings } = written
    const from = { note, given: { ...given, linksAllowed: mayLink(passport) } }
    if (mode === 'notes_only') {
      setPoints({ text: content, reasons })
      const decision = decideOwnWords({ post: { subreddit }, passport }, naming)
      desk.open({ id: null, text: { title: '', content: '' }, ...decision, findings: null, ...from })
    } else {
      setPoints(null)
      desk.open({ id: draftId, text: { title, content }, mode, reasons, findings, ...from })
    }
  }

  const latest = useRef(form)
  useEffect(() => {
    latest.current = form
  })

  async function run(about: About, ask: (signal: AbortSignal) => AsyncIterable<DraftEvent<PostAnswer>>) {
    dismissToasts()
    // The form may change while it is written, and after; rules that were still being read may have come.
    const asked = form
    const answer = await stream.run((signal) => requireWhole(ask(signal)))
    if (!answer) return
    const { passport } = latest.current.subreddit === asked.subreddit ? latest.current : asked
    flushSync(() => {
      setMayBePosted(false)
      setAbout(about)
      layOut(answer, { ...asked, passport })
    })
    show(sheet.current)
    // Points are not yet a post.
    if (answer.mode !== 'notes_only') void toast(told.done)
  }

  const { failure } = stream
  const heard = useRef<ApiError>(undefined)
  useEffect(() => {
    if (!failure || failure === heard.current) return
    heard.current = failure
    void toast({
      title: told.failed.title,
      text: failure.message || told.failed.text,
      variant: 'destructive',
    })
  }, [failure, told])

  async function copy(field: FieldName) {
    if (!desk.mayCopyNow(field)) return
    const copied = await clipboard.write(field, desk.draft?.text[field] ?? '')
    if (!copied) {
      void toast({
        title: 'Copy failed',
        text: `Failed to copy ${field} to clipboard.`,
        variant: 'destructive',
      })
      return
    }
    void toast({ title: `${names[field]} copied!` })
    // A title alone is not yet a post.
    if (field !== 'content') return
    setMayBePosted(true)
    await desk.reportCopied()
  }

  return {
    stream,
    desk,
    points,
    sheet,
    run,
    stop: () => {
      stream.stop()
      stream.reset()
    },
    copy,
    copied: clipboard.copied,
    mayBePosted,
    logged: desk.draft?.id
      ? { draftId: desk.draft.id }
      : { kind: 'post' as const, ...about, named: desk.naming?.named ?? false },
    notPostedYet: () => setMayBePosted(false),
  }
}

async function* requireWhole(events: AsyncIterable<DraftEvent<PostAnswer>>) {
  for await (const event of events) {
    if (event.type === 'done' && (!event.answer.title || !event.answer.content)) {
      throw new ApiError({ error: 'Generated response missing title or content', code: 'upstream_failed' })
    }
    yield event
  }
}

/** Where the sheet stands below the form, it comes into sight; its heading takes the focus, so that it is read out. */
function show(sheet: HTMLElement | null) {
  sheet?.querySelector<HTMLElement>('[data-sheet-heading]')?.focus({ preventScroll: true })
  const below = sheet && sheet.getBoundingClientRect().top > window.innerHeight / 2
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  if (below) sheet.scrollIntoView({ block: 'start', behavior: still ? 'instant' : 'smooth' })
}
