import { eq } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { support } from '../../src/db/schema/support.ts'
import { noSuchTicket } from './find-tickets.ts'
import type { Status } from './read-command.ts'

export async function setTicketStatus(db: NodePgDatabase, { id, status }: { id: string; status: Status }) {
  const changed = await db
    .update(support)
    .set({ status })
    .where(eq(support.id, id))
    .returning({ id: support.id })
  if (changed.length === 0) throw noSuchTicket(id)
  return `Ticket ${id} is ${status.replaceAll('_', ' ')} now.`
}
