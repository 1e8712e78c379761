import { useEffect, useRef, useState } from 'react'
import { ApiError } from '../../../../client/api-error.ts'
import { api, ask } from '../../../../client/ask.ts'
import { toast } from '../../../../ui/toast.tsx'
import type { Dismissal, MarkInput, SavedThread, Thread } from '../../schema.ts'
import type { Act, Acts } from './apply-marks.ts'

type Said = { kind: 'saved' } | { kind: 'dismissed'; reason?: Dismissal } | { kind: 'snoozed'; until: Date }

export type Marking = ReturnType<typeof useMarking>

/**
 * What someone does with threads instead of answering them. It shows at once; the requests follow one after the other, so that the last
 * word is the last one to arrive, and then the day is read again.
 */
export function useMarking(readAgain: () => Promise<unknown>) {
  const [acts, setActs] = useState<Acts>(new Map())
  const latest = useRef({ acts, readAgain })
  useEffect(() => {
    latest.current = { acts, readAgain }
  }, [acts, readAgain])
  const queue = useRef(Promise.resolve())
  const waiting = useRef(0)
  const undoable = useRef<Act[]>([])

  const put = (act: Act) => setActs((known) => new Map(known).set(act.postId, act))
  const drop = ({ postId }: Act) => setActs((known) => new Map([...known].filter(([id]) => id !== postId)))

  function send(request: () => Promise<unknown>, onRefusal: () => void) {
    waiting.current += 1
    queue.current = queue.current.then(async () => {
      await sendOrTell(request, onRefusal)
      waiting.current -= 1
      // The next act needs not wait for it.
      if (waiting.current === 0) void readAfter(latest.current.acts)
    })
  }

  async function readAfter(arrived: Acts) {
    // The day is read again later, too: until then it is shown as it was left.
    if (await refusalOf(latest.current.readAgain)) return
    setActs((known) => new Map([...known].filter(([id, act]) => arrived.get(id) !== act)))
  }

  const isDone = (act: Act) => undoable.current.includes(act)
  const forgetAct = (act: Act) => {
    undoable.current = undoable.current.filter((one) => one !== act)
  }

  function begin(act: Act, request: () => Promise<unknown>) {
    put(act)
    if (act.thread) undoable.current.push(act)
    send(request, () => {
      drop(act)
      forgetAct(act)
    })
    return act
  }

  return {
    acts,
    mark: (thread: Thread, said: Said) =>
      begin({ postId: thread.post.id, thread, does: said.kind }, () => putMark(thread, said)),
    /** Says why; the thread is gone already. */
    explain: (thread: Thread, reason: Dismissal) =>
      send(
        () => putMark(thread, { kind: 'dismissed', reason }),
        () => {},
      ),
    /** Where nothing but the thread's id is known, it can't be undone. */
    unsave: ({ postId, thread }: SavedThread) =>
      begin({ postId, thread, does: 'unsaved' }, () => deleteMark(postId)),
    /** Takes an act back, or the last one, and answers whose it was and what; undefined where there is none. */
    undo: (act = undoable.current.at(-1)) => {
      if (!act?.thread || !isDone(act)) return undefined
      forgetAct(act)
      drop(act)
      const { thread, does } = act
      send(
        () => (does === 'unsaved' ? putMark(thread, { kind: 'saved' }) : deleteMark(thread.post.id)),
        () => {},
      )
      return { thread, does }
    },
  }
}

async function sendOrTell(request: () => Promise<unknown>, onRefusal: () => void) {
  const refusal = await refusalOf(request)
  if (!refusal) return
  onRefusal()
  void toast({ title: "We couldn't save that.", text: refusal.message, variant: 'destructive' })
}

async function refusalOf(request: () => Promise<unknown>) {
  try {
    await request()
    return null
  } catch (error) {
    if (error instanceof ApiError) return error
    // A mistake of ours is reported like any other, and what comes after it is sent nevertheless.
    reportError(error)
    return null
  }
}

function putMark({ post, product }: Thread, said: Said) {
  const about = { productId: product.id, subreddit: post.subreddit }
  const json: MarkInput =
    said.kind === 'dismissed'
      ? { ...about, kind: 'dismissed', reason: said.reason ?? null }
      : said.kind === 'snoozed'
        ? { ...about, kind: 'snoozed', until: said.until.toISOString() }
        : { ...about, kind: 'saved' }
  return ask(api.today.marks[':postId'].$put({ param: { postId: post.id }, json }))
}

const deleteMark = (postId: string) => ask(api.today.marks[':postId'].$delete({ param: { postId } }))
