import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { asUser, type Transaction } from '../db/as-user.ts'
import { AppError } from '../platform/errors.ts'
import { type Account, judgeFairUse, TRIAL_DRAFTS } from './judge-fair-use.ts'
import { leaseEnd } from './lease.ts'
import { onceMicros, type PlannedCall, worstMicros } from './price.ts'
import type { Spender } from './spender.ts'

export type SpendingTask = 'comment' | 'post' | 'rewrite' | 'review' | 'description'

type Wanted = { task: SpendingTask; calls: PlannedCall[] }

/** A draft that was stopped is settled a moment later; whoever asks anew at once waits for that. */
const TRIES = 4
const PAUSE_MS = 200

/**
 * Sets aside what the calls may cost at most, in one transaction that no other of this user overtakes. One draft is under way at a
 * time; over a ceiling the small model writes; over the day's budget for everybody, nobody does.
 */
export async function reserve(tenant: Spender, wanted: Wanted) {
  for (let tries = 1; ; tries += 1) {
    const reserved = await asUser(tenant, (tx) => tryToReserve(tx, tenant, wanted))
    if (reserved) return reserved
    if (tries === TRIES) {
      throw new AppError(
        'conflict',
        'A draft is being written already. Wait until it is done, or stop it first.',
      )
    }
    await wait(PAUSE_MS)
  }
}

async function tryToReserve(tx: Transaction, { userId, spending }: Spender, { task, calls }: Wanted) {
  // Nobody waits for the lock inside a transaction: one user's hurry must not hold everybody's connections.
  const lock = await tx.execute<{ mine: boolean }>(
    sql`select pg_try_advisory_xact_lock(hashtextextended(${`spend:${userId}`}, 0)) as mine`,
  )
  if (!lock.rows[0]?.mine) return undefined
  const { busy, ...account } = await readAccount(tx, userId)
  if (busy && task !== 'review') return undefined
  // By what a draft costs as a rule: hardly one is asked for twice, and nobody should lose a share to what may happen.
  const { alias, note } = judgeFairUse(
    account,
    task !== 'description' && task !== 'review',
    onceMicros(spending, calls),
  )
  const reservedMicros = worstMicros(spending, calls, alias === 'writer' ? undefined : 'small')
  // By hand, because Drizzle names every column and the role may write only these.
  const inserted = await tx.execute<{ id: string }>(sql`
    insert into generations (user_id, task, model, reserved_micros, leased_until)
    values (${userId}, ${task}, ${spending.nameOf(alias)}, ${reservedMicros}, ${leaseEnd}) returning id`)
  const id = inserted.rows[0]?.id
  if (!id) throw new Error('nothing was reserved')
  // Last, because everybody's reservations meet in this one row until the transaction ends.
  const { rows } = await tx.execute<{ counted: boolean }>(
    sql`select app.count_spending((now() at time zone 'utc')::date, ${reservedMicros}, ${spending.budgetMicros}) as counted`,
  )
  if (!rows[0]?.counted) throw budgetUsed(account.now)
  return { id, alias, note, reservedMicros }
}

type AccountRow = { busy: boolean; plan: Account['plan']; trialing: boolean } & Record<
  'month_micros' | 'drafts_ever' | 'now',
  number
> & { lately: number[] }

/** What failed for no fault of the user's doesn't count as a draft. */
const isDraft = sql`task not in ('description', 'judging', 'review') and (settled_at is null or outcome in ('draft', 'aborted', 'left_open'))`

const thisMonth = sql`date_trunc('month', now() at time zone 'utc')`

/** A month is added up only where its sum isn't kept: before its first draft, and from before sums were kept. */
async function readAccount(tx: Transaction, userId: string): Promise<Account & { busy: boolean }> {
  const mine = sql`from generations where user_id = ${userId}`
  const { rows } = await tx.execute<AccountRow>(sql`
    select plan_type as plan, coalesce(subscription_status = 'trialing', false) as trialing,
      exists (select 1 ${mine} and settled_at is null and leased_until > now() and task not in ('judging', 'review')) as busy,
      coalesce((select micros from spending_months where user_id = ${userId} and month = ${thisMonth}::date),
        (select sum(coalesce(spent_micros, reserved_micros)) ${mine} and created_at >= ${thisMonth} at time zone 'utc'),
        0)::float8 as month_micros,
      case when subscription_status = 'trialing' then
        (select count(*)::int from (select ${mine} and ${isDraft} limit ${TRIAL_DRAFTS}) as counted) else 0 end as drafts_ever,
      (select coalesce(array_agg(extract(epoch from created_at)::float8 order by created_at), '{}') ${mine}
        and created_at > now() - interval '1 day' and ${isDraft}) as lately,
      extract(epoch from now())::float8 as now
    from profiles where user_id = ${userId}`)
  const [row] = rows
  if (!row) throw new AppError('not_found', 'User profile not found')
  return { ...row, monthMicros: row.month_micros, draftsEver: row.drafts_ever }
}

function budgetUsed(now: number) {
  const retryAfterSeconds = Math.ceil(86_400 - (now % 86_400))
  return new AppError(
    'unavailable',
    'Drafting is paused until midnight UTC: what all users together may cost in a day is used up. We know, and are sorry.',
    { retryAfterSeconds, reason: 'budget_used', needsPerson: true },
  )
}
