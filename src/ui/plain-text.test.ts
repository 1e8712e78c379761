import { expect, test } from 'vitest'
import { plainText } from './plain-text.ts'

test.each([
  ['**Sold:** 812 at $49', 'Sold: 812 at $49'],
  ['> Hi Dana\n> do you', 'Hi Dana\ndo you'],
  ['# Numbers\nall of them', 'Numbers\nall of them'],
  ['see [my post](https://example.com/a_b) and `npm i`', 'see my post and npm i'],
  ['it is *really* _very_ ~~good~~ bad', 'it is really very good bad'],
  ['1\\. first \\*', '1. first *'],
  ['snake_case and _two words_, (_one_) _a_', 'snake_case and two words, (one) a'],
])('%j reads %j', (markdown, text) => {
  expect(plainText(markdown)).toBe(text)
})

test.each([
  '- deposit\n- reminder',
  '2 * 3 * 4 = 24',
  'snake_case_name',
  '_ a _ b',
  '_a_b __c__ d_',
  'a < b > c',
  'r/a_b and r/c_d',
  '[x] done',
])('%j stays as it is', (text) => {
  expect(plainText(text)).toBe(text)
})

function cpuMs(work: () => void) {
  const before = process.threadCpuUsage()
  work()
  return process.threadCpuUsage(before).user / 1_000
}

test.each(['[', '![', '[a](', '[a](b', '*a ', ' ***a', '~~a ', '**', '_a ', '_', '`', '> ', '# ', '\\', ' '])(
  '80,000 characters of %j cost nobody more than a moment',
  (sign) => {
    const hostile = sign.repeat(80_000 / sign.length)
    const tries = Array.from({ length: 3 }, () => cpuMs(() => plainText(hostile)))
    expect(Math.min(...tries)).toBeLessThan(400)
  },
)
