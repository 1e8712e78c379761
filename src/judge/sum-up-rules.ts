import type { Clause } from './model/read-rules.v1.ts'
import type { Passport, Subject, Term } from './passport.ts'
import type { RuleReading } from './rule-reading.ts'
import { stanceOf } from './stance-of.ts'

type Stance = Clause['stance']
type Said = Pick<Passport, 'selfPromotion' | 'aiText' | 'links' | 'quotes' | 'terms'>

/** A stance that a subject can't have is as good as unknown. What is welcome needs no word of its own for links and AI text. */
const MEANINGS = {
  promotion: {
    banned: 'banned',
    set_threads: 'set_threads',
    ratio: 'ratio',
    with_disclosure: 'with_disclosure',
    allowed: 'allowed',
    limited: 'unknown',
  },
  ai_text: {
    banned: 'banned',
    set_threads: 'unknown',
    ratio: 'unknown',
    with_disclosure: 'disclose',
    allowed: 'silent',
    limited: 'unknown',
  },
  links: {
    banned: 'banned',
    set_threads: 'limited',
    ratio: 'limited',
    with_disclosure: 'limited',
    allowed: 'silent',
    limited: 'limited',
  },
} as const satisfies Record<Subject, Record<Stance, string>>

/** Stances so strict that what a rule nobody could read says doesn't matter; beside any other it might forbid what that one allows. */
const STANDS_BESIDE_DOUBT = new Set<Stance>(['banned', 'set_threads', 'ratio'])

/** What a community's rules come to for someone who writes a comment or a post there; without a kind, all they say. */
export function sumUpRules(readings: RuleReading[], kind?: 'comment' | 'post'): Said {
  const other = kind && ({ comment: 'posts', post: 'comments' } as const)[kind]
  const clauses = readings.flatMap((reading) => reading.clauses).filter(({ scope }) => scope !== other)
  const sumUp = <Name extends Subject>(subject: Name) => {
    const stance = stanceOf(clauses, subject)
    const isUnclear = readings.some(({ unclear }) => unclear.includes(subject))
    if (isUnclear && !(stance && STANDS_BESIDE_DOUBT.has(stance)))
      return { means: 'unknown' as const, quote: null }
    if (stance === null) return { means: 'silent' as const, quote: null }
    const decisive = clauses.find((one) => one.subject === subject && one.stance === stance)
    return {
      means: MEANINGS[subject][stance] as (typeof MEANINGS)[Name][Stance],
      quote: decisive?.quote ?? null,
    }
  }
  const [promotion, aiText, links] = [sumUp('promotion'), sumUp('ai_text'), sumUp('links')]
  return {
    selfPromotion: promotion.means,
    aiText: aiText.means,
    links: links.means,
    quotes: { selfPromotion: promotion.quote, aiText: aiText.quote, links: links.quote },
    terms: termsOf(clauses),
  }
}

function termsOf(clauses: Clause[]): Term[] {
  const terms = clauses.flatMap(({ subject, quote, terms: own }) =>
    own.map(({ kind, value }) => ({ kind, value, subject, quote })),
  )
  const seen = new Set<string>()
  return terms.filter(({ kind, value, subject }) => {
    const same = `${subject} ${kind} ${value.toLowerCase()}`
    return !seen.has(same) && seen.add(same)
  })
}
