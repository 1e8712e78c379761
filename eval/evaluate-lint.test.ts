import { expect, test } from 'vitest'
import { evaluateLint, lintEntry } from './evaluate-lint.ts'
import { readSet } from './read-set.ts'

const begging = readSet('lint.json', lintEntry).find(({ expect }) => expect.join('') === 'begging')
if (!begging) throw new Error('The set has no draft that begs and does nothing else wrong')
const measure = (labels: object) =>
  Object.fromEntries(
    evaluateLint([{ ...begging, expect: [], ...labels }]).figures.map(({ name, value }) => [name, value]),
  )

test.each([
  ['a clean draft that is blocked counts against precision', {}, 0],
  ['not by a rule that is also right', { alsoRight: ['begging'] }, 1],
  ['nor where any block will do', { anyBlock: true }, 1],
])('%s', (_, labels, precision) => {
  expect(measure(labels)['Precision, drafts']).toBe(precision)
})
