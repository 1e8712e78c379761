import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { enqueue } from '../../db/outbox/enqueue.ts'
import { mailOccasions } from '../../db/schema/mail-occasions.ts'
import { type Mailed, type MailKind, occasionOf } from './occasions.ts'
import { planMail } from './plan-mail.ts'

/**
 * Asks for a mail if there is an occasion for it that nobody has asked for yet, in the caller's transaction. Whoever
 * does so at the same time waits for that transaction, and then finds the occasion taken. True when it was asked for.
 */
export async function askForMail(
  tx: Pick<NodePgDatabase, 'insert' | 'execute'>,
  kind: MailKind,
  row: Mailed,
  now = new Date(),
) {
  const { userId } = row
  const occasion = occasionOf[kind](row, now)
  if (!occasion) return false
  const taken = await tx.insert(mailOccasions).values({ userId, occasion }).onConflictDoNothing().returning()
  if (taken.length === 0) return false
  await enqueue(tx, planMail, { userId, kind, occasion })
  return true
}
