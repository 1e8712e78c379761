import { useState } from 'react'
import type { Thread } from '../schema.ts'

/** A thread whose draft lies over the list. It stays while its dialog fades away. */
export type OpenedThread = {
  thread: Thread | undefined
  open: boolean
  onOpenChange: (open: boolean) => void
  /** The thread to go on with; null where there is none. */
  next: Thread | null
  onNext: (thread: Thread) => void
}

/** `nextAfter`: where to go on after a thread. */
export function useOpenedThread(nextAfter: (thread: Thread) => Thread | null, onClosed: () => void) {
  const [seen, setSeen] = useState<{ thread: Thread; open: boolean }>()
  const show = (thread: Thread) => setSeen({ thread, open: true })
  const opened: OpenedThread = {
    thread: seen?.thread,
    open: seen?.open ?? false,
    onOpenChange: (open) => {
      setSeen((known) => known && { ...known, open })
      if (!open) onClosed()
    },
    next: seen ? nextAfter(seen.thread) : null,
    onNext: show,
  }
  return { opened, show }
}
