import { lines } from '../../form/lines.ts'
import { anyOf } from '../any-of.ts'
import { MAKERS } from './promotion-words.ts'

const YOURS = lines`
  yours(?:elf|elves)?|themsel(?:f|ves)|up to it|you(?:'re| are| made| make| built| work| own| wrote| sell)
  |who you|mine|affiliat\w*|relationship|connection|ownership|interest|conflict|employer|involve\w*|made it
  |it's (?:yours|mine)
`

const DISCLOSURE = anyOf(
  String.raw`\b(?:un)?disclos|\bdisclaimers?\b|\btransparen(?:t|cy|tly)\b|\baffiliations?\b(?! (?:links?|marketing|codes?))`,
  lines`
    \b(?:say|says|saying|state|states|stated|tell us|tell people|tell readers|tell everyone|mention|note
    |declare|admit|announce|own up|make (?:it )?clear|write|flag|mark|label|identify|point out
    |let (?:us|people) know
    |clearly)\b(?: \w+){0,3}? (?:that |if |it |it's |its |is |as |which |clearly |your |an? |any |the )*
    (?:${YOURS})\b
  `,
  lines`
    \bsay so\b|\bsay it up ?front\b|\bcome clean\b|\bown(?:s|ing)? up\b|\bsay it\b|\bintroduce yoursel
    |\bwear (?:the|a|your) badge\b|\b(?:ownership|relationship|affiliation|interest|connection|link) (?:is
    |must be|has to be|should be) (?:\w+ )?(?:stated|clear|declared|mentioned|obvious|named|plain)
  `,
  String.raw`\b(?:be|being|are|you're|stay) (?:\w+ )?(?:up-?front|up front|open|clear|honest|candid|straight|transparent)\b(?! to| for| source)`,
  lines`
    \b(?:start|open|begin|lead|carry|put|write|add|with|include|clear)\b[^.;]{0,30}["'#[](?:i |i'm|i am|mine
    |ad\b|own|promo|self|dev|maker|vendor|affiliat)
  `,
  String.raw`#(?:ad|mine|own|sponsored|promo|selfpromo)\b`,
  lines`
    \bflair(?:ed|s)?\b(?=[^.;]{0,40}\b(?:up|firm|company|employer|brand|${MAKERS}|self-?promo\w*
    |promo\w*)\b)|\b(?:${MAKERS}|self-?promo\w*|promo\w*|affiliat\w*
    |release)\b[^.;]{0,25}\b(?:user )?(?:flair|flaired|tag|label)\b
    |["'[]?(?:${MAKERS}|self-?promo\w*)["'\]]? (?:flair|tag)
  `,
  String.raw`\b(?:${MAKERS}) who (?:speak|say|post|write|answer|identify|come|introduce)[^.;]{0,20}\bas (?:such|${MAKERS})\b`,
  lines`
    \b(?:hid(?:e|es|ing)|conceal\w*|pretend(?:s|ing)?|pos(?:e|es|ing) as|passing (?:it|yourself) off
    |dress(?:ed|ing) up|disguis\w*|undercover|secretly|covert|sneaky|anonymous(?:ly)?)\b
  `,
)
/** Only what is done to those who hide it. */
const ONLY_PUNISHES =
  /\bundisclosed\b|\b(?:hid(?:e|es|ing)|conceal\w*|pretend(?:s|ing)?|pos(?:e|es|ing) as|undercover|secretly|covert|sneaky)\b/
const REFUSED = anyOf(
  lines`
    \b(?:even (?:if|when|with|after)|regardless|whether or not|with or without
    |no matter)\b[^.;]{0,60}\b(?:disclos|say|said|admit|declare|disclaimer|honest|transparent|open|up-?front
    |flair|tell|told|label|mention|affiliat|own(?:ed)? up)
  `,
  lines`
    \b(?:disclos\w+|disclaimers?|transparen\w+|honest\w*|flair\w*|label\w*|saying (?:so|that)[^.;]{0,20}
    |admitting[^.;]{0,20}|being (?:open|up-?front|honest)[^.;]{0,20})\b[^.;]{0,30}\b(?:or not|or otherwise
    |doesn't|does not|won't|will not|isn't|is not|is no|changes nothing|makes no difference|no excuse
    |counts too)\b
  `,
  String.raw`\bdon't care (?:if|that|whether)\b|\bno (?:free )?pass\b`,
)

/** Whether a sentence asks people to say that it is theirs, in words, by flair or by tag. */
export const asksForDisclosure = (plain: string) => DISCLOSURE.test(plain) && !REFUSED.test(plain)

/** Whether it says that saying so does not help. */
export const refusesDisclosure = (plain: string) => REFUSED.test(plain)

/** Whether it speaks of disclosure merely to punish those who hide. */
export const onlyPunishesHiding = (plain: string) => ONLY_PUNISHES.test(plain)
