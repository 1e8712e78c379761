import type { ReactNode } from 'react'
import type { Thread } from '../../schema.ts'
import type { SnoozeTime } from '../marks/snooze-times.ts'

/** What can be done with a thread, from any row. */
export type RowActs = {
  draft: (thread: Thread) => void
  save: (thread: Thread) => void
  dismiss: (thread: Thread) => void
  snooze: (thread: Thread, time: SnoozeTime) => void
  /** The post whose menu of times is open. */
  snoozing: string | null
  onSnoozing: (postId: string | null) => void
}

export type RenderLogo = (product: Thread['product'], className: string) => ReactNode

export type RowProps = {
  thread: Thread
  /** Open, with its quote and all its buttons. One row is. */
  isCurrent: boolean
  /** On its way out. */
  isLeaving: boolean
  acts: RowActs
  renderLogo: RenderLogo
  now: number
  timeZone: string
}
