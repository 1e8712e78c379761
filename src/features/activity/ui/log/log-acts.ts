import type { Entry, Reply } from '../../schema.ts'

/** What someone does with what they posted, and with who answered. */
export type LogActs = {
  onChanged: () => Promise<void>
  onDraft: (entry: Entry, reply: Reply) => void
  onReply: (entry: Entry, reply: Reply, state: 'waiting' | 'set_aside') => void
}
