import { useMemo, useRef, useState } from 'react'
import { api } from '../../../../client/ask.ts'
import { streamDraft } from '../../../../client/stream-draft.ts'
import { toast } from '../../../../ui/toast.tsx'
import { type Angle, angles, type CommentAnswer, type DraftEvent, type Mention } from '../../schema.ts'
import type { Kept, Written } from '../../session/session-event.ts'
import { isDeclined } from '../../session/session-state.ts'
import { type AnsweredPost, type AnsweredReply, useSession } from '../../session/use-session.ts'
import { type DraftProduct, judgedProduct, sentProduct } from '../draft-product.ts'

export type CommentSession = ReturnType<typeof useCommentSession>

/** A talk goes on from where it is. */
const noAngles: Angle[] = []

/** The session of a comment, with its words and where its focus goes. */
export function useCommentSession(post: AnsweredPost, product: DraftProduct, alone: boolean) {
  const field = useRef<HTMLTextAreaElement>(null)
  const start = useRef<HTMLDivElement & HTMLButtonElement>(null)
  // Until the user says something else, a draft that came back stands for what it was written from.
  const [kept, setKept] = useState<Kept>()
  const [told, setTold] = useState<string>()
  const known = told ?? kept?.context ?? ''
  const [chosen, setAngle] = useState<Angle | null>(null)
  // Someone who has told nothing has seen nothing.
  const { reply } = post
  const offered = reply ? noAngles : known.trim() === '' ? angles.filter((one) => one !== 'seen') : angles
  const angle = offered.find((one) => one === chosen) ?? null
  const given = useMemo(
    () => ({
      task: 'comment' as const,
      product: judgedProduct(product),
      context: known.trim(),
      post: { title: post.title, text: post.text },
      source: null,
    }),
    [product, post, known],
  )
  const session = useSession({
    answers: post,
    subreddit: post.subreddit,
    alone,
    given,
    about: {
      ...(post.subreddit !== null && { subreddit: post.subreddit }),
      ...(post.id !== null && { postId: post.id }),
      productId: product.id,
    },
    onKept: setKept,
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
  const { naming } = session

  function generate(wish = session.wish) {
    setTold(known)
    void session.ask((signal) =>
      readComments(
        streamDraft(
          api.ai['generate-comment.js'].$post,
          {
            postTitle: post.title,
            ...(reply ? replyOf(reply, post.text) : { postDescription: post.text }),
            ...(post.id !== null && { postId: post.id }),
            ...(post.subreddit !== null && { subreddit: post.subreddit }),
            ...sentProduct(product),
            contextInfo: known,
            ...(angle !== null && { angle }),
            mention: wish,
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
    name: nameOf(post),
    field,
    start,
    /** What the user knows about it, and from where the answer is to come at it. */
    known,
    tellKnown: setTold,
    angles: offered,
    angle,
    chooseAngle: setAngle,
    generate,
    writeAlone: () => {
      session.writeAlone()
      field.current?.focus()
    },
    /** Both texts are kept; one that isn't written yet is written at once, but never over words of the user. */
    choose: (wish: Mention) => {
      const wanted = wish === 'never' ? 'help' : 'mention'
      const isWriting = session.is === 'writing'
      if (isWriting && naming?.chosen === wanted) return
      const isWritten = naming?.written.includes(wanted)
      if (isWriting && isWritten) session.stop()
      session.choose(wish)
      const follows = isWriting || (naming?.written.length ?? 0) > 0
      if (follows && !isWritten) generate(wish)
    },
    copy: async () => {
      const copied = await session.copy('content')
      if (copied === false) void toast({ title: 'Failed to copy comment.', variant: 'destructive' })
      else if (copied) void toast({ title: 'Copied!' })
      return copied === true
    },
  }
}

/** What stands over the text. */
export const nameOf = ({ reply }: AnsweredPost) => (reply ? 'Your answer' : 'Your comment')

const replyOf = ({ id, activityId }: AnsweredReply, text: string) => ({
  replyTo: { activityId, replyId: id, text },
})

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
