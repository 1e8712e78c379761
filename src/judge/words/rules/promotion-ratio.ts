import { lines } from '../../form/lines.ts'
import { anyOf } from '../any-of.ts'

const NUMBERS: Record<string, string> = {
  one: '1',
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  nine: '9',
  ten: '10',
  twenty: '20',
  eighty: '80',
  ninety: '90',
}
const NUMBER = new RegExp(String.raw`\b(?:${Object.keys(NUMBERS).join('|')})\b`, 'g')
const ACTIVITY =
  'posts?|comments?|submissions?|activity|contributions?|history|participation|replies|things|what you (?:do|post)'

const RATIO = anyOf(
  String.raw`\b(?:\d{1,2} ?[:/] ?1|1 ?[:/] ?\d{1,2}|90 ?[:/-] ?10|10 ?[:/-] ?90|50 ?[:/-] ?50|fifty[:/-]fifty|80 ?[:/-] ?20|95 ?[:/-] ?5)\b(?![\d/])`,
  String.raw`\b\d{1,2}[- ](?:in|out of|of)(?: every)?[- ]\d{1,3}\b(?! (?:minutes|hours|days|weeks))|\b(?:\d{1,2} to 1|1 to \d{1,2})\b`,
  lines`
    \b[12] (?:[\w-]+ ){1,3}(?:to|for|per|in|out of)(?: every)? \d{1,2}\b
    |\b\d{1,2} (?:[\w'-]+ ){1,4}(?:to|for|per|buys?|earns?)(?: you| every| each)* (?:1|a) (?:mention|plug
    |link|post|promo\w*|self)|\bper 1\b
  `,
  String.raw`\b(?:for|of) every (?:\w+ ){0,2}(?:promo\w*|posts?|links?|plugs?|self|1|time|mention|comments?|thing)\b`,
  String.raw`\b(?:[1-9]|[1-9]\d) ?(?:%|per ?cent\b)(?! (?:off|discount|free|sure))`,
  String.raw`\b(?:a|1) (?:tenth|fifth|quarter|third|small (?:part|share|fraction))\b|\bhalf (?:of )?your\b|\bratio\b`,
  lines`
    \b(?:most|majority|bulk|rest|more than half|all|share|part|fraction|minority
    |remainder) of (?:what (?:you|they) (?:post|do|write|share|say)
    |(?:your|their|an account's|the account's)(?: \w+)? (?:${ACTIVITY}))\b
    |\b(?:history|activity|account|profile) (?:here )?is (?:mostly|mainly|only|nothing but|all)\b
  `,
  lines`
    \bgive (?:\w+ )?more than you take\b|\bcontribute more than\b|\botherwise active\b
    |\bmore than you (?:promote|plug|post)\b|\boutweigh|\bin moderation\b|\bsparingly\b|\bdon't overdo\b
  `,
  lines`
    \b(?:active|regular|contributing|established|participating) (?:members?|users?|posters?|contributors?
    |participants?)\b|\bif you(?:'re| are) (?:\w+ )?(?:active|regular|part of|a regular|a member)\b
    |\btake part (?:for a while |a bit |here )?(?:first|in other|in the)
    |\bonly (?:activity|contributions?|posts?) (?:here )?(?:is|are)\b
    |\bparticipat(?:e|es|ing|ion) (?:first|more|in (?:other|the|this|our))
    |\b(?:accounts?|users?|people) (?:that|who|whose) (?:only|mostly|mainly|just|exclusively)\b
    |\bnothing (?:else )?but\b|\bif (?:all|the only thing) you\b
  `,
)
const NO_RATIO = /\b(?:24\/7|9 to 5|1\/2)\b/g
const REFUSED = anyOf(
  String.raw`\b(?:no|not|don't|doesn't|isn't|never) (?:\w+ ){0,4}(?:ratio|9[:/]1|10[:/]1|1[:/]9|90[:/]10|\d+ ?%|rule)\b`,
  String.raw`\b(?:ratio|9[:/]1|10[:/]1|90[:/]10|\d+ ?%)[^.;]{0,40}\b(?:not|n't|no longer|abolished|gone|dead|never)\b`,
  lines`
    \b(?:however|no matter how|regardless of how) (?:\w+ ){0,4}(?:active|post|comment|contribute|karma
    |regular|long|much|often|many)|\bregardless of (?:your )?(?:karma|history|participation|activity)
  `,
)

/** Whether a sentence allows promotion as a share of what one takes part in. */
export function givesRatio(plain: string) {
  const counted = plain.replaceAll(NUMBER, (word) => NUMBERS[word] ?? word)
  return RATIO.test(counted.replaceAll(NO_RATIO, ' '))
}

/** Whether it says that no share of whatever size will do. */
export const refusesRatio = (plain: string) =>
  REFUSED.test(plain.replaceAll(NUMBER, (word) => NUMBERS[word] ?? word))
