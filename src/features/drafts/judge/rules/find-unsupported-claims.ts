import { findLinks } from '../../../../judge/form/find-links.ts'
import { bearOut, vagueWords } from '../../../../judge/words/bear-out.ts'
import { meaningOf, meaningsIn } from '../../../../judge/words/claim-words.ts'
import type { Finding } from '../../schema.ts'
import type { DraftContext } from '../draft-context.ts'
import { ownWords } from '../known-words.ts'
import type { ReadDraft, ReadSentence } from '../read-draft.ts'
import { block, quote } from './finding-of.ts'

const SUPERLATIVE =
  /\b(?:the|by far the|hands down the|absolute(?:ly)? the|your|far and away the)\s+(?:very\s+|single\s+|absolute\s+)?(?:best|fastest|easiest|cheapest|simplest|smartest|greatest|cleanest|quickest|strongest|safest|finest|friendliest|slickest|lightest)\b(?! (?:bet|of luck|practice|way to (?:start|begin|learn|find out)))|#\s?1\b|\bnumber one\b|\bno\. ?1\b|\b(?:the )?most (?:advanced|powerful|popular|affordable|reliable|accurate|complete|intuitive|trusted|secure|effective|comprehensive|loved|flexible|efficient|user-friendly|innovative|elegant)\b|\b(?:ultimate|unbeatable|unmatched|unrivall?ed|unparalleled|world-class|best-in-class|industry-leading|market-leading|leading|revolutionary|ground-?breaking|cutting-edge|state-of-the-art|guaranteed?|guarantees|flawless(?:ly)?|foolproof|bulletproof|magic(?:al|ally)?|amazing|incredible|awesome|fantastic|perfect(?:ly)?)\b|\bthe only (?:\w+ ){0,3}(?:tool|app|one|product|solution|service|software|way|thing)\b|\b(?:nothing|no (?:other )?(?:tool|app|one)|none)(?: else)? (?:comes close|beats|compares|out there)\b|\b(?:better|faster|cheaper|easier|simpler|smarter|more \w+) than (?:any|every|all|anything|everything|everyone|the (?:rest|others|competition)|other)\b|\bbeats? (?:any|every|all|the|everything)\b|\bsecond to none\b|\bgame[- ]?chang\w+|\blife[- ]?chang\w+|\bblows? (?:\w+ ){1,3}(?:out of the water|away)\b|\b100 ?%(?! of (?:your|the) (?:attention|time))|\bnever (?:fails?|miss(?:es)?|breaks?|loses?|goes down)\b|\balways works\b|\bcan't be beaten\b|\bworks every time\b/i
