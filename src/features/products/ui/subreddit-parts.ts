import type { ComponentType, ReactNode } from 'react'
import type { NoteOf } from './subreddit-note.ts'

/** What the field shows of communities; the pages know where it comes from. */
export type SubredditParts = {
  noteOf: NoteOf
  /** Says what is wrong with a name that was typed. */
  NameCheck: ComponentType<{ name: string; onReplace: (nearest: string) => void }>
  /** Communities for this very product, above those that everyone is offered. */
  renderSuggested?: (choice: SubredditChoice) => ReactNode
}

export type SubredditChoice = {
  chosen: string[]
  isFull: boolean
  onAdd: (name: string) => void
  onRemove: (name: string) => void
}
