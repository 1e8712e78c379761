import { isEverydayWord } from '../../../../judge/form/everyday-words.ts'
import { isStop } from '../../../../judge/form/stop-words.ts'
import { contentWords, meaningsIn } from '../../../../judge/words/claim-words.ts'
import type { Finding } from '../../schema.ts'
import type { DraftContext } from '../draft-context.ts'
import { ownWords } from '../known-words.ts'
import type { ReadDraft, ReadSentence } from '../read-draft.ts'
import { block, quote } from './finding-of.ts'

const THEIRS = String.raw`(?:its?|their|your|his|her|our|all|every|user'?s?'?|users'?|customers?'?|clients?'?|people'?s?|personal|private|bank|financial|the|my|company|investors?'?|tax)`
const GRAVE = new RegExp(
  [
    String.raw`\b(?:is|are|was|were|be|been|'s|'re|an?|total|complete|outright|known|basically|such a|this) (?:an? )?(?:[\w-]+ )?(?:scams?|frauds?|ponzi|pyramid scheme|cons?|rip-?offs?|criminals?|thie(?:f|ves)|crooks?|liars?|scammers?|fraudsters?|swindlers?|spyware|malware|trojan|virus|criminal enterprise|front for)\b`,
    String.raw`\b(?:steal(?:s|ing)?|stole(?:n)?|sell(?:s|ing)?|sold|leak(?:s|ed|ing)?|los(?:es|t|ing)|expos(?:es|ed|ing)|misus(?:es|ed|ing)|resell(?:s|ing)?|resold|harvest(?:s|ed|ing)?|shar(?:es|ed|ing)|spied|spies|spying|hand(?:s|ed|ing)?(?: over)?|pass(?:es|ed|ing)?(?: on)?|pocket(?:s|ed|ing)?|siphon(?:s|ed|ing)?) (?:on |from )?(?:${THEIRS} )+(?:[\w'-]+ ){0,3}?(?:data|information|details|records?|emails?|passwords?|accounts?|money|funds|savings|files?|privacy|statements?|numbers?|ideas?|code|users|customers|taxes|cards?)\b`,
    String.raw`\b(?:was|were|got|get|gets|been|being|is|are) (?:\w+ ){0,2}?(?:hacked|breached|compromised|raided|sued|indicted|convicted|charged|arrested|jailed|imprisoned|fined|caught|investigated|blacklisted|seized|banned (?:from|by)|exposed|accused|found guilty)\b`,
    String.raw`\b(?:convicted|guilty|accused|suspected|sentenced|charged|arrested|sued|wanted|fined|jailed) (?:of|for|with|over)\b|\b(?:commit(?:s|ted)?|involved in|under (?:\w+ )?investigation|lawsuits?|class action|money launder\w*|launder(?:s|ed|ing) money|tax evasion|evad(?:es|ed|ing) tax\w*|embezzl\w+|brib(?:es?|ed|ery|ing)|data breach|security breach|debt collectors?|fake (?:reviews?|users?|testimonials?)|child labou?r)\b`,
    String.raw`\b(?:scam(?:s|med|ming)?|defraud(?:s|ed|ing)?|swindl(?:es|ed|ing)|cheat(?:s|ed|ing)?|spy(?:ing)? on|spies on|lie[sd]? (?:to|about)|lying (?:to|about)|rip(?:s|ped|ping)? (?:off|you off|people off|\w+ \w+ off)|extort\w*|blackmail\w*|overcharg(?:es|ed|ing)|double[- ]charg\w+|secretly|illegally)\b`,
    String.raw`\b(?:contains?|installs?|ships?(?: with)?|comes with|has|spreads?|full of|bundles?) (?:an? )?(?:spyware|malware|virus(?:es)?|trojan|keylogger|backdoors?|ransomware|trackers)\b`,
    String.raw`\b(?:shut(?:s|ting)? down|shutting its doors|going (?:bankrupt|under|bust|out of business)|go(?:es)? bankrupt|went (?:bankrupt|under|bust)|bankrupt(?:cy)?|insolven(?:t|cy)|clos(?:es|ed|ing) (?:down|its doors|shop)|about to (?:close|collapse|fold)|being discontinued|out of business|no longer (?:safe|secure|supported|legal|maintained|exists?)|unsafe|dangerous|illegal|insecure)\b`,
    String.raw`\b(?:stay (?:far )?away from|steer clear of|never trust|don't trust|can't be trusted|cannot be trusted|boycott)\b`,
  ].join('|'),
  'iu',
)
const DENIED =
  /\b(?:not|never|n't|no|without|isn't|aren't|doesn't|don't|nobody|hardly|if|whether|avoid(?:s|ing)?|prevents?|against|protects?) (?:[\w'-]+ ){0,3}$/i

/**
 * A grave charge against somebody by name that the user hasn't made themselves. It may be a stranger's, and a crime to repeat:
 * nobody may tick it away.
 */
export function findAccusations({ sentences }: ReadDraft, given: DraftContext): Finding[] {
  const own = meaningsIn(ownWords(given))
  let named = false
  return sentences.flatMap((sentence) => {
    const names = namesSomebody(sentence)
    const speaksOn =
      named &&
      /^\W*(?:it|they|its|their|his|her|he|she|the (?:founder|company|ceo|owner|team|app))\b/i.test(
        sentence.masked,
      )
    named = names || speaksOn
    const charge = names || speaksOn ? GRAVE.exec(sentence.masked) : null
    if (!charge || /\?\s*$/.test(sentence.masked) || DENIED.test(sentence.masked.slice(0, charge.index)))
      return []
    const words = contentWords(charge[0])
    if (words.length > 0 && words.every((word) => own.has(word))) return []
    const message = `${quote(charge[0].replaceAll('§', 'it'))} is a grave charge that you haven't told us about. Take it out.`
    return [block('unsupported_claim', sentence, message, 'remove_sentence', false)]
  })
}

/** A capital within the sentence, or a first word that is no everyday word and has a verb or a possession behind it. */
function namesSomebody({ masked }: ReadSentence): boolean {
  const words = [...masked.matchAll(/\p{Lu}[\p{L}\p{N}]*\p{Ll}[\p{L}\p{N}]*(?:'s)?/gu)]
  return words.some(({ 0: said, index }) => {
    const word = said.replace(/'s$/, '')
    const before = masked.slice(0, index)
    if (EVERYDAY.test(word) || isStop(word.toLowerCase())) return false
    if (/[\p{L}\p{N},;)§]['"]?\s+["'(*_]*$/u.test(before)) return true
    return (
      !isEverydayWord(word) &&
      !/(?:ing|(?<!s)s)$/.test(word) &&
      AS_SUBJECT.test(masked.slice(index + word.length))
    )
  })
}

const AS_SUBJECT =
  /^(?:'s\s|,? (?:the|its|which|who|an?) |(?: (?:also|just|secretly|recently|already|never|still|always|quietly|actually|openly))? (?:is|was|has|had|got|can|will|sold|stole|lost|lied|went|\p{Ll}+(?:s|ed))\b)/u
const EVERYDAY =
  /^(?:I|Reddit|OP|English|Internet|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|May|June|July|August|September|October|November|December|Christmas|Easter|God|Edit|Update|Europe|America|American|European|Mac|Windows|Linux|Android|Excel)$/
