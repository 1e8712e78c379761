import { createHash } from 'node:crypto'
import type { RedditRule } from '../../adapters/reddit/read-communities.ts'
import { readRules } from '../../judge/model/read-rules.v1.ts'

/** Changes with the rules' words and with the question, so no reading outlives what it was made from. */
export function digestRules(rules: RedditRule[]) {
  const made = JSON.stringify([readRules.version, rules.map(({ name, text }) => [name, text])])
  return createHash('sha256').update(made).digest('base64url').slice(0, 22)
}
