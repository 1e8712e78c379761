import type { support } from '../../db/schema/support.ts'
import type { Ticket } from './schema.ts'

/** A row as its owner reads it. */
export function presentTicket(row: typeof support.$inferSelect): Ticket {
  const { id, name, email, supportType, title, content, status, supportReply, supportName } = row
  return {
    id,
    name,
    email,
    supportType,
    title,
    content,
    status,
    supportReply,
    supportName,
    supportReplyTime: row.supportReplyTime?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
  }
}
