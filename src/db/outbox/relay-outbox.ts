import { sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { type Urgency, urgencies } from '../../platform/job.ts'

const BATCH = 200

type Entry = { id: string; topic: string }
type Queues = {
  /** How many entries a queue takes before it has enough. */
  room: (urgency: Urgency) => Promise<number>
  /** Takes them oldest first; where the newest goes first, the queue reverses them. */
  add: (urgency: Urgency, entries: Entry[]) => Promise<void>
}

/**
 * Hands rows that are due to the queue of their urgency while it has room, the most urgent first; the others wait here, where
 * they cost no memory. While nothing is due, the queues are not asked. Says how many were handed over, and whether there may
 * be more.
 */
export async function relayOutbox(db: NodePgDatabase, queues: Queues) {
  let count = 0
  let more = false
  for (const urgency of await findDue(db)) {
    const limit = Math.min(BATCH, await queues.room(urgency))
    const handedOver = limit > 0 ? await handOver(db, queues, urgency, limit) : 0
    count += handedOver
    more ||= handedOver === BATCH
  }
  return { count, more }
}

const isDue = sql`due_at <= now() and enqueued_at is null and done_at is null and failed_at is null`

async function findDue(db: NodePgDatabase) {
  const known = sql.raw(urgencies.map((urgency, rank) => `('${urgency}', ${rank})`).join(', '))
  const { rows } = await db.execute<{ urgency: Urgency }>(sql`
    select known.urgency from (values ${known}) as known (urgency, rank)
    where exists (select from outbox where outbox.urgency = known.urgency and ${isDue}) order by rank`)
  return rows.map(({ urgency }) => urgency)
}

/** Someone who asked just now still waits; someone who asked long ago has left. All else comes in turn. */
const order = (urgency: Urgency) => (urgency === 'now' ? sql`due_at desc` : sql`due_at`)

/**
 * Several workers take different rows (SKIP LOCKED). The rows are marked before the queue is called, so no transaction stays
 * open over the network; if the queue refuses, they wait again.
 */
async function handOver(db: NodePgDatabase, { add }: Queues, urgency: Urgency, limit: number) {
  const { rows } = await db.execute<Entry & { due: number }>(sql`
    update outbox set enqueued_at = now()
    where id = any(array(
      select id from outbox where urgency = ${urgency} and ${isDue}
      order by ${order(urgency)} limit ${limit} for update skip locked))
    returning id, topic, extract(epoch from due_at)::float8 as due`)
  if (rows.length === 0) return 0
  const byAge = rows.toSorted((a, b) => a.due - b.due)
  try {
    await add(
      urgency,
      byAge.map(({ id, topic }) => ({ id, topic })),
    )
  } catch (error) {
    const ids = sql.param(rows.map(({ id }) => id))
    await db.execute(
      sql`update outbox set enqueued_at = null where id = any(${ids}::uuid[]) and done_at is null`,
    )
    throw error
  }
  return rows.length
}
