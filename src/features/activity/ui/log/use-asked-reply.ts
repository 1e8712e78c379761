import { useEffect, useEffectEvent } from 'react'
import { toast } from '../../../../ui/toast.tsx'
import type { Entry } from '../../schema.ts'

/** Goes to the reply that the page's address names, once it's there. */
export function useAskedReply(asked: { replyId: string; forget: () => void } | null, entries: Entry[]) {
  const goTo = useEffectEvent((replyId: string) => {
    const element = [...document.querySelectorAll<HTMLElement>('[data-reply]')].find(
      (one) => one.dataset.reply === replyId,
    )
    element?.focus()
    element?.scrollIntoView({ block: 'center' })
    const isKnown = entries.some(({ answers }) => answers.some(({ id }) => id === replyId))
    if (!isKnown) void toast({ title: "We couldn't find this reply.", variant: 'destructive' })
    asked?.forget()
  })
  const replyId = asked?.replyId
  useEffect(() => {
    if (replyId !== undefined) goTo(replyId)
  }, [replyId])
}
