import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { ApiError } from '../../../../client/api-error.ts'
import { api, ask } from '../../../../client/ask.ts'
import { dismissToasts, toast } from '../../../../ui/toast.tsx'
import type { DraftEvent, Finding, ListedDraft, PostAnswer, Reason } from '../../schema.ts'
import { type DraftProduct, judgedProduct } from '../draft-product.ts'
import { useClipboard } from '../editing/copy-button.tsx'
import { type FieldName, type Given, useDraft } from '../editing/use-draft.ts'
import { useDraftStream } from '../editing/use-draft-stream.ts'
import { useGivenUp } from '../editing/use-given-up.ts'
import { useOwnDrafts } from '../editing/use-own-drafts.ts'
import { decideOwnWords, quoteRules, recallDecision } from '../naming/decide-anew.ts'
import type { Term } from '../naming/describe-term.ts'
import type { Naming } from '../naming/naming-choice.tsx'
import { mayLink } from '../naming/read-permission.ts'
import type { Passport } from '../naming/use-passport.ts'
import { useAskFirst } from './use-ask-first.ts'

/** Rules that come later are rules that nobody has read. */
const PATIENCE_MS = 4_000

const names = { title: 'Title', content: 'Content' } as const

type Told = {
  done: { title: string; text: string }
  failed: { title: string; text: string }
}

/** What the form says that a post is written from. */
type Form = {
  given: Pick<Given, 'task' | 'product' | 'context' | 'source'>
  subreddit: string | null
  /** Undefined while the rules are read. */
  passport: Passport | null | undefined
  naming: Naming
}

/** As it came from the model, or as it was kept: then nobody has looked at it yet. */
type Written = Pick<PostAnswer, 'draftId' | 'title' | 'content' | 'mode' | 'reasons' | 'note'> & {
  findings: Finding[] | null
}

type Ask = (signal: AbortSignal) => AsyncIterable<DraftEvent<PostAnswer>>

/** What the log is told about a post that has no draft of its own. */
type About = { productId?: string; subreddit?: string }

type Found = { draft: ListedDraft; product: DraftProduct }

export type PostDraft = ReturnType<typeof usePostDraft>

