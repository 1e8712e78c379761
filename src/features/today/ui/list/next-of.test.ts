import { expect, test } from 'vitest'
import { nextOf } from './next-of.ts'

const order = ['a', 'b', 'c', 'd']

test('when a row leaves, the next one takes its place', () => {
  expect(nextOf(order, 'b', () => true)).toBe('c')
  expect(nextOf(order, 'b', (id) => id !== 'c')).toBe('d')
})

test('after the last one it is the one before', () => {
  expect(nextOf(order, 'd', () => true)).toBe('c')
  expect(nextOf(['a'], 'a', (id) => id !== 'a')).toBeNull()
})

test('a row that nobody knows leaves the first one', () => {
  expect(nextOf(order, 'x', () => true)).toBe('a')
})
