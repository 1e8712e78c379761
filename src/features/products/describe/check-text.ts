import { hasHidden } from '../../../adapters/website/plain-text.ts'
import type { DraftContext } from '../../drafts/judge/draft-context.ts'
import { lintDraft } from '../../drafts/judge/lint-draft.ts'
import { speaksToWriter } from '../../drafts/judge/speaks-to-writer.ts'
import { blockingRules } from '../../drafts/schema.ts'

const MARKUP = /[<>`{}\\|]|\]\(|\*\*|__|^\s*#|&[a-z#\d]+;|"\s*:/im
const E_MAIL = /\S@\S|(^|\s)@\w/
const LINK = /\b(https?|hxxps?|ftp|mailto|javascript|data):|:\/\/|\bwww\./i
const SPELT_LINK = /\w\s*(\[\.\]|[[(]\s*dot\s*[\])]|\sdot\s)\s*[a-z]{2,}/i
/** Endings of names that lead nowhere: `Node.js`, `ASP.NET`, `notes.md`. */
const NO_ADDRESS =
  /\.(?:js|ts|jsx|tsx|css|html?|json|md|csv|tsv|xlsx?|docx?|pptx?|pdf|txt|xml|ya?ml|png|jpe?g|svg|gif|mp[34]|wav|zip|py|rb|rs|go|php|sql|ics|epub)$|^(?:asp|ado|vb|ml)\.net$|^(?:\p{L}\.)+\p{L}?$|^v?[\d.]+\p{L}{0,2}$/iu
/** A description has nobody who says I, and addresses nobody. */
const FIRST_PERSON = /\b(?:I|I'm|I've|I'd|I'll|me|my|mine|myself)\b(?!\/)/
const PRAISE =
  /\b(?:the|by far|your|simply|europe's|america's|world's) (?:\w+ )?(?:best|fastest|easiest|cheapest|simplest|smartest|greatest|safest|finest|strongest|number one)\b|\b(?:best|fastest|cheapest|safest|easiest) (?:[\w-]+ ){0,2}(?:app|tool|software|product|service|on the market|in the world|available|there is|around)\b|#\s?1\b|\bnumber one\b|\bmost (?:advanced|powerful|popular|affordable|reliable|accurate|trusted|secure|loved|innovative)\b|\b(?:unbeatable|unmatched|unrivall?ed|unparalleled|world-class|best-in-class|revolutionary|nothing else comes close|second to none|beats? (?:every|all|any)|better than (?:any|every|all|the))\b/i
/** What a draft must not have, a description must not have either; who discloses what is another matter there. */
const SAME_AS_IN_DRAFTS = new Set<string>(
  blockingRules.filter(
    (rule) => !['missing_disclosure', 'unsupported_number', 'near_duplicate', 'source_copy'].includes(rule),
  ),
)

/** Text that is nothing but words: no link, address, markup or hidden character, and no word to a model. */
export function isPlainStatement(text: string, ownNames: string) {
  // Full-width and styled letters must not carry what plain ones may not.
  const plain = text.normalize('NFKC')
  if (hasHidden(text) || speaksToWriter(text)) return false
  if ([MARKUP, E_MAIL, LINK, SPELT_LINK].some((ban) => ban.test(plain))) return false
  const names = plain.match(/[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+/gu) ?? []
  return names.every((name) => isOwn(name, ownNames) || NO_ADDRESS.test(name))
}

/** Whether a description may say so, whatever its page says: of the product, in the third person, without praise or appeal. */
export function isFitForDescription(sentence: string, productName: string, page: string) {
  if (FIRST_PERSON.test(sentence) || PRAISE.test(sentence)) return false
  const given: DraftContext = {
    task: 'post',
    mode: 'mention_disclosed',
    linksAllowed: false,
    product: { name: productName, website: null, description: null, facts: page.split('\n') },
    context: '',
    post: null,
    source: null,
    ownDrafts: [],
    register: null,
  }
  return !lintDraft({ title: null, content: sentence }, given).some(
    ({ level, rule }) => level === 'block' && SAME_AS_IN_DRAFTS.has(rule),
  )
}

/** A product may be called like its address. */
const isOwn = (name: string, ownNames: string) =>
  ownNames.toLowerCase().split(/\s+/).includes(name.toLowerCase())
