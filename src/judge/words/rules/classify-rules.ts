import { readAiStance } from './read-ai-stance.ts'
import { readLinkStance } from './read-link-stance.ts'
import { type PromotionReading, readPromotion } from './read-promotion.ts'
import { type Rule, sentencesOf } from './rule-sentences.ts'

/** What a community's rules say about promotion, text of machines and links. Null means that they were never read. */
export function classifyRules(rules: Rule[] | null) {
  const read = rules?.map(sentencesOf) ?? null
  const promotion = decide(read?.map(readPromotion), byPromotion)
  const ai = decide(read?.map(readAiStance), ['banned', 'disclose'].map(says))
  const links = decide(read?.map(readLinkStance), ['banned', 'limited'].map(says))
  return {
    selfPromotion: promotion.stance,
    aiText: ai.stance,
    links: links.stance,
    quotes: { selfPromotion: promotion.quote, aiText: ai.quote, links: links.quote },
  }
}

const says = (stance: string) => (reading: { stance: string }) => reading.stance === stance

/**
 * An exception stands before the ban that it is an exception to. A mere duty to disclose is none:
 * it may speak of those who answer questions about their employer.
 */
const byPromotion: ((reading: PromotionReading) => boolean)[] = [
  says('set_threads'),
  says('ratio'),
  ({ stance, plainly }) => stance === 'with_disclosure' && plainly,
  ({ stance, plainly }) => stance === 'banned' && plainly,
  says('with_disclosure'),
  says('banned'),
]

/** The reading that the first of `order` finds. */
function decide<Reading extends { stance: string; quote: string | null }>(
  readings: Reading[] | undefined,
  order: ((reading: Reading) => boolean)[],
): { stance: Reading['stance'] | 'silent' | 'unknown'; quote: string | null } {
  if (!readings) return { stance: 'unknown', quote: null }
  for (const wanted of order) {
    const decisive = readings.find(wanted)
    if (decisive) return { stance: decisive.stance, quote: decisive.quote }
  }
  return { stance: 'silent', quote: null }
}