/** A post from the model to the clipboard, title and text apart. */
export function usePostDraft(form: Form, told: Told) {
  const stream = useDraftStream<PostAnswer>()
  /** The draft on the sheet, or the one whose points are. */
  const [openId, setOpenId] = useState<string | null>(null)
  const { contents: ownDrafts } = useOwnDrafts({ draft: openId })
  const complete = ({ given, passport = null }: Form): Given => ({
    ...given,
    linksAllowed: mayLink(passport),
    post: null,
    ownDrafts,
    register: null,
  })
  const desk = useDraft(complete(form))
  const clipboard = useClipboard<FieldName>()
  const [points, setPoints] = useState<{ text: string; reasons: Reason[] } | null>(null)
  /** Whether the text was copied, so that it may have been posted. */
  const [mayBePosted, setMayBePosted] = useState(false)
  /** How often the user said that they have posted what stood here. */
  const [timesPosted, setTimesPosted] = useState(0)
  const [about, setAbout] = useState<About>({})
  /** What the community wants of a title and its flair. */
  const [titleTerms, setTitleTerms] = useState<Term[]>([])
  const sheet = useRef<HTMLElement>(null)
  const holdsUnkept =
    desk.draft?.id === null && desk.edited && !(desk.isBlank('title') && desk.isBlank('content'))
  const replacing = useAskFirst(holdsUnkept)
  /** Counts what the user wished for: only the newest wish reaches the sheet. */
  const wishes = useRef(0)
  useGivenUp(stream.status, () => {
    // The form's own button keeps the focus; the one that stops goes away.
    if (document.activeElement === document.body) show(sheet.current)
  })

  /** Puts it on the sheet. Of points only the user makes a post, in words of their own. */
  function layOut({ draftId, title, content, mode, reasons, note, findings }: Written, form: Form) {
    const { subreddit, passport = null, naming } = form
    const from = { note, given: complete(form) }
    setOpenId(draftId)
    setTitleTerms(passport?.terms.filter(({ kind }) => kind === 'title_format' || kind === 'flair') ?? [])
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

  async function run(about: About, ask: Ask) {
    wishes.current += 1
    const wish = wishes.current
    dismissToasts()
    // The form may change while it is written, and after; rules that were still being read may have come.
    const asked = form
    const answer = await stream.run((signal) => requireWhole(ask(signal)))
    if (!answer) return
    const { passport: known } = latest.current.subreddit === asked.subreddit ? latest.current : asked
    const mustKnow = answer.mode === 'notes_only' && known === undefined
    // What the user may say in words of their own is for the rules to tell.
    const passport = mustKnow && asked.subreddit !== null ? await readRules(asked.subreddit) : known
    if (wish !== wishes.current) return
    flushSync(() => {
      setMayBePosted(false)
      setAbout(about)
      layOut(answer, { ...asked, passport })
    })
    show(sheet.current)
    // Points are not yet a post.
    if (answer.mode !== 'notes_only') void toast(told.done)
  }

  /** Puts a draft that was kept back on the sheet, as it was. Of the post that a rewrite follows, no word was kept. */
  async function reopen(find: () => Promise<Found | undefined>) {
    wishes.current += 1
    const wish = wishes.current
    // What stands on the sheet may be the one that is looked for, newer than it was kept.
    await desk.save()
    const found = await find()
    if (!found) return
    const { draft: earlier, product } = found
    const { id, title, content, mode, context, subreddit, mention, copiedAt, posted } = earlier
    const passport = subreddit === null ? null : await readRules(subreddit)
    if (wish !== wishes.current) return
    const reasons = quoteRules({ post: { subreddit }, passport }, recallDecision(earlier))
    stop()
    flushSync(() => {
      setMayBePosted(copiedAt !== null && !posted)
      setAbout({ productId: product.id, ...(subreddit !== null && { subreddit }) })
      layOut(
        { draftId: id, title: title ?? '', content, mode, reasons, note: null, findings: null },
        {
          given: { task: earlier.task, product: judgedProduct(product), context, source: null },
          subreddit,
          passport,
          naming: { never: mention === 'never', rulesRead: false },
        },
      )
    })
    show(sheet.current)
  }

  function stop() {
    stream.stop()
    stream.reset()
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
    if (!(await desk.mayCopyNow(field))) return
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
    titleTerms,
    sheet,
    openId,
    replacing,
    run: (about: About, ask: Ask) => replacing.askFirst(() => void run(about, ask)),
    reopen,
    show: () => show(sheet.current),
    /** Clears the sheet, but for words that are kept nowhere else. */
    close: () => {
      setOpenId(null)
      setPoints(null)
      if (!holdsUnkept) desk.close()
    },
    stop,
    copy,
    copied: clipboard.copied,
    mayBePosted,
    logged: desk.draft?.id
      ? { draftId: desk.draft.id }
      : { kind: 'post' as const, ...about, named: desk.naming?.named ?? false },
    timesPosted,
    notePosted: () => setTimesPosted((times) => times + 1),
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

async function readRules(subreddit: string) {
  try {
    return await ask(
      api.reddit.passport.$get(
        { query: { subreddit, kind: 'post' } },
        { init: { signal: AbortSignal.timeout(PATIENCE_MS) } },
      ),
    )
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return null
  }
}

/** Where the sheet stands below the form or above the list, it comes into sight; its heading takes the focus, so that it is read out. */
function show(sheet: HTMLElement | null) {
  sheet?.querySelector<HTMLElement>('[data-sheet-heading]')?.focus({ preventScroll: true })
  const top = sheet?.getBoundingClientRect().top ?? 0
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  if (top < 0 || top > window.innerHeight / 2)
    sheet?.scrollIntoView({ block: 'start', behavior: still ? 'instant' : 'smooth' })
}