const BEFORE_NOT =
  /\b(?:not|isn't|aren't|won't|doesn't|no|never|nowhere near|far from|hardly|without|can't|than being|if you (?:want|need)) (?:[\w-]+ ){0,3}$/i

/** Words that weigh: whoever reads them decides by them, so they must be said somewhere. */
const WEIGHTY = new Set(
  `free forever unlimited guarantee secure encrypted encryption hipaa gdpr soc2 soc compliant compliance certified offline api ios android
  lifetime refund trial award trusted integrate integration sync import export discount native realtime webhook zapier slack whatsapp
  iphone ipad mac windows linux chrome firefox multilingual translate language spanish french german white-label open-source patented approved
  accredited official partner endorsed anonymous gpt ai`
    .split(/\s+/)
    .map(meaningOf),
)
const HEDGE =
  /\b(?:might|may|maybe|perhaps|could|would|should|probably|possibly|i think|i'd|i believe|imo|imho|in my opinion|not sure|hopefully|i hope|aims? to|trying to|tries to|want(?:s|ed)? to|plan(?:ning|s)? to|planned|roadmap|someday|if you|if it|whether|feel free|worth (?:a|checking|trying|looking)|let me know|happy to|curious|biased|accordingly|(?:with|of) (?:some |a pinch of )?salt|weigh that|depends)\b|\?\s*$/i
/** What comes after these is a thing that the product is said to have or do. */
const CAPABILITY =
  /\b(?:supports?|integrates?|syncs?|connects?|includes?|offers?|comes with|works (?:with|on|in|without)|runs on|compatible|exports?|imports?|detects?|tracks?|has (?:an?|its own|built-in)|available (?:on|in|as|for)|built-in|certified|compliant|blocks?|encrypts?)\b/i
const DENIES = /\b(?:not|no(?!-)|doesn't|isn't|can't|cannot|won't|never)\b/i
const LIMIT =
  /\b(?:doesn't|does not|isn't|is not|won't|can't|cannot|don't|do not|not|no|without|lacks?|missing|yet|never|wrong|overkill|bad fit|too much)\b/i
const LIMIT_THAT_SELLS =
  /\b(?:no|without|zero|don't need|doesn't need|never|doesn't|does not|not) (?:an? |any |\w+ )?(?:credit cards?|fees?|set-?up|ads?|adverts|limits?|catch|contracts?|tracking|costs?|charge|card|learning curve|commitment|downtime|bugs?|hidden|lock-in|accounts?|sign-?ups?|data|anything|sell|store|coding|code|spam|lose)\b/i
/** From here on the clause speaks of somebody or something else. */
const OTHER_SUBJECT =
  /^(?:an?|the(?! (?:app|tool|product|software|site|service|whole|free|pro|paid|plan|trial|price))|you|you'll|your|i|i'm|i've|i'd|i'll|my|he|she|they|their|people|there|if|any|some|most|other|others|many|one|for|as|in|on|at|when|once|though|although|even|honestly|otherwise|personally|full|disclosure|just|since|because|that said|what|how|where|who|whatever|either|both|or|that's|this is|then|before|after|until|unless|depending|hope|happy|feel|try|take|check|but (?:an?|the|you|your|i|i'd|my|they|any|some|if|for|even|honestly)|and (?:you|i|i'd|i'm|my|they|if|your)|so (?:you|i|i'm|i'd|take|weigh|judge|treat|discount|adjust|my|they|that|your|if)|while (?:an?|the|you|your|i|they))\b/i
const VOUCHER =
  /\b(?:(?:voucher|coupon|promo(?:tion(?:al)?)?|discount|referral) ?codes?\b|vouchers?\b|coupons?\b|code ["']?[A-Z\d]{4,}\b)/u
/** Who is said to stand behind the product. */
const BACKING =
  /\b(?:(?:now |also |proudly |officially )?(?:a )?(?:part|member|division|subsidiary|product|brand) of (?!the (?:process|work|job|problem|reason|week|day|month)\b)(?:the )?\p{Lu}[\p{L}\p{N}]*|(?:owned|acquired|bought|backed|funded|recommended|recogni[sz]ed|approved|certified|endorsed|used|trusted|audited|verified|reviewed|loved|praised|powered|accredited|licen[sc]ed|sponsored) by (?!you\b|your\b|the (?:manager|owner|team|staff|user|client|customer)|an?\b|one\b|hand\b|default\b|them\b)|(?:awarded|rated|ranked|named|featured) (?:#|by|in|as|\d)|merged with|merging with|joined forces with|partner(?:ed|s|ing)? (?:with|of)|renamed|formerly|now called|now known as|successor (?:of|to)|in partnership with)/u

const CLAUSES =
  /[,;:()–—]|\s-\s|\band (?=\w)|\bbut (?=\w)|\bwhile (?=\w)|\bso (?=(?:you|it|they|i|that)\b)|\bbecause\b|\bif (?=you)|\bwhen (?=you)/i

/** What is said of the product must be in its facts; praise of it as the best of all never is. */
export function findUnsupportedClaims({ sentences }: ReadDraft, given: DraftContext): Finding[] {
  const own = ownWords(given)
  const known = meaningsIn(own)
  const denied = deniedIn(own)
  const names = sentences.some(({ namings }) => namings.length > 0)
  return sentences
    .filter(({ aboutProduct, masked }) => aboutProduct || (names && VOUCHER.test(masked)))
    .flatMap((sentence) => {
      const praise = findPraise(sentence)
      if (praise) {
        return [
          block(
            'unsupported_claim',
            sentence,
            `${quote(praise)} is praise that nobody can check. Say what it does instead, or take it out.`,
            'remove_sentence',
          ),
        ]
      }
      const backing = VOUCHER.exec(sentence.masked) ?? BACKING.exec(sentence.masked)
      if (backing && !isSaid(backing[0], own)) {
        return [
          block(
            'unsupported_claim',
            sentence,
            `${quote(backing[0].replaceAll('§', 'it'))}: your product's facts don't say so. Add the fact, or take it out.`,
            'remove_sentence',
          ),
        ]
      }
      const claim = clausesAbout(sentence).find((clause) => isUnsupported(clause, known, denied))
      if (!claim) return []
      return [
        block(
          'unsupported_claim',
          sentence,
          `${quote(claim)}: your product's facts don't say so. Add the fact, or take it out.`,
          'remove_sentence',
        ),
      ]
    })
}

function findPraise(sentence: ReadSentence): string | null {
  return (
    clausesAbout(sentence, true)
      .map((clause) => {
        const match = SUPERLATIVE.exec(clause)
        return match && !BEFORE_NOT.test(clause.slice(0, match.index)) ? match[0] : null
      })
      .find((praise) => praise !== null) ?? null
  )
}

/** The clauses that have the product as their subject. */
function clausesAbout({ masked, namings }: ReadSentence, before = false): string[] {
  const shown = findLinks(masked).reduceRight(
    (text, link) => text.slice(0, link.start) + text.slice(link.end),
    masked,
  )
  const clauses = shown
    .split(CLAUSES)
    .map((clause) => clause.trim())
    .filter(Boolean)
  if (namings.length === 0) {
    // What follows from it is a promise as well: `because it does this, your mail arrives`.
    const promises = /^(?:because|since|as|thanks to) (?:it|this|that)\b/i.test(masked)
    return clauses.filter((clause, at) => promises || at === 0 || !OTHER_SUBJECT.test(clause))
  }
  const first = clauses.findIndex((clause) => clause.includes('§'))
  const about: string[] = []
  let other = false
  for (const [at, clause] of clauses.entries()) {
    if (at < first) {
      if (
        before &&
        at === first - 1 &&
        SUPERLATIVE.test(clause) &&
        /\b(?:is|that's|option|tool|app|one)$/i.test(clause)
      )
        about.push(clause)
      continue
    }
    const names = clause.includes('§')
    other =
      names || /^(?:it|which|that|it's|the (?:app|tool))\b/i.test(clause)
        ? false
        : other || OTHER_SUBJECT.test(clause)
    if (other && !(before && at === first + 1 && SUPERLATIVE.exec(clause)?.index === 0)) continue
    about.push(names && !before ? clause.slice(clause.indexOf('§') + 1) : clause)
  }
  return about
}

function isUnsupported(clause: string, known: Set<string>, denied: Set<string>): boolean {
  if (HEDGE.test(clause)) return false
  if (LIMIT.test(clause) && !LIMIT_THAT_SELLS.test(clause)) return false
  const { words, missing } = bearOut(clause, known, vagueWords)
  if (missing.some((word) => WEIGHTY.has(word))) return true
  if (!LIMIT.test(clause) && words.some((word) => denied.has(word))) return true
  const enough = CAPABILITY.test(clause) ? 1 : 2
  return missing.length >= enough && missing.length / words.length > 0.5
}

const isSaid = (words: string, own: string) => own.toLowerCase().includes(words.toLowerCase().trim())

/** What the facts say that it does not do, and nowhere that it does. */
function deniedIn(text: string): Set<string> {
  const halves = text.split(/[\n.,;]|\band\b|\bbut\b/).map((clause) => {
    const at = DENIES.exec(clause)?.index ?? clause.length
    return { before: clause.slice(0, at), after: clause.slice(at) }
  })
  const said = meaningsIn(halves.map(({ before }) => before).join('\n'))
  const denied = meaningsIn(halves.map(({ after }) => after).join('\n'))
  return new Set([...denied].filter((word) => !said.has(word) && !vagueWords.has(word)))
}
