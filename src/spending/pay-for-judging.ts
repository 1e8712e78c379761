import { sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { ModelOutcome } from '../adapters/model/model-outcome.ts'
import type { Log } from '../platform/log.ts'
import { MONTH_MICROS } from './judge-fair-use.ts'
import { costMicros, type PlannedCall, worstMicros } from './price.ts'
import { settleRow } from './settle-row.ts'
import type { Spending } from './spending.ts'

const TASK = 'judging'
/** Of what everyone may cost on a day, readings leave the rest to drafts. */
const SHARE = 0.5
/** Longer than any call may take; what is open after that was left by a dead worker. */
const LEASE_SECONDS = 120

type Parts = { db: NodePgDatabase; spending: Spending; log: Log }
type Wanted = { userId: string; call: PlannedCall }

/**
 * One call of a worker on a user's account, within what the user may cost in a month and everybody on a day. Nobody waits for it, so
 * where there is no money it simply isn't made.
 */
export async function payForJudging<T>(
  { db, spending, log }: Parts,
  { userId, call }: Wanted,
  ask: () => Promise<ModelOutcome<T>>,
): Promise<ModelOutcome<T> | { kind: 'no_money' }> {
  const reservedMicros = worstMicros(spending.prices, [call])
  const id = await reserve({ db, spending, log }, { userId, call, reservedMicros })
  if (!id) return { kind: 'no_money' }
  let outcome: ModelOutcome<T> | undefined
  try {
    outcome = await ask()
    return outcome
  } finally {
    const usage = outcome?.usage ?? { inputTokens: 0, outputTokens: 0 }
    const micros = costMicros(spending.prices, call.alias, usage)
    spending.observe(TASK, outcome?.kind ?? 'failed', micros)
    await db
      .transaction((tx) =>
        settleRow(tx, { id, outcome: outcome?.kind ?? 'failed', reservedMicros, micros, ...usage }),
      )
      // The answer is paid for; a worker settles what is left open.
      .catch((err: unknown) => log.error('spending.not_settled', { err, reason: TASK }))
  }
}

async function reserve(
  { db, spending }: Parts,
  { userId, call, reservedMicros }: Wanted & { reservedMicros: number },
) {
  const undo = new Error('no money')
  const budget = spending.budgetMicros === null ? null : Math.floor(spending.budgetMicros * SHARE)
  const reserving = db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ plan: keyof typeof MONTH_MICROS; micros: number }>(sql`
      select plan_type as plan, coalesce((select micros from spending_months
        where user_id = ${userId} and month = date_trunc('month', now() at time zone 'utc')::date), 0)::float8 as micros
      from profiles where user_id = ${userId} and plan_type <> 'free' and subscription_status is distinct from 'past_due'`)
    const [account] = rows
    if (!account || account.micros + reservedMicros > MONTH_MICROS[account.plan]) return undefined
    const inserted = await tx.execute<{ id: string }>(sql`
      insert into generations (user_id, task, model, reserved_micros, leased_until)
      values (${userId}, ${TASK}, ${spending.nameOf(call.alias)}, ${reservedMicros},
        now() + make_interval(secs => ${LEASE_SECONDS})) returning id`)
    // Last, because everybody's reservations meet in this one row until the transaction ends.
    const counted = await tx.execute<{ counted: boolean }>(sql`
      select app.count_spending((now() at time zone 'utc')::date, ${reservedMicros}, ${budget}) as counted`)
    if (!counted.rows[0]?.counted) throw undo
    return inserted.rows[0]?.id
  })
  return reserving.catch((error: unknown) => {
    if (error === undo) return undefined
    throw error
  })
}
