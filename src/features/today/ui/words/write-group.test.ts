import { expect, test } from 'vitest'
import { writeHint, writeMentions } from './write-group.ts'

const named = (mentions: number, of: number) => Array.from({ length: of }, (_, at) => at >= of - mentions)

test('while there is room, one mention is enough', () => {
  expect(writeHint('mention', { count: 3, named: named(1, 10) })).toBe(
    'Mention it in one. In the others, just help.',
  )
  expect(writeHint('mention', { count: 1, named: [] })).toBe('Only if it answers the question.')
})

test('one in ten is the aim: a second mention is enough for today', () => {
  expect([named(2, 10), named(2, 3)].map((all) => writeHint('mention', { count: 3, named: all }))).toEqual([
    "You've mentioned it in 2 of your last 10. Just help today.",
    "You've mentioned it in 2 of your last 3. Just help today.",
  ])
})

test('the ticks are put into words', () => {
  expect(writeMentions(named(1, 10))).toBe('1 mention in your last 10')
  expect(writeMentions(named(0, 4))).toBe('0 mentions in your last 4')
  expect(writeMentions([])).toBe('Nothing posted yet')
})
