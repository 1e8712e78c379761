import type { Entry, Reply } from '../schema.ts'

export type Waiting = { entry: Entry; reply: Reply }

/** Replies that nobody has answered or set aside yet, newest first. */
export function listWaiting(entries: Entry[]): Waiting[] {
  return entries
    .flatMap((entry) => entry.answers.map((reply) => ({ entry, reply })))
    .filter(({ reply }) => reply.state === 'waiting')
    .toSorted((one, other) => Date.parse(other.reply.postedAt) - Date.parse(one.reply.postedAt))
}
