import type { DraftEvent } from './schema.ts'

/** Whoever waits for a draft: hears what happens while it is written, and may stop waiting. */
export type Live = {
  signal: AbortSignal
  emit: (event: Exclude<DraftEvent<never>, { type: 'done' | 'failed' }>) => void
}
