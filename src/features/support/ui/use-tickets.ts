import { useCallback, useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { api, ask } from '../../../client/ask.ts'
import { ApiError } from '../../../client/api-error.ts'
import { toast } from '../../../ui/toast.tsx'
import type { Ticket, TicketList } from '../schema.ts'
import { findNews } from './find-news.ts'

/** Whoever waits for a reply sees it soon; asking costs one small query, and any server can answer. */
const LOOK_AGAIN_MS = 10_000
/** A skeleton that is gone at once only flickers. */
const SKELETON_MS = 300
const FAILED = 'Failed to load support tickets'

type State =
  | { kind: 'loading' }
  | { kind: 'failed'; reason: string }
  /** `news` is what a screen reader says: a reply that came while the page was open. */
  | ({ kind: 'loaded'; news: string } & TicketList)

/** The user's requests, read again at each return to the page and, while it can be seen, from time to time. */
export function useTickets() {
  const [state, setState] = useState<State>({ kind: 'loading' })
  const { revalidate } = useRevalidator()
  const running = useRef<AbortController>(undefined)

  const show = useCallback(({ tickets, more }: TicketList) => {
    setState((before) => ({
      kind: 'loaded',
      tickets,
      more,
      news: (before.kind === 'loaded' && (findNews(before.tickets, tickets) ?? before.news)) || '',
    }))
  }, [])

  /** Whoever asks last is answered. A failure is told only when somebody waits for the answer. */
  const read = useCallback(
    async (awaited: boolean) => {
      running.current?.abort()
      const { signal } = (running.current = new AbortController())
      const skeletonGone = awaited ? pause(SKELETON_MS) : undefined
      try {
        const list = await ask(api.support.tickets.$get({}, { init: { signal } }))
        await skeletonGone
        if (!signal.aborted) show(list)
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        if (signal.aborted) return
        // The page's own guard knows where to go without a session.
        if (error.code === 'unauthenticated') void revalidate()
        if (!awaited) return
        await skeletonGone
        setState({ kind: 'failed', reason: error.message })
        void toast({ title: FAILED, text: error.message, variant: 'destructive' })
      }
    },
    [revalidate, show],
  )

  useEffect(() => {
    void read(true)
    return () => running.current?.abort()
  }, [read])

  const settled = state.kind !== 'loading'
  useEffect(() => {
    if (!settled) return
    const look = () => {
      if (document.visibilityState === 'visible') void read(false)
    }
    const timer = setInterval(look, LOOK_AGAIN_MS)
    addEventListener('focus', look)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      removeEventListener('focus', look)
      document.removeEventListener('visibilitychange', look)
    }
  }, [read, settled])

  return {
    state,
    tryAgain: () => {
      setState({ kind: 'loading' })
      void read(true)
    },
    /** Shows a new request at once, and what else has changed as soon as it is known. */
    add: (ticket: Ticket) => {
      const { tickets, more } = state.kind === 'loaded' ? state : { tickets: [], more: false }
      show({ tickets: [ticket, ...tickets], more })
      void read(false)
    },
  }
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
