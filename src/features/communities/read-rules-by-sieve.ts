import type { WrittenRule } from '../../judge/model/read-rules.v1.ts'
import type { RuleReading } from '../../judge/rule-reading.ts'
import { clausesOf } from '../../judge/sieve/clauses-of.ts'
import type { Encoder } from '../../judge/sieve/encoder/encoder.ts'
import { sieveRules } from '../../judge/sieve/sieve-rules.ts'
import { TookTooLong } from '../../platform/bounded-threads.ts'
import type { Judge } from '../judging-verbs.ts'

/** What patterns and the classifier make of the rules together. One that the patterns can't read in time is left out. */
export async function readRulesBySieve(encoder: Encoder, judge: Judge, rules: WrittenRule[]) {
  const worded = await Promise.all(rules.map((rule) => readWords(judge, rule)))
  const inTime = worded.filter((one) => one !== undefined)
  const sieved = await sieveRules(encoder, inTime)
  const read = new Map<WrittenRule, RuleReading>()
  for (const [at, { rule, words }] of inTime.entries()) {
    const said = sieved[at]
    if (said) read.set(rule, clausesOf(said, rule, words))
  }
  return read
}

async function readWords(judge: Judge, rule: WrittenRule) {
  try {
    const words = await judge('classifyRules', [{ name: rule.title, description: rule.text }])
    return { ...rule, rule, words }
  } catch (error) {
    if (error instanceof TookTooLong) return undefined
    throw error
  }
}
