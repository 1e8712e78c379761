import type { ReactNode } from 'react'

/** What is told of last week, and of replies that wait. Each is null where there is nothing to tell. */
export type WeekParts = {
  /** Beside the list. */
  card: ReactNode
  /** Before the list, where a reply has waited long. */
  first: ReactNode
  /** The newest reply alone. */
  reply: ReactNode
}
