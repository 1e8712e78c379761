import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { api, ask } from '../../../client/ask.ts'
import { useRead } from '../../../client/use-read.ts'
import { toast } from '../../../ui/toast.tsx'
import type { Ticket, TicketList } from '../schema.ts'
import { findNews } from './find-news.ts'

/** Someone who waits for a reply sees it soon; asking costs one small query, and any server can answer. */
const LOOK_AGAIN_MS = 10_000
const FAILED = 'Failed to load support tickets'

/** `news` is what a screen reader says: a reply that came while the page was open. */
type Known = TicketList & { news: string }

const none: Known = { tickets: [], more: false, news: '' }

/** The user's requests, read again at each return to the page and, while it can be seen, from time to time. */
export function useTickets() {
  const { revalidate } = useRevalidator()
  const { answer, failure, lastFailure, tryAgain, readAgain, change } = useRead<Known>(
    ['tickets'],
    async (signal, before) => {
      const list = await ask(api.support.tickets.$get({}, { init: { signal } }))
      return { ...list, news: (before && findNews(before.tickets, list.tickets)) ?? before?.news ?? '' }
    },
    { behindSkeleton: true, everyMs: LOOK_AGAIN_MS },
  )
  useEffect(() => {
    if (failure) void toast({ title: FAILED, text: failure.message, variant: 'destructive' })
  }, [failure])
  // The page's own guard knows where to go without a session.
  useEffect(() => {
    if (lastFailure?.code === 'unauthenticated') void revalidate()
  }, [lastFailure, revalidate])

  return {
    list: answer,
    failure,
    tryAgain,
    /** Shows a new request at once, and what else has changed as soon as it is known. */
    add: (ticket: Ticket) => {
      const shown = change((known = none) => ({ ...known, tickets: [ticket, ...known.tickets] }))
      // Nobody waits for what else has changed, so nobody is told when it can't be read.
      shown.then(readAgain).catch(() => {})
    },
  }
}
