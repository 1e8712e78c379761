import { lines } from '../../form/lines.ts'
import { anyOf, eachOf } from '../any-of.ts'

const FORBIDS = anyOf(
  String.raw`\bno(?:t|pe|ne)?\b|n't\b|\bcannot\b|\bnever\b|\bnowhere\b|\bnor\b`,
  String.raw`\bprohibit|\bforb[ai]d|\bverboten\b|\bdisallow|\bunwelcome\b|\billegal\b|\boutlawed\b|\boff[- ]limits\b|\bout of bounds\b|\btaboo\b`,
  String.raw`\bbann?(?:s|ed|ing|able)?\b|\bban[- ]?hammer|\bbanhammer|\bzero[- ]tolerance\b`,
  lines`
    \bremov(?:al|ed|e|es|ing)\b|\bdelet(?:ed|es?|ion|ing)\b|\btak(?:e|en) (?:\w+ )?down\b
    |\b(?:nuked|zapped|yeeted|binned|axed|culled|killed)\b
    |\b(?:get|gets|be|is|are) (?:locked|pulled|filtered|rejected|shown the door)\b|\bin the bin\b
    |\bheld back\b|\bat the door\b|\bgoes\b(?=[.!]?$)|\bshown the door\b
  `,
  String.raw`\b(?:is|are|counts? as|considered|treated as|treat (?:it|them|that|this|the lot) as) (?:a form of )?spam\b|\bspam (?:is|includes)\b`,
  String.raw`\belsewhere\b|\banother (?:sub|place|community)\b|\bother (?:subs?|communities|places)\b`,
  lines`
    \brefrain\b|\bavoid\b|\bstop (?:\w+ing|it)\b
    |\bkeep (?:it|them|that|this|your \w+|\w+) (?:out|off|away|to yourself)\b
    |\b(?:free of|stays? out|keep out|leave out)\b|\bleave (?:it|them|your [\w -]+) (?:at|out|off|behind)\b
    |\bkeep (?:it|this (?:place|sub)|things) (?:non-?commercial|ad-?free)\b
  `,
  String.raw`\bwill get you\b|\bgets? you (?:a |an )?(?:ban|removed|kicked)|\b(?:you are|you're) out\b`,
  String.raw`(?:^|[^\d.])0 ?%`,
)
const PERMITS = anyOf(
  String.raw`\b(?:allow(?:ed|s|able)?|ok(?:ay)?|fine|welcomed?|encouraged?|permitted|permissible|acceptable|tolerated|golden|good to go)\b`,
  lines`
    \b(?:cool with|happy (?:for|to see|with)|feel free|go ahead|go for it|free to|we love|knock yourself out
    |be our guest|by all means|(?:don't|do not|won't) (?:really )?mind)\b
  `,
  String.raw`\b(?:may|can)\b|\b(?:as|so) long as\b|\bprovided\b|\bonly if\b`,
)
/** Permission taken back, which is no permission. */
const NOT_PERMITTED = eachOf(
  lines`
    (?:\b(?:not|never|no longer|nor|neither)\b
    |n't)\s(?:be |always |at all |really |currently |ever |longer )*(?:allow|ok\b|okay|fine|welcome|permit
    |acceptable|tolerat|encouraged|cool)
  `,
  String.raw`\b(?:can|may)(?:not|'t| not| never| result| lead)\b|\bmust not\b`,
  String.raw`\bno [^.;,]{0,60}\b(?:allowed|permitted|tolerated|accepted|welcome)`,
  String.raw`\b(?:we|mods?|you|i|people|others|anyone|nobody|somebody) can(?: usually| all)? (?:tell|see|spot|smell|find|search|ask)\b`,
)
/** Words of refusal that refuse nothing. */
const NO_REFUSAL = eachOf(
  lines`
    \b(?:don't|do not|won't|wouldn't) (?:really )?mind\b|\bno (?:problem|worries|harm|need|issue)\b
    |\bnot a problem\b|\bnothing wrong with\b|\bwhy not\b|\bif not\b|\bnot only\b|\bno matter\b
  `,
  String.raw`\bban on\b|\bnot sure\b|\bdon't be shy\b|\bdon't worry\b`,
)

const DUTY = new RegExp(
  lines`
    \b(?:only|must|should|outside|unless|except|goes? in|belongs? in|keep|use|say|put|write|disclose
    |at least|restricted|limited|needs?|requires?|share|post|show)\b
  `,
)

/** Whether a sentence forbids what it speaks of. */
export const forbids = (plain: string) => FORBIDS.test(plain.replaceAll(NO_REFUSAL, ' '))

/** Whether it lets people do it, on whatever condition. */
export const permits = (plain: string) => PERMITS.test(plain.replaceAll(NOT_PERMITTED, ' '))

/** Whether it tells people what to do, rather than how things are. */
export const obliges = (plain: string) => DUTY.test(plain) || forbids(plain) || permits(plain)
