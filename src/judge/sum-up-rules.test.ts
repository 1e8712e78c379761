import { expect, test } from 'vitest'
import type { Clause } from './model/read-rules.v1.ts'
import { type RuleReading, unreadableBy } from './rule-reading.ts'
import { sumUpRules } from './sum-up-rules.ts'

const clause = (changes: Partial<Clause>): Clause => ({
  subject: 'promotion',
  scope: 'both',
  stance: 'banned',
  terms: [],
  quote: 'No ads.',
  ...changes,
})
const reading = (...clauses: Clause[]): RuleReading => ({ by: 'model', clauses, unclear: [] })

test('posts and comments each have what is said of them, and of both', () => {
  const rules = [
    reading(clause({ scope: 'posts', quote: 'No ads in posts.' })),
    reading(clause({ scope: 'comments', stance: 'with_disclosure', quote: 'Say who you are.' })),
    reading(clause({ subject: 'links', stance: 'limited', quote: 'Few links.' })),
  ]
  expect(sumUpRules(rules, 'post')).toMatchObject({
    selfPromotion: 'banned',
    links: 'limited',
    quotes: { selfPromotion: 'No ads in posts.', links: 'Few links.' },
  })
  expect(sumUpRules(rules, 'comment')).toMatchObject({
    selfPromotion: 'with_disclosure',
    links: 'limited',
    quotes: { selfPromotion: 'Say who you are.' },
  })
  expect(sumUpRules(rules).selfPromotion).toBe('banned')
})

test.each([
  ['promotion', 'allowed', 'selfPromotion', 'allowed'],
  ['promotion', 'limited', 'selfPromotion', 'unknown'],
  ['ai_text', 'with_disclosure', 'aiText', 'disclose'],
  ['ai_text', 'allowed', 'aiText', 'silent'],
  ['ai_text', 'ratio', 'aiText', 'unknown'],
  ['links', 'set_threads', 'links', 'limited'],
  ['links', 'allowed', 'links', 'silent'],
] as const)('of %s, %s means %s: %s', (subject, stance, name, meaning) => {
  expect(sumUpRules([reading(clause({ subject, stance }))])[name]).toBe(meaning)
})

test('what nobody could read is unknown, unless another rule decides; rules that say nothing are silent', () => {
  expect(sumUpRules([reading(), unreadableBy('sieve')]).selfPromotion).toBe('unknown')
  expect(sumUpRules([reading(clause({})), unreadableBy('sieve')])).toMatchObject({
    selfPromotion: 'banned',
    aiText: 'unknown',
  })
  expect(sumUpRules([reading()]).selfPromotion).toBe('silent')
})

test.each([
  ['banned', 'banned'],
  ['set_threads', 'set_threads'],
  ['ratio', 'ratio'],
  ['with_disclosure', 'unknown'],
  ['allowed', 'unknown'],
] as const)('beside a rule that nobody could read, %s means %s', (stance, meaning) => {
  const { selfPromotion, quotes } = sumUpRules([reading(clause({ stance })), unreadableBy('sieve')])
  expect([selfPromotion, quotes.selfPromotion]).toEqual([meaning, meaning === 'unknown' ? null : 'No ads.'])
})

test('a term is told once, with the words that set it', () => {
  const weekly = { kind: 'cadence' as const, value: 'once a week' }
  const rules = [
    reading(clause({ terms: [weekly], quote: 'Once a week.' })),
    reading(clause({ terms: [{ ...weekly, value: 'Once a week' }], quote: 'Again: once a week.' })),
    reading(clause({ scope: 'posts', terms: [{ kind: 'flair', value: 'Tool' }], quote: 'Flair it.' })),
  ]
  expect(sumUpRules(rules, 'comment').terms).toEqual([
    { ...weekly, subject: 'promotion', quote: 'Once a week.' },
  ])
  expect(sumUpRules(rules, 'post').terms.map(({ kind }) => kind)).toEqual(['cadence', 'flair'])
})

test('what holds for links as for promotion is a term of each', () => {
  const terms = [{ kind: 'cadence' as const, value: 'once a week' }]
  const rules = [reading(clause({ subject: 'links', terms }), clause({ terms }))]
  expect(sumUpRules(rules).terms.map(({ subject }) => subject)).toEqual(['links', 'promotion'])
})
