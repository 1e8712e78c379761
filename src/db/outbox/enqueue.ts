import { sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Request } from '../../platform/job.ts'

/** Asks for work in the caller's own transaction: it happens exactly if the change does. */
export async function enqueue<Payload>(
  tx: Pick<NodePgDatabase, 'execute'>,
  { topic, urgency, payload: schema }: Request<Payload>,
  asked: Payload,
) {
  const payload = schema.parse(asked)
  const how = typeof urgency === 'function' ? urgency(payload) : urgency
  // Plain SQL: Drizzle names every column in an insert, and requests are granted only these three.
  await tx.execute(sql`
    insert into outbox (topic, urgency, payload) values (${topic}, ${how}, ${JSON.stringify(payload)}::jsonb)`)
}
