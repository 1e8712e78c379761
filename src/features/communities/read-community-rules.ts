import { MAX_AGE_MS } from '../../adapters/reddit/cached-reddit.ts'
import type { PostSource } from '../../adapters/reddit/post-source.ts'
import type { RedditRule } from '../../adapters/reddit/read-communities.ts'
import type { WrittenRule } from '../../judge/model/read-rules.v1.ts'
import { type RuleReading, unreadableBy } from '../../judge/rule-reading.ts'
import { cut } from '../../platform/plain-text.ts'
import { digestRules } from './digest-rules.ts'
import { type Asking, readRulesByModel } from './read-rules-by-model.ts'
import type { RuleRequest } from './rule-queue.ts'
import type { RuleReadings } from './rule-readings.ts'

/** How long until the sieve is tried again. */
const AGAIN_MS = 60 * 60_000
/** Reddit lets moderators write fifteen rules of 500 characters. */
const MOST_RULES = 30
const MOST_CHARACTERS = 2_000

/** Reads rules by what this machine has. */
export type RuleSieve = { readRules: (rules: WrittenRule[]) => Promise<Map<WrittenRule, RuleReading>> }

/** Everything a worker needs to read a community's rules. */
export type RuleReader = Asking & {
  posts: Pick<PostSource, 'rules'>
  sieve: RuleSieve
  ruleReadings: RuleReadings
}

/** Reads a community's rules for everybody: by the operator's model, and by the sieve what that says nothing about. */
export async function readCommunityRules(reader: RuleReader, { subreddit, digest }: RuleRequest) {
  const { posts, ruleReadings } = reader
  try {
    const found = await posts.rules(subreddit)
    // Someone who sees other rules asks for those.
    if (found.kind !== 'ok' || digestRules(found.value) !== digest) return
    // Reading it anew doesn't make it any younger.
    const until = Date.parse(found.freshness.fetchedAt) + MAX_AGE_MS
    const rules = found.value.map(shorten)
    const read = new Map<WrittenRule, RuleReading>()
    const before = (await ruleReadings.find(digest))?.rules
    for (const [at, rule] of rules.entries()) {
      const known = before?.[at]
      // Nobody is asked about these, so the model has not spoken.
      if (found.value[at]?.unread || at >= MOST_RULES) read.set(rule, unreadableBy('sieve'))
      else if (known?.by === 'model') read.set(rule, known)
    }
    const left = () => rules.filter((rule) => !read.has(rule))
    const { said, askAgainAt } = await readRulesByModel(reader, left())
    for (const [rule, reading] of said) read.set(rule, reading)
    const bySieve = await readBySieve(reader, left())
    if (!bySieve)
      return await ruleReadings.keep(digest, { rules: null, askAgainAt: Date.now() + AGAIN_MS }, until)
    for (const [rule, reading] of bySieve) read.set(rule, reading)
    const readings = rules.map((rule) => read.get(rule) ?? unreadableBy('sieve'))
    await ruleReadings.keep(digest, { rules: readings, askAgainAt }, until)
  } finally {
    await ruleReadings.release(digest)
  }
}

async function readBySieve({ sieve, log }: RuleReader, rules: WrittenRule[]) {
  if (rules.length === 0) return new Map<WrittenRule, RuleReading>()
  try {
    return await sieve.readRules(rules)
  } catch (err) {
    log.error('rules.sieve_failed', { err })
    return undefined
  }
}

const shorten = ({ name, text }: RedditRule): WrittenRule => ({
  title: name,
  text: cut(text, MOST_CHARACTERS),
})
