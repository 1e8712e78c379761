import { lines } from '../../../judge/form/lines.ts'
export type ThreadKind = 'promo' | 'survey' | 'hiring'

const SET_THREAD = new RegExp(
  lines`
      \b(?:self[- ]?promo(?:tion)?|promo(?:tion)?|show ?(?:off|case)|share your|feedback|shameless plug
      |plug your|what are you (?:building|working on)|showcase|launch
      |side[- ]?project)\b.{0,40}\b(?:thread|mega ?thread|(?:mon|tues|wednes|thurs|fri|satur|sun)day
      |weekly|monthly|daily|post)\b|\b(?:thread|mega ?thread|(?:mon|tues|wednes|thurs|fri|satur|sun)day
      |weekly|monthly|daily)\b.{0,40}\b(?:self[- ]?promo(?:tion)?|promo(?:tion)?|show ?(?:off|case)
      |share your|plug|showcase|what are you (?:building|working on)|launch|side[- ]?projects?)\b
      |\bpost your (?:startup|project|product|app|saas)\b|\bshare your (?:startup|project|product|app|saas
      |side project)\b
    `,
  'i',
)

/** A thread that the community has set aside for people's own products. */
export const isPromotionThread = (title: string) => SET_THREAD.test(title)

const HIRING = new RegExp(
  lines`
      ^\W*(?:\[?(?:hiring|for hire)\]?\b)|\b(?:we(?:'re| are) hiring|now hiring|job (?:opening|posting
      |opportunity)|looking to hire|i(?:'m| am) (?:hiring|available for hire)|apply (?:here|now|by)
      |co-?founder wanted|looking for an? (?:technical |business )?co-?founder
      |seeking (?:an? )?(?:developer|designer|freelancer|virtual assistant|marketer)
      |send (?:me )?your (?:resume|cv|portfolio))\b
    `,
  'i',
)
const SURVEY = new RegExp(
  lines`
      \b(?:(?:take|fill (?:out|in)|complete|answer) (?:my|our|this|a) (?:\w+ ){0,3}(?:survey|questionnaire
      |poll)|fill (?:out|in) (?:my|this) (?:\w+ )?form|(?:short|quick|brief|academic
      |\d+[- ]min(?:ute)?) (?:survey|questionnaire)|survey for (?:my|our|a) (?:thesis|dissertation
      |research|class|paper|project|study)|research participants|participants (?:needed|wanted)|(?:my
      |our) (?:thesis|dissertation) (?:survey|research|study)|user research interviews?)\b|forms\.gle
      |docs\.google\.com\/forms|surveymonkey|typeform\.com
    `,
  'i',
)
const SELLING = new RegExp(
  lines`
      \b(?:i(?:'ve| have)? (?:just |finally |recently )?(?:built|made|launched|created|released
      |shipped) (?:a|an|my|this|the)\b[^.?!]{0,80}\b(?:check it out|try it|feedback welcome|link|sign up
      |waitlist|beta|launch|free|let me know what you think)|check out (?:my|our) (?:new )?(?:app|tool
      |product|site|startup|saas|channel|newsletter|course|store)|(?:my|our) (?:app|tool|product|startup
      |saas|course) (?:is (?:now )?live|just launched|launched today)|use (?:my )?(?:code|coupon)
      |\d+ ?% off|limited[- ]time (?:offer|deal)|lifetime deal|dm me for (?:price|details|more)|we(?:'re
      | are) (?:live )?on product ?hunt|for sale\b|selling my)\b
    `,
  'i',
)

/** A thread that isn't a conversation to help in: others' advertisements, surveys, jobs. */
export function findThreadKind({ title, text }: { title: string; text: string }): ThreadKind | null {
  const said = `${title}\n${text}`.replaceAll(/[\u2018\u2019]/g, "'")
  if (HIRING.test(title) || (HIRING.test(text) && !/\?/.test(title))) return 'hiring'
  if (SURVEY.test(said)) return 'survey'
  return SELLING.test(said) && !isPromotionThread(title) ? 'promo' : null
}
