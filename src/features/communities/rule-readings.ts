import type { Redis } from 'ioredis'
import type { RuleReading } from '../../judge/rule-reading.ts'
import { createClaimedAnswers } from '../../platform/claimed-answers.ts'

/** Longer than a job may take. A worker that died lets go of its rules by then. */
const CLAIM_SECONDS = 240

/**
 * One for each rule, in their order; null while nobody but the patterns could read them. `askAgainAt`: when to try for a better one, null if
 * this is the last word.
 */
export type RulesRead = { rules: RuleReading[] | null; askAgainAt: number | null }

export type RuleReadings = ReturnType<typeof createRuleReadings>

/** What communities' rules say, for everybody. It quotes them, so it leaves with the rules as they were read, two days later at most. */
export function createRuleReadings(redis: Redis, prefix: string) {
  const { keep, ...answers } = createClaimedAnswers<RulesRead>(redis, prefix, {
    name: 'rule-reading',
    claimSeconds: CLAIM_SECONDS,
  })
  return {
    ...answers,
    keep: (digest: string, read: RulesRead, until: number) =>
      keep(digest, read, Math.max(1, Math.floor((until - Date.now()) / 1_000))),
  }
}
