import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import { asUser } from '../../db/as-user.ts'
import { enqueue } from '../../db/outbox/enqueue.ts'
import { requireUser } from '../accounts/read-session.ts'
import type { RequestContext } from '../request-context.ts'
import { presentTicket } from './present-ticket.ts'
import type { Ticket, ticketInput } from './schema.ts'
import { ticketMail } from './ticket-mail.ts'

/** No plan is needed: whoever can't pay must be able to ask. */
export async function createTicket(
  ctx: RequestContext,
  { name, email, supportType, title, content }: z.output<typeof ticketInput>,
): Promise<Ticket> {
  const tenant = await requireUser(ctx)
  const { userId, limits } = tenant
  await limits.tickets.take(userId)
  await limits.ticketsADay.take(userId)
  const row = await asUser(tenant, async (tx) => {
    // Plain SQL: Drizzle names every column in an insert, and users are granted only these.
    const { rows } = await tx.execute<{ id: string; status: string; created_at: string }>(sql`
      insert into support (user_id, name, email, support_type, title, content)
      values (${userId}, ${name}, ${email}, ${supportType}, ${title}, ${content})
      returning id, status, created_at`)
    const [created] = rows
    if (!created) throw new Error('An insert returned no row')
    await enqueue(tx, ticketMail, { userId, ticketId: created.id, title })
    return created
  })
  return presentTicket({
    id: row.id,
    userId,
    name,
    email,
    supportType,
    title,
    content,
    status: row.status,
    supportReply: null,
    supportName: null,
    supportReplyTime: null,
    createdAt: new Date(row.created_at),
  })
}
