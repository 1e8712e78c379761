import type { Means } from '../means.ts'
import type { Encoder } from './encoder/encoder.ts'
import { askHead } from './heads/head.ts'
import { readGrams } from './heads/read-grams.ts'
import { readHead } from './heads/weights-file.ts'
import { type Written, wholeOf } from './read-texts.ts'

const PERMISSIVE = ['set_threads', 'ratio', 'with_disclosure', 'allowed'] as const
type Permissive = (typeof PERMISSIVE)[number]
type Label =
  | 'promotion_banned'
  | `promotion_${Permissive}`
  | 'ai_banned'
  | 'ai_disclose'
  | 'links_banned'
  | 'links_limited'
  | 'other'

/**
 * `silent`: patterns and classifier find nothing said about it. `unknown`: something may be, but not clearly. `sure`: the classifier alone
 * would bet on it.
 */
type Verdict<Stance> = { stance: Stance | 'silent' | 'unknown'; by: Means; sure: boolean }
export type SievedRule = {
  promotion: Verdict<'banned' | Permissive>
  aiText: Verdict<'banned' | 'disclose'>
  links: Verdict<'banned' | 'limited'>
}
/** What patterns make of the same rule. */
export type WordsOfRule = { selfPromotion: string; aiText: string; links: string }

const head = readHead<Label>('rules')

/** What it adds to the likelihood of a stance that the patterns read it, too. */
const BY_WORDS = 0.4
/** A missed ban costs more than a missed permission, so a ban needs less than half of the likelihood. */
const BAN_COUNTS = 3
const BANNED_FROM = 0.12
const PERMITTED_FROM = 0.5
const SAID_FROM = 0.2
const SURE_FROM = 0.8

/** Reads each rule alone, without a model. What isn't clearly said is unknown, and unknown is never allowed. */
export async function sieveRules(
  encoder: Encoder,
  rules: (Written & { words: WordsOfRule })[],
): Promise<SievedRule[]> {
  const vectors = await encoder.encode(rules.map(wholeOf))
  return rules.map((rule, at) => {
    const reading = { whole: vectors[at] ?? new Float32Array(), grams: readGrams(wholeOf(rule)) }
    const likely = askHead(head, reading)
    const { selfPromotion, aiText, links } = rule.words
    const promotion = {
      banned: likely.promotion_banned,
      set_threads: likely.promotion_set_threads,
      ratio: likely.promotion_ratio,
      with_disclosure: likely.promotion_with_disclosure,
      allowed: likely.promotion_allowed,
    }
    const ai = { banned: likely.ai_banned, disclose: likely.ai_disclose }
    const link = { banned: likely.links_banned, limited: likely.links_limited }
    return {
      promotion: speak(readPromotion(promotion, selfPromotion), selfPromotion, promotion),
      aiText: speak(readSubject(ai, aiText), aiText, ai),
      links: speak(readSubject(link, links), links, link),
    }
  })
}

const speak = <Stance extends string>(
  stance: Verdict<Stance>['stance'],
  byWords: string,
  likely: Record<Stance, number>,
): Verdict<Stance> => ({
  stance,
  by: stance === byWords ? 'words' : 'sieve',
  sure: stance !== 'silent' && stance !== 'unknown' && likely[stance] >= SURE_FROM,
})

function readPromotion(likely: Record<'banned' | Permissive, number>, words: string) {
  const banned = likely.banned + (words === 'banned' ? BY_WORDS : 0)
  const permitted = PERMISSIVE.reduce((sum, stance) => sum + likely[stance], 0)
  if (banned >= BANNED_FROM && banned * BAN_COUNTS >= permitted) return 'banned'
  if (permitted < PERMITTED_FROM) return words === 'silent' && permitted < SAID_FROM ? 'silent' : 'unknown'
  return PERMISSIVE.reduce((best, stance) => (likely[stance] > likely[best] ? stance : best))
}

/** The likeliest stance, if it's likely enough; what the patterns read counts a little more. */
function readSubject<Stance extends string>(
  likely: Record<Stance, number>,
  words: string,
): Stance | 'silent' {
  const [stance, most] = (Object.entries(likely) as [Stance, number][])
    .map(([name, value]): [Stance, number] => [name, value + (name === words ? BY_WORDS : 0)])
    .reduce((best, one) => (one[1] > best[1] ? one : best))
  return most >= SAID_FROM ? stance : 'silent'
}
