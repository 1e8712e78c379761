import { expect, test } from 'vitest'
import type { Clause } from './model/read-rules.v1.ts'
import { stanceOf } from './stance-of.ts'

const clause = (stance: Clause['stance'], subject: Clause['subject'] = 'promotion'): Clause => ({
  subject,
  stance,
  scope: 'both',
  terms: [],
  quote: 'x',
})

test.each([
  [['banned', 'set_threads'], 'set_threads'],
  [['with_disclosure', 'banned'], 'banned'],
  [['allowed', 'ratio'], 'ratio'],
  [['allowed'], 'allowed'],
  [[], null],
] as const)('%o together mean %s', (stances, meaning) => {
  expect(
    stanceOf(
      stances.map((stance) => clause(stance)),
      'promotion',
    ),
  ).toBe(meaning)
})

test('what is said of links says nothing of promotion', () => {
  expect(stanceOf([clause('banned', 'links')], 'promotion')).toBeNull()
})
