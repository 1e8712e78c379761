/** What someone may be going through right now. Wherever it is found, nothing is drafted. */
export const troubles = [
  'crisis',
  'self_harm',
  'abuse',
  'acute_medical',
  'bereavement',
  'eviction',
  'legal_jeopardy',
  'minor',
  'relapse',
  'eating_disorder',
] as const
export type Trouble = (typeof troubles)[number]

const KIND_WORDS = 'If you reply, a few kind words of your own are enough.'
const HARD_TIME = `They're having a hard time. ${KIND_WORDS}`

/** What someone reads in place of a draft. */
export const troubleSentences: Record<Trouble, string> = {
  crisis: HARD_TIME,
  self_harm: HARD_TIME,
  abuse: `They may not be safe. ${KIND_WORDS}`,
  acute_medical: `This is about someone's health. ${KIND_WORDS}`,
  bereavement: `They're grieving. ${KIND_WORDS}`,
  eviction: `They may be losing what they need to live. ${KIND_WORDS}`,
  legal_jeopardy: "They're in legal trouble. Kind words help; advice is best left to a lawyer.",
  minor: `The writer seems to be a child or a teenager. ${KIND_WORDS}`,
  relapse: HARD_TIME,
  eating_disorder: HARD_TIME,
}

/** Whether someone may be worried about the writer. */
export const isWorrying = (trouble: Trouble) => trouble !== 'legal_jeopardy'
