import { sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { z } from 'zod'

/** Asks for work in the caller's own transaction: it happens exactly if the change does. */
export async function enqueue<Payload>(
  tx: Pick<NodePgDatabase, 'execute'>,
  job: { topic: string; payload: z.ZodType<Payload> },
  payload: Payload,
) {
  const json = JSON.stringify(job.payload.parse(payload))
  // Plain SQL: Drizzle names every column in an insert, and requests are granted only these two.
  await tx.execute(sql`insert into outbox (topic, payload) values (${job.topic}, ${json}::jsonb)`)
}
