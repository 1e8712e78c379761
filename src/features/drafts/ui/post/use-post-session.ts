import { useRef, useState } from 'react'
import { ApiError } from '../../../../client/api-error.ts'
import { toast } from '../../../../ui/toast.tsx'
import type { DraftEvent, FieldName, ListedDraft, PostAnswer } from '../../schema.ts'
import type { Written } from '../../session/session-event.ts'
import { type Configuration, useSession } from '../../session/use-session.ts'
import { type DraftProduct, judgedProduct } from '../draft-product.ts'

const names = { title: 'Title', content: 'Content' } as const

type Told = {
  done: { title: string; text: string }
  failed: { title: string; text: string }
}

/** What the form says that a post is written from. */
type Form = Pick<Configuration, 'subreddit' | 'about'> & { given: Omit<Configuration['given'], 'post'> }

type Ask = (signal: AbortSignal) => AsyncIterable<DraftEvent<PostAnswer>>

type Found = { draft: ListedDraft; product: DraftProduct }

export type PostSession = ReturnType<typeof usePostSession>

/** The session of a post or a rewrite, with its words and the sheet it appears on. */
export function usePostSession({ given, subreddit, about }: Form, told: Told) {
  const sheet = useRef<HTMLElement>(null)
  const session = useSession({
    answers: null,
    subreddit,
    given: { ...given, post: null },
    about,
    onWritten: (isDraft) => {
      show(sheet.current)
      // Points are not yet a post.
      if (isDraft) void toast(told.done)
    },
    onGivenUp: () => {
      // The form's own button keeps the focus; the one that stops goes away.
      if (document.activeElement === document.body) show(sheet.current)
    },
    onFailed: ({ message }) => {
      void toast({ title: told.failed.title, text: message || told.failed.text, variant: 'destructive' })
    },
  })
  /** What waits for leave to take the place of words that are kept nowhere. */
  const [waiting, setWaiting] = useState<() => void>()
  const askFirst = (replace: () => void) => (session.holdsUnkept ? setWaiting(() => replace) : replace())

  /** Of the post that a rewrite follows, no word was kept. */
  async function reopen(find: () => Promise<Found | undefined>) {
    const reopened = await session.reopen(async () => {
      const found = await find()
      if (!found) return
      const { draft, product } = found
      const { task, context, subreddit } = draft
      return {
        kept: draft,
        given: { task, product: judgedProduct(product), context, source: null, post: null },
        about: { productId: product.id, ...(subreddit !== null && { subreddit }) },
      }
    })
    if (reopened) show(sheet.current)
  }

  return {
    ...session,
    sheet,
    replacing: {
      asked: waiting !== undefined,
      askFirst,
      keep: () => setWaiting(undefined),
      discard: () => {
        setWaiting(undefined)
        waiting?.()
      },
    },
    run: (ask: Ask) => askFirst(() => void session.ask((signal) => readPosts(ask(signal)))),
    reopen,
    show: () => show(sheet.current),
    copy: async (field: FieldName) => {
      const copied = await session.copy(field)
      if (copied) void toast({ title: `${names[field]} copied!` })
      if (copied !== false) return
      void toast({
        title: 'Copy failed',
        text: `Failed to copy ${field} to clipboard.`,
        variant: 'destructive',
      })
    },
  }
}

async function* readPosts(
  events: AsyncIterable<DraftEvent<PostAnswer>>,
): AsyncGenerator<DraftEvent<Written>> {
  for await (const event of events) {
    if (event.type !== 'written' && event.type !== 'done') {
      yield event
      continue
    }
    const { title, content, ...answer } = event.answer
    if (!title || !content)
      throw new ApiError({ error: 'Generated response missing title or content', code: 'upstream_failed' })
    yield { type: event.type, answer: { ...answer, text: { title, content }, register: null } }
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
