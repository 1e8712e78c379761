import { useEffect, useEffectEvent } from 'react'
import { api, ask } from '../../../client/ask.ts'
import { useRead } from '../../../client/use-read.ts'
import { toast } from '../../../ui/toast.tsx'
import type { Thread } from '../schema.ts'

/** A thread that the page's address names, such as one from an email. */
export type AskedThread = {
  postId: string
  productId: string
  /** Takes it out of the address. */
  forget: () => void
}

/** Looks it up, also where the list doesn't have it; the list stays where it can't be opened. */
export function useAskedThread(asked: AskedThread | undefined, onFound: (thread: Thread) => void) {
  const { answer, failure } = useRead<Thread>(
    asked ? ['today-thread', asked.postId, asked.productId] : null,
    (signal) => ask(readThread(asked, signal)),
  )
  const show = useEffectEvent(onFound)
  useEffect(() => {
    if (answer) show(answer)
  }, [answer])

  const giveUp = useEffectEvent((text: string) => {
    void toast({ title: "We couldn't open this thread.", text, variant: 'destructive' })
    asked?.forget()
  })
  useEffect(() => {
    if (failure) giveUp(failure.message)
  }, [failure])
}

const readThread = (asked: AskedThread | undefined, signal: AbortSignal) =>
  api.today.threads[':postId'].$get(
    { param: { postId: asked?.postId ?? '' }, query: { product: asked?.productId ?? '' } },
    { init: { signal } },
  )
