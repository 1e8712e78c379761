import type { Community } from './schema.ts'

type Rule = { name: string; description: string }
type Stance = Pick<Community, 'stance' | 'quote'>

const PROMOTION =
  /self[- ]?promo|promot(?:e|es|ed|ing|ion|ional)\b|advertis|\bads?\b|\bplug(?:s|ging)?\b|\bsolicit|market(?:ing)? your|\bshill|your own (?:product|project|tool|app|site|blog|channel|service)|drop(?:ping)? (?:a |your )?links?/i
const THREAD =
  /\b(?:weekly|monthly|daily|mega ?thread|(?:sticky|stickied|pinned|dedicated|designated|promo(?:tion)?|self[- ]promo(?:tion)?|show(?:case)?) (?:post|thread)|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/i
const DISCLOSURE =
  /\bdisclos|\bsay (?:so|that you)|(?:be|being) (?:upfront|open|transparent|clear) (?:about|that)|state (?:your|that you)|(?:mention|note|make (?:it )?clear) (?:that )?(?:you(?:'re| are| made| built| work)|your (?:affiliation|relationship))|\baffiliation/i
const BAN =
  /\bno\b|\bnot?\b(?= (?:allowed|permitted|tolerated|welcome|the place))|\bdon'?t\b|\bdo not\b|\bnever\b|\bprohibited\b|\bforbidden\b|\bbanned?\b|\bremoved\b|\bzero tolerance\b|\bis spam\b|\bwithout exception\b|\bwill get you\b|\bnot (?:an? )?(?:ad|advertising|billboard)/i
const CAN = /\b(?:allowed|ok(?:ay)?|fine|welcome|encouraged|permitted|may|can)\b/i
const CANNOT =
  /\b(?:not|never|no longer|isn'?t|aren'?t) (?:be )?(?:allowed|ok(?:ay)?|fine|welcome|permitted)/i

/** What a community's rules say about naming one's own product, with the sentence that says so. Null means never read. */
export function readStance(rules: Rule[] | null): Stance {
  if (!rules) return { stance: 'unknown', quote: null }
  const spoken = rules.flatMap(sentencesOf).filter((sentence) => PROMOTION.test(sentence))
  // An exception counts more than the ban it is an exception to, wherever the two stand.
  const exception = (pattern: RegExp) =>
    spoken.find((sentence) => pattern.test(sentence) && (!BAN.test(sentence) || mends(sentence)))
  const thread = exception(THREAD) ?? rules.filter(isAboutPromotion).flatMap(sentencesOf).find(sendsToThread)
  if (thread) return { stance: 'set_threads', quote: thread }
  const disclosed =
    spoken.find((sentence) => DISCLOSURE.test(sentence) && !CANNOT.test(sentence)) ??
    rules
      .filter(isAboutPromotion)
      .flatMap(sentencesOf)
      .find((sentence) => DISCLOSURE.test(sentence))
  if (disclosed) return { stance: 'with_disclosure', quote: disclosed }
  const ban = spoken.find((sentence) => BAN.test(sentence))
  if (ban) return { stance: 'banned', quote: ban }
  return spoken[0] ? { stance: 'unknown', quote: spoken[0] } : { stance: 'silent', quote: null }
}

const mends = (sentence: string) => /\b(?:unless|except|outside|only|other than|but)\b/i.test(sentence)

const isAboutPromotion = ({ name, description }: Rule) => PROMOTION.test(name) || PROMOTION.test(description)

const sendsToThread = (sentence: string) =>
  THREAD.test(sentence) &&
  (/\bthread|\bpost\b/i.test(sentence) || CAN.test(sentence)) &&
  !CANNOT.test(sentence)

function sentencesOf({ name, description }: Rule) {
  const sentences = description
    .replaceAll(/[*_`>#]/g, '')
    .split(/(?<=[.!?])\s+|\n+/)
    .map((sentence) => sentence.trim())
  return [name.trim(), ...sentences].filter(Boolean)
}
