import { expect, test } from 'vitest'
import { parseHints } from './remembered-hints.ts'

test('a browser that was never here has seen no hint', () => {
  expect(parseHints(null)).toEqual([])
  expect(parseHints('')).toEqual([])
})

test('what was seen comes back in the order of the hints, once each', () => {
  expect(parseHints('post,product,post')).toEqual(['product', 'post'])
  expect(parseHints(' filters , product ')).toEqual(['product', 'filters'])
})

test('what somebody else wrote there is passed over', () => {
  expect(parseHints('["product"]')).toEqual([])
  expect(parseHints('{}')).toEqual([])
  expect(parseHints('productfilters,__proto__,post')).toEqual(['post'])
})
