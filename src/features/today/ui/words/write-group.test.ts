import { expect, test } from 'vitest'
import { writeHint, writeMentions } from './write-group.ts'

const named = (mentions: number, of: number) => Array.from({ length: of }, (_, at) => at >= of - mentions)

test('while there is room, one mention is enough', () => {
  expect(writeHint('mention', { count: 3, named: named(2, 10) })).toBe(
    'Mention it in one. In the others, just help.',
  )
  expect(writeHint('mention', { count: 1, named: [] })).toBe('Only if it answers the question.')
})

test('three mentions among the last ten are enough for today', () => {
  expect(writeHint('mention', { count: 3, named: named(3, 10) })).toBe(
    "You've mentioned it in 3 of your last 10. Just help today.",
  )
})

test('fewer than ten posts tell nothing yet, as beside a draft', () => {
  expect(writeHint('mention', { count: 3, named: named(4, 9) })).toMatch(/^Mention it/)
})

test('only the last ten count', () => {
  expect(writeHint('mention', { count: 2, named: [true, true, true, ...named(0, 10)] })).toMatch(
    /^Mention it/,
  )
})

test('the ticks are put into words', () => {
  expect(writeMentions(named(1, 10))).toBe('1 mention in your last 10')
  expect(writeMentions(named(0, 4))).toBe('0 mentions in your last 4')
  expect(writeMentions([])).toBe('Nothing posted yet')
})
