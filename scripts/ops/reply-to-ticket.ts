import { and, eq, isNull, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { enqueue } from '../../src/db/outbox/enqueue.ts'
import { support } from '../../src/db/schema/support.ts'
import { replyMail } from '../../src/features/support/reply-mail.ts'
import { OpsFailure } from './explain-failure.ts'
import { findTicket } from './find-tickets.ts'
import type { ReplyCommand } from './read-command.ts'

type Reply = ReplyCommand & { text: string }

/** The answer and the mail about it are written together or not at all. */
export async function replyToTicket(
  db: NodePgDatabase,
  origin: string,
  { id, name, text, status, replace }: Reply,
) {
  const replied = await db.transaction(async (tx) => {
    const [row] = await tx
      .update(support)
      .set({
        supportReply: text,
        supportName: name,
        supportReplyTime: sql`now()`,
        ...(status ? { status } : {}),
      })
      // Of two people who answer at once, the second is told.
      .where(and(eq(support.id, id), replace ? undefined : isNull(support.supportReply)))
      .returning({ userId: support.userId, email: support.email, status: support.status })
    if (!row) return null
    const url = `${origin}/dashboard/support`
    await enqueue(tx, replyMail, { userId: row.userId, to: row.email, name, reply: text, url })
    return row
  })
  if (!replied) {
    await findTicket(db, id)
    throw new OpsFailure(`Ticket ${id} is answered already; \`show\` it, and add --replace to answer anew.`)
  }
  const still = `It is ${replied.status.replaceAll('_', ' ')}; change that by: pnpm ops -- status ${id} resolved`
  return `Answered ${id}. A mail is on its way.${status ? '' : `\n${still}`}`
}
