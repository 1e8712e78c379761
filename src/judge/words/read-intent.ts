import { lines } from '../form/lines.ts'
import { anyOf } from './any-of.ts'

type Signal = {
  weight: number
  pattern: RegExp
  /** A tool is looked for, rather than advice. */
  seeks?: true
}

const tool =
  '(?:tools?|apps?|software|services?|platforms?|plugins?|extensions?|products?|solutions?|crms?|saas)'

const hint = (...ideas: string[]) => new RegExp(anyOf(...ideas), 'i')

/** The weights are those of a pilot on posts that were labelled by hand. */
const signals: Signal[] = [
  {
    weight: 1,
    pattern: hint(
      lines`
        \b(?:switch(?:ing|ed)? (?:away )?(?:from|to)|(?:moving|migrat(?:e|ing)) (?:away )?from
        |replac(?:e|ing|ement for)|cancell?(?:ed|ing) (?:my|our)|ditch(?:ed|ing)?)\b
      `,
      String.raw`\balternatives?(?: (?:to|for|with|that)\b|\?)|\bwhat else is there\b|\b(?:do|did|are) you us(?:e|ing) instead\b`,
      String.raw`\bleaving (?!my|our|the|an?\b)\w+, (?:where|what)\b`,
    ),
    seeks: true,
  },
  {
    weight: 0.9,
    pattern: hint(
      String.raw`\b(?:what|which|best|any(?:one)?|recommend\w*|looking for|need|good|suggest\w*)\b[^.?!\n]{0,40}\b${tool}\b`,
      String.raw`\b${tool}\b[^.?!\n]{0,50}\b(?:settle on|recommend\w*|do you use|are you using)\b`,
      String.raw`\b${tool} for (?:a|an|my|our|small|\d+)\b`,
      String.raw`\bis there (?:a|an|any|anything|something|some)\b`,
      String.raw`\b(?:what|which)(?: \w+){0,3} (?:do|does|did|are) (?:you|you all|everyone|people|your team)(?: \w+)? (?:us(?:e|ing)|settle on|recommend)\b`,
      String.raw`\bwhat are you \w+ing\b[^.?!\n]{0,30}\bwith\b`,
      String.raw`\b(?:does )?any(?:one|body) (?:use|using|know of|tried|recommend)\b`,
      String.raw`\bcan (?:anyone|someone|you) recommend\b`,
      String.raw`\brecommendations?\b`,
    ),
    seeks: true,
  },
  {
    weight: 0.7,
    pattern: hint(
      String.raw`\bhow (?:do|did|does|can|could|should|would|are|to)\b`,
      String.raw`\b(?:any|need|looking for|some) (?:advice|tips|ideas|suggestions|help|pointers)\b|\b(?:suggestions|ideas|tips)\?`,
      String.raw`\bwhat (?:actually |really )?(?:works|worked|moved|helped)\b`,
      String.raw`\bwhat (?:would|should|do|did|are) (?:you|i|we)\b`,
      String.raw`\b(?:where|which|when)(?: \w+)? (?:do|did|would|should) (?:you|i|we)\b`,
      String.raw`\bwhat(?:'s| is) (?:the best|a (?:good|reasonable)|your)\b`,
      String.raw`\b(?:vs\.?|versus)(?!\w)`,
    ),
  },
  {
    weight: 0.6,
    pattern: new RegExp(
      lines`
        \b(?:happy|willing|ready) to pay\b|\bworth paying\b|\b(?:my|our|a|small|tight) budget\b
        |\$\d[\d,.]*k?(?: ?(?:\/|per|a) ?(?:mo|month|year|seat|user))\b|\btoo expensive\b
        |\bpric(?:ed|ing) (?:me |us )?out\b
      `,
      'i',
    ),
  },
  {
    weight: 0.5,
    pattern: hint(
      String.raw`\b(?:struggl\w+|frustrat\w+|annoy\w+|overwhelm\w+|nightmare|exhaust\w+|drowning)\b`,
      String.raw`\b(?:tired|sick) of\b|\bfed up\b|\b(?:killing|eating) (?:me|my|us|our)\b|\b(?:lost|lose|losing) (?:count|track)\b`,
      String.raw`\bcan(?:'t|not) (?:keep up|figure out|find|tell|get)\b|\b(?:by hand|manually)\b`,
      String.raw`\b(?:wast|los)(?:e|ing) (?:\w+ ){0,3}(?:hours?|time|money|clients?|customers?|slots?|leads?|half)\b`,
      String.raw`\bno-?shows?\b`,
    ),
  },
  {
    weight: 0.3,
    pattern:
      /\b(?:do|did|does|have|has|are|would|should) (?:you|i|we|any(?:one|body)|people)\b[^.!?\n]{0,200}\?/i,
  },
  { weight: 0.15, pattern: /\?/ },
]

