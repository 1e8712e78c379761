import { lines } from '../../form/lines.ts'
import { anyOf } from '../any-of.ts'
import { forbids } from './permission.ts'
import type { Sentence } from './rule-sentences.ts'

type Reading = { stance: 'banned' | 'limited' | 'silent'; quote: string | null }

const LINK =
  /\b(?:self-)?links?\b|\blinking\b|\burls?\b|\bhyperlinks?\b|\bweb ?addresses\b|\blink(?:ing)? to\b/
/** Links as a subject, a trade or a figure of speech; no limit on those in posts. */
const OTHER_LINKS = new RegExp(
  lines`
    \blinks? (?:are|is) in the (?:sidebar|wiki|menu)
    |\b(?:buying|selling|trading|exchang\w+)(?: \w+){0,3} (?:back)?links?\b
    |\blink (?:exchanges?|building|karma|flair)\b|\b(?:dm|message|pm) me for (?:the|a) link
    |\bsend (?:you )?(?:the|a) link|\bmissing link|\bi'll link\b|\bget a link\b|\bweakest link
  `,
  'g',
)
/** No link whatever: a bare word, and nothing that names which or where. */
const ALL_LINKS = anyOf(
  lines`
    \b(?:no|zero|never|without|not (?:allow|permit|accept|post|include|use)
    |n't (?:allow|permit|accept|post|include|use|want|take|do)|leave (?:out|off)|skip|omit
    |ban(?:ned)?(?: on)?|ban all)(?: any| all| external| outside| hyper| clickable)* (?:links
    |urls)\b(?! (?:to|from|in (?:titles?|posts|comments?|the|your)|on|without|shorteners?|posts?|outside
    |that|unless|except|other|for|with|dumps?|drops?|spam|shortening))
  `,
  lines`
    (?:^|[,.;:] )(?:all |any |external |outside )*(?:links|urls)(?: of any kind
    | in posts (?:and|or) comments| in comments (?:and|or) posts| at all)* (?:are|is|get|will be|aren't
    |isn't)(?: \w+)?(?: not| never| always| automatically)* (?:allowed|permitted|welcome|banned|removed
    |deleted|prohibited|forbidden|disallowed|accepted)\b
  `,
  lines`
    \b(?:links|urls) of any (?:kind|sort)\b|\blink-free\b
    |\b(?:any|every|one) (?:link|url)\b(?! to| from| without)[^.;]{0,20}\b(?:gets|is|are|will be
    |means) (?:removed|deleted|banned|a ban|filtered)\b
  `,
)
const CONDITION = new RegExp(
  lines`
    \b(?:unless|except|exceptions?|only|apart from|other than|fine|ok|okay|allowed|must|should|need|needs
    |require[sd]?|have to|at most|more than|per (?:post|comment|day)|one link|provided|permitted
    |less than)\b|\bif you[^,.;]*\blink(?:s|ing)?\b[^,.;]*,
  `,
)
const NOT_ALLOWED =
  /\b(?:not|never|aren't|isn't|don't|no longer)\b[^.;]{0,10}\b(?:allow\w*|fine|ok|okay|permitted)\b|\b(?:text|self|self-posts?|text posts)[- ]only\b/g
const PREFERS = new RegExp(
  lines`
    \blink (?:to )?(?:the|a|your) [\w -]+,? (?:not|rather|instead)\b|\bleave the links? (?:off|out)\b
    |\bwithout (?:a |any )?links?\b|\bsources?\b[^.;]*\bnot your\b
  `,
)

/** What one rule says about links: none at all, or some of them or in some places. */
export function readLinkStance(sentences: Sentence[]): Reading {
  const about = sentences
    .map((sentence) => ({ ...sentence, plain: sentence.plain.replaceAll(OTHER_LINKS, ' ') }))
    .filter(({ plain }) => LINK.test(plain))
  const conditional = ({ plain }: Sentence) => CONDITION.test(plain.replaceAll(NOT_ALLOWED, ' '))
  const all = about.find((sentence) => ALL_LINKS.test(sentence.plain))
  if (all && !conditional(all) && !about.some(conditional)) return { stance: 'banned', quote: all.text }
  const some = about.find(
    (sentence) => forbids(sentence.plain) || conditional(sentence) || PREFERS.test(sentence.plain),
  )
  return some ? { stance: 'limited', quote: some.text } : { stance: 'silent', quote: null }
}
