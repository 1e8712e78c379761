import { expect, test } from 'vitest'
import { readStance } from './read-stance.ts'

const rule = (name: string, description = '') => [{ name, description }]

test.each([
  ['banned', rule('No self-promotion', 'This is not a place to advertise.')],
  ['banned', rule('No spam', 'Promotional posts will be removed without warning.')],
  ['banned', rule('Be useful', 'Do not plug your own product here. Ever.')],
  ['set_threads', rule('Self-promotion', 'Self-promotion is only allowed in the weekly thread.')],
  ['set_threads', rule('No advertising', 'No ads outside of the Saturday showcase thread.')],
  ['set_threads', rule('Promotion', 'Do not promote your app in posts. Use the pinned thread instead.')],
  ['with_disclosure', rule('Promotion', 'You may promote your tool if you disclose that you made it.')],
  [
    'with_disclosure',
    rule('Self promotion', 'Sharing your own project is fine. Be transparent about your affiliation.'),
  ],
  ['silent', rule('Be kind', 'Attack ideas, not people.')],
  ['silent', []],
  ['unknown', rule('Promotion', 'Ask the moderators about promotion.')],
] as const)('%s: %o', (stance, rules) => {
  expect(readStance([...rules]).stance).toBe(stance)
})

test('the sentence that decides is quoted as it stands', () => {
  const rules = [
    { name: 'Be kind', description: 'Attack ideas, not people.' },
    { name: 'No ads', description: 'We are here to talk. **Advertising is not allowed.**' },
  ]
  expect(readStance(rules)).toEqual({ stance: 'banned', quote: 'No ads' })
  const thread = rule('Promotion', 'Keep it honest. Promote your product in the monthly thread only.')
  expect(readStance(thread).quote).toBe('Promote your product in the monthly thread only.')
})

test('rules that were never read are unknown, not silent', () => {
  expect(readStance(null)).toEqual({ stance: 'unknown', quote: null })
})
