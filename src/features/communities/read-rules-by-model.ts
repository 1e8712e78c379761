import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Model } from '../../adapters/model/create-model.ts'
import { askJudge, MOST_AT_ONCE, planCall } from '../../judge/model/ask-judge.ts'
import { readRules, type WrittenRule } from '../../judge/model/read-rules.v1.ts'
import type { RuleReading } from '../../judge/rule-reading.ts'
import type { Log } from '../../platform/log.ts'
import { payForJudging } from '../../spending/pay-for-judging.ts'
import type { Spending } from '../../spending/spending.ts'

const MINUTE_MS = 60_000
const CALL_MS = 30_000
/** How long until the model is asked again, after a failure that passes and while there is no money. */
const AGAIN_MS = { failure: 10 * MINUTE_MS, money: 60 * MINUTE_MS }

export type Asking = { db: NodePgDatabase; model: Model; spending: Spending; log: Log }
type Answered = { said: Map<WrittenRule, RuleReading>; askAgainAt: number | null }

/** What the operator's model makes of the rules, ten at a time, on the house. Some it may leave out. */
export async function readRulesByModel(asking: Asking, rules: WrittenRule[]): Promise<Answered> {
  const { model, spending, log } = asking
  const said: Answered['said'] = new Map()
  if (!spending.hasModel) return { said, askAgainAt: null }
  for (let from = 0; from < rules.length; from += MOST_AT_ONCE) {
    const items = rules.slice(from, from + MOST_AT_ONCE)
    const asked = { subject: null, items }
    const signal = AbortSignal.timeout(CALL_MS)
    const outcome = await payForJudging(asking, { userId: null, call: planCall(readRules, asked) }, () =>
      askJudge(model, readRules, { ...asked, signal }),
    )
    if (outcome.kind === 'no_money') return { said, askAgainAt: Date.now() + AGAIN_MS.money }
    if (outcome.kind === 'ok') {
      for (const [at, rule] of items.entries()) {
        const verdict = outcome.value[at]
        if (verdict) said.set(rule, { by: 'model', clauses: verdict.clauses, unclear: [] })
      }
    } else if (outcome.kind !== 'refused' && outcome.kind !== 'malformed') {
      const needsPerson = outcome.kind === 'unavailable' && outcome.needsPerson
      log[needsPerson ? 'error' : 'warn']('rules.model_failed', { reason: outcome.kind })
      return { said, askAgainAt: Date.now() + AGAIN_MS.failure }
    }
    // Refused or malformed: one rule among them is to blame, and asked again it would do the same.
  }
  return { said, askAgainAt: null }
}
