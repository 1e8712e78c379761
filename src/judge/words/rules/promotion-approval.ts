import { lines } from '../../form/lines.ts'
import { anyOf } from '../any-of.ts'

const MODS = "(?:mods?|moderators?|mod team|modmail|mod mail|moderation team|the team|us)(?:'s?)?"
const LEAVE = '(?:permission|approval|consent|say-?so|go-?ahead|okay|ok|blessing|clearance|authori[sz]ation)'

const NEEDED = anyOf(
  String.raw`\b(?:without|unless|except|only|need|needs|requires?|must have|subject to|get|seek|obtain|ask for|prior|with)\b[^.;]{0,40}\b${LEAVE}\b`,
  lines`
    \b(?:without|unless|until|before|must|have to|should|first|please|except)\b[^.;]{0,40}\b(?:ask|asking
    |message|messaging|contact|contacting|modmail|check with|checking with|clear it with|cleared with
    |clearing it with|write to|run it (?:by|past)|approved by|agreed with)\b[^.;]{0,20}\b${MODS}\b
  `,
  lines`
    \b(?:ask|message|contact|modmail|check with|clear (?:it|them) with|write to
    |run (?:it|them) (?:by|past))\b (?:the |our |a )?${MODS}\b[^.;]{0,30}\b(?:first|before|beforehand
    |in advance|for)\b
  `,
  lines`
    \b(?:write to|message|ask|contact|modmail)\b (?:the |our )?${MODS} and we\b
    |\bwe (?:may|might|can|could) (?:\w+ )?(?:grant|approve|make an exception|allow)|\bcase[- ]by[- ]case\b
    |\bat (?:the |our )(?:mods'? |moderators'? )?discretion\b
  `,
  String.raw`\b(?:pre-?approved|approved (?:vendors?|sellers?|posts?|in advance|first|by)|mod[- ]approved|approval)\b`,
)
/** Approval of something else: surveys, or a way to complain. */
const OTHER_MATTER = /\b(?:if (?:you're |you are )?(?:unsure|not sure|in doubt)|surveys?|appeal|mistake)\b/

/** Whether promotion waits for a moderator's word. To a stranger that is a ban. */
export const needsApproval = (plain: string) => NEEDED.test(plain) && !OTHER_MATTER.test(plain)
