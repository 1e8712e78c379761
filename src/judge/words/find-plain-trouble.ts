import { lines } from '../form/lines.ts'
import type { Trouble } from '../form/troubles.ts'

const CRISIS = [
  new RegExp(
    lines`
      \b(?:suicid(?:e|al)|kill(?:ing)? myself|end(?:ing)? my (?:own )?life|self[- ]?harm(?:ing)?
      |cutting myself|want(?:ed)? to die|don'?t want to (?:live|be alive|be here any ?more|exist)
      |no reason to live|take my (?:own )?life|better off dead|hurt(?:ing)? myself|overdos(?:e|ed|ing))\b
    `,
    'i',
  ),
  new RegExp(
    lines`
      \b(?:domestic violence|(?:he|she|husband|wife|boyfriend|girlfriend|partner|father|mother|dad|mom|stepdad
      |ex) (?:hits|hit|beats|beat|chokes?d?|abuses|abused|rapes?d?|threatened to kill|is abusing
      |is beating) (?:me|us|her|him|my)|i was (?:raped|assaulted|molested)|sexual(?:ly)? assault(?:ed)?
      |abusive (?:relationship|husband|wife|boyfriend|girlfriend|partner|home|parent))\b
    `,
    'i',
  ),
  new RegExp(
    lines`
      \b(?:i(?:'m| am) (?:homeless|going to be homeless|being evicted)|eviction notice
      |can'?t afford (?:food|to eat|my (?:meds|insulin))|haven'?t eaten in|nervous breakdown
      |panic attacks? every|relapsed)\b
    `,
    'i',
  ),
]
const GRIEF = [
  new RegExp(
    lines`
      \b(?:(?:i|my (?:son|daughter|wife|husband|brother|sister|mom|dad)) (?:just )?(?:died|passed away) (?:and
      |yesterday|last)|lost my (?:baby|child|son|daughter|wife|husband) (?:to|last|this|yesterday))\b
    `,
    'i',
  ),
]
/** What only sounds like it: bugs that kill, careers that end. */
const FIGURATIVE = new RegExp(
  lines`
    \b(?:(?:is|are|was|were|been|be) (?:killing|murdering) (?:me|us|my|our)
    |(?:bug|cron|process|job|script|app|server|deadline|spreadsheet|commute|inbox
    |workload)\w* (?:is |are )?(?:killing|kills|killed)
    |kill (?:the|this|a) (?:process|feature|project|job|thread)|dying to (?:know|try|see|hear)
    |die (?:on that|of boredom|laughing)|career suicide|social suicide|commercial suicide
    |suicide (?:squad|burn|lane|door)|panic attack when the (?:build|server|site)
    |(?:kernel|diagnosed with) (?:a )?(?:panic|bug|memory leak)
    |overdos(?:e|ed|ing) (?:on|of) (?:coffee|caffeine|notifications|meetings|emails))\b
  `,
  'gi',
)

/** Trouble that is told in plain words. Most isn't; this is for when nobody better can be asked. */
export function findPlainTrouble({ title, text }: { title: string; text: string }): Trouble | null {
  const said = `${title}\n${text}`.replaceAll(/[\u2018\u2019]/g, "'").replaceAll(FIGURATIVE, ' ')
  if (CRISIS.some((pattern) => pattern.test(said))) return 'crisis'
  return GRIEF.some((pattern) => pattern.test(said)) ? 'bereavement' : null
}
