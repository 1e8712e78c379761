import { sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Log } from '../../../platform/log.ts'
import type { ReplyWords } from './reply-words.ts'

type Reader = Pick<NodePgDatabase, 'execute'>
type Found = { replyId: string }

/** The replies below one entry whose words are held for nothing else of its owner's. Asked before it goes. */
export async function findHeld(tx: Reader, { id, userId }: { id: string; userId: string }) {
  const { rows } = await tx.execute<Found>(sql`
    select reply_id as "replyId" from activity_replies as held where activity_id = ${id} and user_id = ${userId} and not exists (
      select from activity_replies as other
      where other.reply_id = held.reply_id and other.user_id = held.user_id and other.activity_id <> held.activity_id)`)
  return rows.map(({ replyId }) => replyId)
}

/** The same of all that an account has. */
export async function findHeldFor(db: Reader, userId: string) {
  const { rows } = await db.execute<Found>(sql`
    select distinct reply_id as "replyId" from activity_replies as held
    where user_id = ${userId} and written_at > now() - interval '2 days' and not exists (
      select from activity_replies as other where other.reply_id = held.reply_id and other.user_id <> held.user_id)`)
  return rows.map(({ replyId }) => replyId)
}

/** Once what they belonged to is gone for good. Without Redis they stay to their own end, two days after they were written. */
export const letGo = (replyIds: string[], { words, log }: { words: ReplyWords; log: Log }) =>
  words
    .forget(replyIds)
    .catch((err: unknown) => log.warn('activity.words_stay', { err, count: replyIds.length }))
