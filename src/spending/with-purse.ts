import type { Alias, Model } from '../adapters/model/create-model.ts'
import type { ModelOutcome, Usage } from '../adapters/model/model-outcome.ts'
import { asUser, type Transaction } from '../db/as-user.ts'
import { keepLease } from './lease.ts'
import { costMicros, type PlannedCall } from './price.ts'
import { reserve, type SpendingTask } from './reserve.ts'
import { settleRow } from './settle-row.ts'
import type { Spender } from './spender.ts'

type Wanted = { task: SpendingTask; calls: PlannedCall[] }
export type Purse = Awaited<ReturnType<typeof openPurse>>

/**
 * Money for one draft or description: reserved before `work`, settled once with what was really used, whatever becomes of it.
 * For a server that dies in between the worker settles.
 */
export async function withPurse<T>(tenant: Spender, wanted: Wanted, work: (purse: Purse) => Promise<T>) {
  const purse = await openPurse(tenant, wanted)
  const endLease = keepLease(tenant, purse.id)
  try {
    return await work(purse)
  } finally {
    endLease()
    await purse.settle('failed')
  }
}

async function openPurse(tenant: Spender, { task, calls }: Wanted) {
  const { spending, log } = tenant
  const { id, alias, note, reservedMicros } = await reserve(tenant, { task, calls })
  const spent = { micros: 0, inputTokens: 0, outputTokens: 0 }
  let settled = false

  /** Who really makes a call that was meant for this model. */
  const whoFor = (meant: Alias): Alias => (alias === 'small' ? 'small' : meant)
  const pay = (by: Alias, usage: Usage | undefined) => {
    if (!usage) return
    spent.micros += costMicros(spending.prices, by, usage)
    spent.inputTokens += usage.inputTokens
    spent.outputTokens += usage.outputTokens
  }
  const settleWith = <T>(outcome: string, along?: (tx: Transaction) => Promise<T>) =>
    asUser(tenant, async (tx) => {
      const result = await along?.(tx)
      await settleRow(tx, { id, outcome, reservedMicros, ...spent })
      return result
    })

  return {
    id,
    note,
    /** The model on this purse's account, as long as the signal allows. */
    model: (signal: AbortSignal): Model => {
      const charge = async <T, Task extends { alias: Alias; signal?: AbortSignal | undefined }>(
        task: Task,
        ask: (task: Task) => Promise<ModelOutcome<T>>,
      ) => {
        const by = whoFor(task.alias)
        const both = task.signal ? AbortSignal.any([signal, task.signal]) : signal
        const outcome = await ask({ ...task, alias: by, signal: both })
        pay(by, outcome.usage)
        return outcome
      }
      return {
        generateObject: (task) => charge(task, tenant.model.generateObject),
        writeText: (task) => charge(task, tenant.model.writeText),
      }
    },
    /** Only the first time counts. `along` happens in the same transaction; if it fails, it is done without. */
    settle: async <T>(outcome: string, along?: (tx: Transaction) => Promise<T>): Promise<T | undefined> => {
      if (settled) return undefined
      settled = true
      spending.observe(task, outcome, spent.micros)
      const fail = (err: unknown) => log.error('spending.not_settled', { err, reason: outcome })
      return settleWith(outcome, along).catch(async (err: unknown) => {
        fail(err)
        if (along) await settleWith(outcome).catch(fail)
        return undefined
      })
    },
  }
}
