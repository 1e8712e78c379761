import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Transaction } from '../db/as-user.ts'
import { generations } from '../db/schema/spending.ts'

type Settled = Record<'reservedMicros' | 'micros' | 'inputTokens' | 'outputTokens', number> & {
  id: string
  outcome: string
}

/** Writes what a call has cost in place of what it might have, for its user and for the day. */
export async function settleRow(tx: Transaction, settled: Settled) {
  const { id, outcome, reservedMicros, micros, inputTokens, outputTokens } = settled
  const [row] = await tx
    .update(generations)
    .set({ spentMicros: micros, inputTokens, outputTokens, outcome, settledAt: sql`now()` })
    .where(and(eq(generations.id, id), isNull(generations.settledAt)))
    .returning({ day: sql<string>`(${generations.createdAt} at time zone 'utc')::date::text` })
  // The worker was faster: then it has counted what was reserved.
  if (row)
    await tx.execute(sql`select app.count_spending(${row.day}::date, ${micros - reservedMicros}, null)`)
}
