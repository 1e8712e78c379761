import type { Clause, WrittenRule } from '../model/read-rules.v1.ts'
import type { Subject } from '../passport.ts'
import type { RuleReading } from '../rule-reading.ts'
import type { classifyRules } from '../words/rules/classify-rules.ts'
import type { SievedRule } from './sieve-rules.ts'

type Words = ReturnType<typeof classifyRules>
type Verdict = { stance: string; sure: boolean }

/**
 * What patterns and classifier together make of one rule among a community's many. The classifier is careful, so it suspects a ban in rules
 * about surveys and jobs as well: alone it's believed only where it's sure of a ban, and else it's a doubt. It can't tell posts from
 * comments, and finds no terms.
 */
export function clausesOf(
  { promotion, aiText, links }: SievedRule,
  { title, text }: WrittenRule,
  words: Words,
): RuleReading {
  const clauses: Clause[] = []
  const unclear: Subject[] = []
  const add = (subject: Subject, verdict: Verdict, byWords: string, quote: string | null) => {
    const isBan = verdict.stance === 'banned' && verdict.sure
    const stance = isBan ? 'banned' : STANCES[byWords]
    if (stance) {
      const said = isBan && byWords !== 'banned' ? null : quote
      clauses.push({ subject, stance, scope: 'both', terms: [], quote: said ?? (title || text) })
    } else if (verdict.stance !== 'silent') unclear.push(subject)
  }
  add('promotion', promotion, words.selfPromotion, words.quotes.selfPromotion)
  add('ai_text', aiText, words.aiText, words.quotes.aiText)
  add('links', links, words.links, words.quotes.links)
  return { by: 'sieve', clauses, unclear }
}

/** The patterns' names for what clauses call otherwise. */
const STANCES: Record<string, Clause['stance'] | undefined> = {
  banned: 'banned',
  set_threads: 'set_threads',
  ratio: 'ratio',
  with_disclosure: 'with_disclosure',
  disclose: 'with_disclosure',
  limited: 'limited',
}
