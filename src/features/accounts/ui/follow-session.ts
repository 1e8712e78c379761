import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

const AWAY_TOO_LONG_MS = 30_000

let channel: BroadcastChannel | undefined

// One channel per tab: a channel does not hear its own messages, a second one in the same tab would.
function sessionChannel() {
  channel ??= new BroadcastChannel('threadlark-session')
  return channel
}

/** Tells the other tabs that someone signed in or out. */
export function announceSessionChange() {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel never leaves its origin
  sessionChannel().postMessage('changed')
}

/** Asks the page's loaders again when the session may have changed elsewhere; their guards then redirect. */
export function useFollowSession() {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    let leftAt = Date.now()
    const follow = () => {
      if (navigator.onLine) void revalidate()
    }
    const leave = () => {
      leftAt = Date.now()
    }
    const comeBack = () => {
      if (Date.now() - leftAt > AWAY_TOO_LONG_MS) follow()
      leave()
    }
    // The Back button can bring back a page of a session that has ended since.
    const restore = (event: PageTransitionEvent) => {
      if (event.persisted) follow()
    }
    const session = sessionChannel()
    session.addEventListener('message', follow)
    addEventListener('blur', leave)
    addEventListener('focus', comeBack)
    addEventListener('pageshow', restore)
    return () => {
      session.removeEventListener('message', follow)
      removeEventListener('blur', leave)
      removeEventListener('focus', comeBack)
      removeEventListener('pageshow', restore)
    }
  }, [revalidate])
}

const SEEN = 'threadlark-signed-in'

/**
 * Someone who comes in through a mailed link or Google never passes a form of ours, so the first page that shows them
 * signed in tells the other tabs. Remembered per browser by the user's id, so that it is told once.
 */
export function useAnnounceArrival(userId: string) {
  useEffect(() => {
    if (localStorage.getItem(SEEN) === userId) return
    localStorage.setItem(SEEN, userId)
    announceSessionChange()
  }, [userId])
}

/** After sign-out the next arrival is news again, even of the same person. */
export function forgetArrival() {
  localStorage.removeItem(SEEN)
}
