import { lines } from '../../form/lines.ts'
import { anyOf } from '../any-of.ts'

const DAY = '(?:mon|tues|wednes|thurs|fri|satur|sun)days?'
const AGAIN = lines`
  daily|weekly|bi-?weekly|fortnightly|monthly|bi-?monthly|quarterly|yearly|annual|regular
  |recurring|permanent|standing|pinned|stickied|sticky|dedicated|designated|official|special|separate|month's|week's
`
const PLACE =
  'threads?|hubs?|mega-?threads?|mega threads?|sticky|stickies|notice ?boards?|lounge|corner|round-?ups?|showcase'

const SET_PLACE = anyOf(
  String.raw`\b(?:${AGAIN}|${DAY}|${DAY}'s)\b['"]? (?:[\w'",/+-]+ ){0,5}?(?:${PLACE})\b`,
  String.raw`\b(?:${AGAIN}|${DAY}(?:'s)?)\b (?:[\w'"-]+ ){0,4}?post\b`,
  lines`
    \b(?:self-)?(?:promo\w*|showcase|plugs?|plugging|feedback|share|sharing|vendors?|sellers?|launch
    |projects?|shops?|makers?|founders?|advert\w*|ads?|marketplace|that|this|own|outside the|outside of the
    |in the|in our|use the|to the)\b['"]? (?:[\w'-]+ ){0,2}?(?:${PLACE})\b(?! (?:that|where|which) (?:asks?
    |is about))
  `,
  String.raw`\bmega-? ?threads?\b|\bstick(?:y|ied)\b|\bpinned\b`,
  String.raw`\bthread (?:for (?:that|this|it|those|these|self|promo\w*|plugs)|(?:every|each|once a) \w+)|\ba thread\b[^.;]{0,40}\bfor (?:that|this|it)\b`,
  String.raw`\b${DAY}\b|\bweekends?\b|\b(?:showcase|promo|promotion|plug|demo|maker|market|share|sharing|shop|launch|show-?off|feedback|self-?promo\w*) day\b`,
  String.raw`\b(?:first|last|1st|second|third) (?:day )?(?:of|in) (?:the|each|every) month\b`,
)
/** A place for something else, or the thread that one happens to be in. */
const OTHER_PLACE = new RegExp(
  lines`
    \b(?:once|one (?:\w+ )?) per thread\b|\bstart(?:ing)? threads?\b
    |\b(?:by|since|until|on|last|over a|over the) (?:monday|tuesday|wednesday|thursday|friday
    |weekend)(?= and| we|\.)
  `,
  'g',
)
const REFUSED = anyOf(
  lines`
    \b(?:no|isn't an?|is no|not (?:have|run|do|host) an?|don't (?:have|run|do|host) an?|without a|there's no
    |there is no|never be an?|for an?) (?:such |longer an?y? |more |${AGAIN}|self-?promo\w*|promo\w*
    |plug |showcase |,|and | )*(?:${PLACE})\b
  `,
  String.raw`\bno longer\b[^.;]{0,40}\b(?:${PLACE})\b|\bno thread\b`,
  lines`
    \b(?:even|including|not even|also|nor|neither|not|or) (?:if |when )?(?:in|on|at|within
    |for) (?:the |a |an |our |any |that )?(?:[\w'-]+ ){0,4}?(?:${PLACE}|${DAY}
    |weekends?)\b(?! (?:instead|only))
  `,
  lines`
    \b(?:${PLACE}|${DAY}|weekends?) (?:included|either)\b
    |\b(?:goes for|includes?|applies (?:to|in|on)|counts (?:for|in)|covers) (?:[\w'-]+ ){0,4}?(?:${PLACE}
    |${DAY}|weekends)\b|\b(?:${PLACE}|${DAY}) (?:is|are|was|were|has been|have been) (?:\w+ )?(?:gone|closed
    |discontinued|retired|scrapped|cancell?ed|dropped|over|dead|history|not for|no place)\b
  `,
  lines`
    \b(?:used to|we tried|tried|had|ended|retired|killed|dropped|scrapped|closed|cancell?ed|discontinued
    |abolished|stopped)\b[^.;]{0,40}\b(?:${PLACE}|${DAY})\b
  `,
  lines`
    \b(?:${PLACE}|${DAY})\b[^.;]{0,40}\b(?:was|were|has been|have been|is|are) (?:\w+ )?(?:retired|scrapped
    |removed|ended|discontinued|closed|cancell?ed|gone|abolished)\b
  `,
  String.raw`\b(?:there is|there's) no (?:[\w-]+ ){0,3}(?:day|place)\b|\b(?:any|every) day of the (?:week|year)\b`,
)

/** Whether a sentence names a thread or a day set apart. */
export const namesSetPlace = (plain: string) => SET_PLACE.test(plain.replaceAll(OTHER_PLACE, ' '))

/** Whether it takes such a place away: never, no longer or not for this. */
export const refusesSetPlace = (plain: string) => REFUSED.test(plain)
