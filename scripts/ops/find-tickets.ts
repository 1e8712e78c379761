import { asc, eq, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { profiles } from '../../src/db/schema/profiles.ts'
import { support } from '../../src/db/schema/support.ts'
import { OpsFailure } from './explain-failure.ts'
import type { Status } from './read-command.ts'

const MOST = 100

export type ListedTicket = Awaited<ReturnType<typeof listTickets>>['tickets'][number]
export type WholeTicket = Awaited<ReturnType<typeof findTicket>>

/** What is still to be done comes first, and of that what waits longest. */
export async function listTickets(db: NodePgDatabase, status: Status | undefined) {
  const wanted = status && eq(support.status, status)
  const { id, supportType, title, supportReply, createdAt } = support
  const tickets = await db
    .select({
      id,
      supportType,
      title,
      createdAt,
      status: support.status,
      answered: sql<boolean>`${supportReply} is not null`,
    })
    .from(support)
    .where(wanted)
    .orderBy(...(status ? [] : [sql`(${support.status} in ('resolved', 'closed'))`]), asc(createdAt))
    // One more tells whether there is more; counting them all would take longer the more there are.
    .limit(MOST + 1)
  return { tickets: tickets.slice(0, MOST), more: tickets.length > MOST, status }
}

/** With the account's own e-mail: the one in the ticket is what somebody typed. */
export async function findTicket(db: NodePgDatabase, id: string) {
  const [row] = await db
    .select({ ticket: support, accountEmail: profiles.email })
    .from(support)
    .leftJoin(profiles, eq(profiles.userId, support.userId))
    .where(eq(support.id, id))
  if (!row) throw noSuchTicket(id)
  return row
}

export const noSuchTicket = (id: string) =>
  new OpsFailure(`There is no ticket ${id}. \`pnpm ops -- tickets\` lists them.`)
