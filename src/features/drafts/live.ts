import type { DraftEvent } from './schema.ts'

/** Someone who waits for a draft: hears what happens while it is written, and may stop waiting. */
export type Live<Answer> = {
  signal: AbortSignal
  emit: (event: Exclude<DraftEvent<Answer>, { type: 'done' | 'failed' }>) => void
}
