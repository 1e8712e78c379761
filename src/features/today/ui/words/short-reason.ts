import type { Thread } from '../../schema.ts'

type Fit = Thread['fit']
type Wants = Extract<Fit, { state: 'judged' }>['wants']
type Reasons = Record<Wants, string>

/** What wants no answer says the same of itself, however close it is. */
const unasked = {
  shows: 'Shows work from your field',
  sells: 'Sells something',
  hires: 'A job, not a question',
  surveys: 'A survey, not a question',
  rants: 'Vents about your field',
  news: 'News from your field',
  social: 'Small talk in your field',
} as const

const strong: Reasons = {
  ...unasked,
  asks_tool: 'Asks for a tool like yours',
  has_problem: 'Has the problem you solve',
  asks_how: 'Asks for advice you can give',
}

const fair: Reasons = {
  ...unasked,
  asks_tool: 'Asks for a tool close to yours',
  has_problem: 'Has a problem close to the one you solve',
  asks_how: 'Asks for advice near your field',
}

const guessed: Reasons = {
  asks_tool: 'May want a tool like yours (quick look)',
  has_problem: 'May have the problem you solve (quick look)',
  asks_how: 'May want your advice (quick look)',
  shows: 'May show work from your field (quick look)',
  sells: 'May sell something (quick look)',
  hires: 'May be about a job (quick look)',
  surveys: 'May be a survey (quick look)',
  rants: 'May vent about your field (quick look)',
  news: 'May be news from your field (quick look)',
  social: 'May be small talk (quick look)',
}

/** Why a thread is on the list, in under 45 characters. Where no model has read it, it says so. */
export function shortReason(fit: Fit) {
  switch (fit.state) {
    case 'waiting':
      return 'Being read right now'
    case 'unread':
      return "We couldn't read this one"
    case 'sieved':
      return guessed[fit.wants]
    case 'judged':
      if (fit.fit === 'low') return 'Too far from what you make'
      return (fit.fit === 'strong' ? strong : fair)[fit.wants]
  }
}

/** The same with more room: the model's own sentence. */
export const longReason = (fit: Fit) => (fit.state === 'judged' ? fit.why : shortReason(fit))

/** The line about the product that it meets. */
export const metLine = (fit: Fit) => ('meets' in fit ? fit.meets : null)

/** What the post asks, word for word; only where someone has read it. */
export const quoteOf = (fit: Fit) => ('asks' in fit ? fit.asks : null)
