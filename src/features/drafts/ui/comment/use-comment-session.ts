import { useMemo, useRef } from 'react'
import { api } from '../../../../client/ask.ts'
import { streamDraft } from '../../../../client/stream-draft.ts'
import { toast } from '../../../../ui/toast.tsx'
import type { CommentAnswer, DraftEvent } from '../../schema.ts'
import type { Naming } from '../../session/decide-again.ts'
import type { Written } from '../../session/session-event.ts'
import { isDeclined } from '../../session/session-state.ts'
import { type AnsweredPost, useSession } from '../../session/use-session.ts'
import { type DraftProduct, judgedProduct, sentProduct } from '../draft-product.ts'

export type CommentSession = ReturnType<typeof useCommentSession>

/** The session of a comment, with its words and where its focus goes. */
export function useCommentSession(post: AnsweredPost, product: DraftProduct) {
  const field = useRef<HTMLTextAreaElement>(null)
  const start = useRef<HTMLDivElement & HTMLButtonElement>(null)
  const given = useMemo(
    () => ({
      task: 'comment' as const,
      product: judgedProduct(product),
      context: '',
      post: { title: post.title, text: post.text },
      source: null,
    }),
    [product, post],
  )
  const session = useSession({
    answers: post,
    subreddit: post.subreddit,
    given,
    about: {
      ...(post.subreddit !== null && { subreddit: post.subreddit }),
      ...(post.id !== null && { postId: post.id }),
      productId: product.id,
    },
    onWritten: (isDraft) => {
      field.current?.focus()
      if (isDraft) void toast({ title: 'Comment Generated!' })
    },
    onGivenUp: () => (field.current ?? start.current)?.focus(),
    onFailed: (failure) => {
      if (isDeclined(failure)) return
      void toast({
        title: 'Failed to generate comment. Please try again.',
        text: failure.message,
        variant: 'destructive',
      })
    },
  })
  const { ticks, draft } = session

  function generate(next = ticks) {
    void session.ask((signal) =>
      readComments(
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
      ),
    )
    // The button that was pressed goes away while it works.
    requestAnimationFrame(() => field.current?.focus())
  }

  return {
    ...session,
    field,
    start,
    generate,
    writeAlone: () => {
      session.writeAlone()
      field.current?.focus()
    },
    tick: (next: Naming) => {
      session.tick(next)
      // Text of the model that nobody has touched can be written anew at once.
      if (draft?.decided && next.rulesRead && !ticks.rulesRead && !draft.edited) generate(next)
    },
    copy: async () => {
      const copied = await session.copy('content')
      if (copied === false) void toast({ title: 'Failed to copy comment.', variant: 'destructive' })
      else if (copied) void toast({ title: 'Copied!' })
    },
  }
}

async function* readComments(
  events: AsyncIterable<DraftEvent<CommentAnswer>>,
): AsyncGenerator<DraftEvent<Written>> {
  for await (const event of events) {
    if (event.type !== 'written' && event.type !== 'done') {
      yield event
      continue
    }
    const { comment, ...answer } = event.answer
    // What is said about fair use belongs beside a draft, and points are none.
    const note = answer.mode === 'notes_only' ? null : answer.note
    yield { type: event.type, answer: { ...answer, note, text: { title: null, content: comment } } }
  }
}
