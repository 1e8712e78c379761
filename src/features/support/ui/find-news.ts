import type { Ticket } from '../schema.ts'

/** A sentence about replies that were not there before; undefined when there is none. */
export function findNews(before: Ticket[], now: Ticket[]): string | undefined {
  const known = new Map(before.map((ticket) => [ticket.id, ticket.supportReply]))
  const answered = now.filter(
    ({ id, supportReply }) => supportReply !== null && known.has(id) && known.get(id) !== supportReply,
  )
  const [first, ...more] = answered
  if (!first) return undefined
  return more.length === 0
    ? `New reply to "${first.title}"`
    : `New replies to ${answered.length} support requests`
}