/** What is no question that a product may answer. `own_work` is what somebody made, which they may have a question about all the same. */
type Veto = { kind: 'hiring' | 'survey' | 'promo' | 'own_work' | 'celebration' }

const MADE =
  /\b(?:i|we)(?:'ve)? (?:just |finally |recently )?(?:built|made|launched|created|released|shipped|open-sourced)\b/
const PRODUCT =
  /\b(?:apps?|tools?|software|platform|saas|plugin|extension|bot|crm|marketplace|library|generator|tracker|builder)\b/

const vetoes: (Veto & { pattern: RegExp })[] = [
  {
    kind: 'hiring',
    pattern: new RegExp(
      lines`
        \[(?:hiring|for hire)\]|\b(?:we're|we are|i'm|i am|now) hiring\b
        |\blooking (?:to hire|for (?:a )?(?:co-?founders?|freelancers?|developers?|interns?|bookkeepers?))\b
      `,
      'i',
    ),
  },
  {
    kind: 'survey',
    // Not every word of it: people also ask for tools that make surveys.
    pattern: new RegExp(
      lines`
        \[survey\]|\b(?:quick|short|brief|anonymous|\d+[- ]min(?:ute)?) (?:survey|questionnaire)\b
        |\b(?:fill (?:out|in)|take|complete|answer) (?:this|my|a (?:quick|short)) (?:form|poll|survey
        |questionnaire)\b|\b(?:survey|questionnaire) for my\b|\bresults of my survey\b
      `,
      'i',
    ),
  },
  {
    kind: 'promo',
    // In a title that asks nothing: people also tell what they made themselves when they look for something better.
    pattern: new RegExp(
      String.raw`^(?![^\n]*\?)[^\n]*${MADE.source}[^.?!\n]{0,60}${PRODUCT.source}|\b(?:introducing|launching|check out) (?:my|our)\b`,
      'i',
    ),
  },
  {
    kind: 'own_work',
    pattern: new RegExp(
      String.raw`${MADE.source}|\bfeedback on my\b|\bshow off\b|\b(?:discount|promo) code\b|\blifetime deal\b|\broast my\b`,
      'i',
    ),
  },
  {
    kind: 'celebration',
    pattern: new RegExp(
      lines`
        🎉|🚀|\b(?:hit|reached|crossed|passed|just made) (?:my |our )?(?:first )?\$?\d[\d,.]*k?\b
        |\bmilestone\b|\bwe did it\b|\bmy first (?:sale|customer|dollar)\b|\bbuilt in public\b
      `,
      'i',
    ),
  },
]

type Intent = {
  /** 0 to 1. */
  strength: number
  /** Whether a tool is looked for, rather than advice. */
  seeks: boolean
  /** Why an answer that names a product would be out of place. */
  veto: Veto | null
}

/** What the author wants, from their own words. Several signals add up as independent hints do (noisy-or). */
export function readIntent(title: string, body: string): Intent {
  const text = `${title}\n${body}`.replaceAll('’', "'")
  const fired = signals.filter(({ pattern }) => pattern.test(text))
  return {
    strength: 1 - fired.reduce((doubt, { weight }) => doubt * (1 - weight), 1),
    seeks: fired.some(({ seeks }) => seeks),
    veto: vetoes.find(({ pattern }) => pattern.test(text)) ?? null,
  }
}
