/** What a rule may speak about. */
export const subjects = ['promotion', 'ai_text', 'links'] as const
export type Subject = (typeof subjects)[number]

export const termKinds = [
  'weekday',
  'thread',
  'cadence',
  'min_karma',
  'min_age_days',
  'flair',
  'title_format',
  'price_stated',
  'approval',
] as const

/** A condition that members have to meet, with the piece of the rules that says so. */
export type Term = { kind: (typeof termKinds)[number]; value: string; subject: Subject; quote: string }

/** What is known of a community's rules, with the sentences that say so. */
export type Passport = {
  subreddit: string
  selfPromotion: 'banned' | 'set_threads' | 'ratio' | 'with_disclosure' | 'allowed' | 'silent' | 'unknown'
  aiText: 'banned' | 'disclose' | 'silent' | 'unknown'
  links: 'banned' | 'limited' | 'silent' | 'unknown'
  quotes: { selfPromotion: string | null; aiText: string | null; links: string | null }
  terms: Term[]
}
