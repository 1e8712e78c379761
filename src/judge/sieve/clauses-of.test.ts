import { expect, test } from 'vitest'
import { clausesOf } from './clauses-of.ts'
import type { SievedRule } from './sieve-rules.ts'

const rule = { title: 'No surveys', text: 'Ask somewhere else.' }
const silent = { stance: 'silent', by: 'words', sure: false } as const
const nothing: SievedRule = { promotion: silent, aiText: silent, links: silent }
const noWords = {
  selfPromotion: 'silent' as const,
  aiText: 'silent' as const,
  links: 'silent' as const,
  quotes: { selfPromotion: null, aiText: null, links: null },
}
const banned = { stance: 'banned', by: 'sieve', sure: false } as const

test('where patterns and classifier find nothing, nothing is said', () => {
  expect(clausesOf(nothing, rule, noWords)).toEqual({ by: 'sieve', clauses: [], unclear: [] })
})

test('what the classifier alone suspects is a doubt, and what it alone allows is, too', () => {
  expect(clausesOf({ ...nothing, promotion: banned }, rule, noWords)).toMatchObject({
    clauses: [],
    unclear: ['promotion'],
  })
  const welcome = { stance: 'allowed', by: 'sieve', sure: true } as const
  expect(clausesOf({ ...nothing, promotion: welcome }, rule, noWords).unclear).toEqual(['promotion'])
})

test('a ban that the classifier is sure of counts, with the title to show for it, even against the patterns', () => {
  const sure = { ...nothing, promotion: { ...banned, sure: true } }
  const clause = { subject: 'promotion', stance: 'banned', quote: 'No surveys' }
  expect(clausesOf(sure, rule, noWords).clauses).toMatchObject([clause])
  const lenient = {
    ...noWords,
    selfPromotion: 'ratio' as const,
    quotes: { ...noWords.quotes, selfPromotion: 'One in ten.' },
  }
  expect(clausesOf(sure, rule, lenient).clauses).toMatchObject([clause])
})

test('what the patterns read stands with its sentence', () => {
  const words = {
    ...noWords,
    aiText: 'disclose' as const,
    quotes: { ...noWords.quotes, aiText: 'Label AI text.' },
  }
  expect(clausesOf({ ...nothing, aiText: banned }, rule, words)).toEqual({
    by: 'sieve',
    clauses: [
      { subject: 'ai_text', stance: 'with_disclosure', scope: 'both', terms: [], quote: 'Label AI text.' },
    ],
    unclear: [],
  })
})
