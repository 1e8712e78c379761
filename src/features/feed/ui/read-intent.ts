type Signal = {
  weight: number
  pattern: RegExp
  /** On the card, when this is what makes the post worth an answer. */
  reason: string
  /** In the dialog, before the phrase that fired. */
  says: string
}

const tool =
  '(?:tools?|apps?|software|services?|platforms?|plugins?|extensions?|products?|solutions?|crms?|saas)'

/** Strongest first. The weights are those of a pilot on posts that were labelled by hand. */
const signals: Signal[] = [
  {
    weight: 1,
    pattern:
      /\b(?:switch(?:ing|ed)? (?:away )?(?:from|to)|alternatives? (?:to|for)|(?:moving|migrat(?:e|ing)) (?:away )?from|replac(?:e|ing|ement for)|cancell?(?:ed|ing) (?:my|our)|ditch(?:ed|ing)?)\b/i,
    reason: 'Wants to switch',
    says: 'Wants to switch',
  },
  {
    weight: 0.9,
    pattern: new RegExp(
      [
        `\\b(?:what|which|best|any(?:one)?|recommend\\w*|looking for|need|good|suggest\\w*)\\b[^.?!\\n]{0,40}\\b${tool}\\b`,
        `\\b${tool}\\b[^.?!\\n]{0,50}\\b(?:settle on|recommend\\w*|do you use|are you using)\\b`,
        '\\bis there (?:a|an|any|anything|something|some)\\b',
        '\\b(?:what|which)(?: \\w+){0,3} (?:do|does|did|are) (?:you|you all|everyone|people|your team)(?: \\w+)? (?:us(?:e|ing)|settle on|recommend)\\b',
        '\\b(?:does )?any(?:one|body) (?:use|using|know of|tried|recommend)\\b',
        '\\bcan (?:anyone|someone|you) recommend\\b',
        '\\brecommendations?\\b',
      ].join('|'),
      'i',
    ),
    reason: 'Asks for a tool like yours',
    says: 'Asks for a tool',
  },
  {
    weight: 0.7,
    pattern:
      /\bhow (?:do|did|does|can|could|should|would|are|to)\b|\b(?:any|need|looking for|some) (?:advice|tips|ideas|suggestions|help|pointers)\b|\bwhat (?:actually |really )?(?:works|worked|moved|helped)\b|\bwhat (?:would|should|do|did) (?:you|i|we)\b|\bwhat(?:'s| is) (?:the best|a (?:good|reasonable)|your)\b|\b(?:vs\.?|versus)\b/i,
    reason: 'Asks for advice you can give',
    says: 'Asks how',
  },
  {
    weight: 0.6,
    pattern:
      /\b(?:happy|willing|ready) to pay\b|\bworth paying\b|\b(?:my|our|a|small|tight) budget\b|\$\d[\d,.]*k?(?: ?(?:\/|per|a) ?(?:mo|month|year|seat|user))\b|\btoo expensive\b|\bpric(?:ed|ing) (?:me |us )?out\b/i,
    reason: 'Talks about paying for it',
    says: 'Talks about money',
  },
  {
    weight: 0.5,
    pattern:
      /\b(?:struggl\w+|frustrat\w+|annoy\w+|overwhelm\w+|nightmare|exhaust\w+|drowning)\b|\b(?:tired|sick) of\b|\bcan(?:'t|not) (?:keep up|figure out|find|tell|get)\b|\b(?:by hand|manually)\b|\b(?:wast|los)(?:e|ing) (?:\w+ ){0,3}(?:hours?|time|money|clients?|customers?|slots?|leads?|half)\b|\bno-?shows?\b/i,
    reason: 'Names your problem',
    says: 'Names a pain',
  },
  { weight: 0.15, pattern: /\?/, reason: 'Asks a question on your topic', says: 'Asks a question' },
]

const vetoes = [
  {
    pattern:
      /\[(?:hiring|for hire)\]|\b(?:we're|we are|i'm|i am|now) hiring\b|\blooking (?:to hire|for (?:a )?(?:co-?founders?|freelancers?|developers?|interns?|bookkeepers?))\b/i,
    reason: 'A job, not a question',
  },
  {
    pattern:
      /\b(?:survey|questionnaire)\b|\b(?:fill (?:out|in) (?:this|my)|take (?:my|this|a quick)) (?:form|poll|survey)/i,
    reason: 'A survey, not a question',
  },
  {
    pattern:
      /\b(?:i|we)(?:'ve)? (?:just |finally |recently )?(?:built|made|launched|created|released|shipped|open-sourced)\b|\b(?:introducing|launching|check out) (?:my|our)\b|\bfeedback on my\b|\bshow off\b|\b(?:discount|promo) code\b|\blifetime deal\b|\broast my\b/i,
    reason: 'The author sells something',
  },
  {
    pattern:
      /🎉|🚀|\b(?:hit|reached|crossed|passed|just made) (?:my |our )?(?:first )?\$?\d[\d,.]*k?\b|\bmilestone\b|\bwe did it\b|\bmy first (?:sale|customer|dollar)\b|\bbuilt in public\b/i,
    reason: 'Somebody celebrates',
  },
]

type Intent = {
  /** 0 to 1. */
  strength: number
  /** The strongest signal with the words that fired it. */
  strongest: { reason: string; says: string; phrase: string } | null
  /** Why an answer that names a product would be out of place. */
  veto: string | null
}

/** What the author wants, from their own words. Several signals add up as independent hints do (noisy-or). */
export function readIntent(title: string, body: string): Intent {
  const text = `${title}\n${body}`.replaceAll('’', "'")
  const fired = signals.flatMap(({ pattern, ...signal }) => {
    const phrase = pattern.exec(text)?.[0]
    return phrase ? [{ ...signal, phrase }] : []
  })
  return {
    strength: 1 - fired.reduce((doubt, { weight }) => doubt * (1 - weight), 1),
    strongest: fired[0] ?? null,
    veto: vetoes.find(({ pattern }) => pattern.test(text))?.reason ?? null,
  }
}
