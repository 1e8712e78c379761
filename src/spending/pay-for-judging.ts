import { sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { ModelOutcome } from '../adapters/model/model-outcome.ts'
import type { Transaction } from '../db/as-user.ts'
import type { Log } from '../platform/log.ts'
import { MONTH_MICROS } from './judge-fair-use.ts'
import { costMicros, type PlannedCall, worstMicros } from './price.ts'
import { settleRow } from './settle-row.ts'
import type { Spending } from './spending.ts'

/** Of what everyone may cost on a day, readings leave the rest to drafts. */
const SHARE = 0.5
/** Longer than any call may take; what is open after that was left by a dead worker. */
const LEASE_SECONDS = 120
/** What may be spent in all on someone who sets up their account and has no plan yet: enough to find their communities a few times. */
const ONBOARDING_MICROS = 20_000

type Parts = { db: NodePgDatabase; spending: Spending; log: Log }
/** Whose account it is on; null is the house, for what is read once for everybody. */
type Wanted = { userId: string | null; call: PlannedCall }

const taskOf = (userId: string | null) => (userId === null ? 'judging-rules' : 'judging')

/**
 * One call of a worker, within what its user may cost in a month (before a plan is chosen: at all) and everybody on a day. Nobody waits
 * for it, so where there is no money it simply isn't made.
 */
export async function payForJudging<T>(
  { db, spending, log }: Parts,
  { userId, call }: Wanted,
  ask: () => Promise<ModelOutcome<T>>,
): Promise<ModelOutcome<T> | { kind: 'no_money' }> {
  const reservedMicros = worstMicros(spending, [call])
  const id = await reserve({ db, spending, log }, { userId, call, reservedMicros })
  if (!id) return { kind: 'no_money' }
  let outcome: ModelOutcome<T> | undefined
  try {
    outcome = await ask()
    return outcome
  } finally {
    const usage = outcome?.usage ?? { inputTokens: 0, outputTokens: 0 }
    const micros = costMicros(spending.prices, call.alias, usage)
    spending.observe(taskOf(userId), outcome?.kind ?? 'failed', micros)
    await db
      .transaction((tx) =>
        settleRow(tx, { id, outcome: outcome?.kind ?? 'failed', reservedMicros, micros, ...usage }),
      )
      // The answer is paid for; a worker settles what is left open.
      .catch((err: unknown) => log.error('spending.not_settled', { err, reason: taskOf(userId) }))
  }
}

async function reserve(
  { db, spending }: Parts,
  { userId, call, reservedMicros }: Wanted & { reservedMicros: number },
) {
  const undo = new Error('no money')
  const budget = spending.budgetMicros === null ? null : Math.floor(spending.budgetMicros * SHARE)
  const reserving = db.transaction(async (tx) => {
    if (userId !== null && !(await mayPay(tx, userId, reservedMicros))) return undefined
    const inserted = await tx.execute<{ id: string }>(sql`
      insert into generations (user_id, task, model, reserved_micros, leased_until)
      values (${userId}, ${taskOf(userId)}, ${spending.nameOf(call.alias)}, ${reservedMicros},
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

async function mayPay(tx: Transaction, userId: string, reservedMicros: number) {
  const { rows } = await tx.execute<{ plan: keyof typeof MONTH_MICROS; micros: number }>(sql`
    select plan_type as plan, case
      when plan_type = 'free' then coalesce((select sum(coalesce(spent_micros, reserved_micros)) from generations
        where user_id = ${userId} and task = ${taskOf(userId)}), 0)
      else coalesce((select micros from spending_months
        where user_id = ${userId} and month = date_trunc('month', now() at time zone 'utc')::date), 0)
      end::float8 as micros
    from profiles where user_id = ${userId} and subscription_status is distinct from 'past_due'
      and (plan_type <> 'free' or not has_completed_onboarding)`)
  const [account] = rows
  return account !== undefined && account.micros + reservedMicros <= mostMicros(account.plan)
}

const mostMicros = (plan: keyof typeof MONTH_MICROS) =>
  plan === 'free' ? ONBOARDING_MICROS : MONTH_MICROS[plan]
