import { expect, test } from 'vitest'
import { onceMicros, worstMicros } from './price.ts'

const prices = {
  writer: { input: 2, output: 10 },
  small: { input: 1, output: 5 },
  judge: { input: 1, output: 5 },
}
const none = { writer: 0, small: 0, judge: 0 }
const call = { alias: 'writer' as const, asked: 'x'.repeat(300), maxOutputTokens: 50 }

test('a call is reserved with a second one, which reads what the first has written and may write twice as much', () => {
  const first = 100 * 2 + 50 * 10
  const second = (100 + 50) * 2 + 100 * 10
  expect(worstMicros({ prices, thinkingTokens: none }, [call])).toBe(first + second)
})

test('a share of the month is judged by calls that are made once', () => {
  const thinkingTokens = { ...none, writer: 2_000 }
  expect(onceMicros({ prices, thinkingTokens }, [call])).toBe(100 * 2 + (50 + 2_000) * 10)
})

test('what the model may think is reserved for both, by the one that makes the call', () => {
  const thinkingTokens = { writer: 2_000, small: 1_500, judge: 0 }
  const more = (instead?: 'small') =>
    worstMicros({ prices, thinkingTokens }, [call], instead) -
    worstMicros({ prices, thinkingTokens: none }, [call], instead)
  expect([more(), more('small')]).toEqual([2 * 2_000 * 10, 2 * 1_500 * 5])
})
