import { desc, eq, sql } from 'drizzle-orm'
import { preparedRead } from '../../db/as-user.ts'
import { support } from '../../db/schema/support.ts'
import { requireUser } from '../accounts/read-session.ts'
import type { RequestContext } from '../request-context.ts'
import { presentTicket } from './present-ticket.ts'
import type { TicketList } from './schema.ts'

/** An open page reads them again and again. The export has all of them. */
const MOST = 200

const ticketsOf = preparedRead((db) =>
  db
    .select()
    .from(support)
    .where(eq(support.userId, sql.placeholder('userId')))
    .orderBy(desc(support.createdAt), desc(support.id))
    // One more tells whether there is more.
    .limit(MOST + 1)
    .prepare('tickets_of'),
)

/** Newest first. No plan is needed: whoever can't pay must be able to ask. */
export async function listTickets(ctx: RequestContext): Promise<TicketList> {
  const rows = await ticketsOf(await requireUser(ctx))
  return { tickets: rows.slice(0, MOST).map(presentTicket), more: rows.length > MOST }
}
