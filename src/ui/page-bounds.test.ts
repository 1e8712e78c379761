import { expect, test } from 'vitest'
import { pageBounds } from './page-bounds.ts'

const at = (page: number) => pageBounds({ page, pageSize: 9, total: 12 })

test('the first page has no previous one', () => {
  expect(at(1)).toEqual({ page: 1, pages: 2, from: 1, to: 9, previous: undefined, next: 2 })
})

test('the last page ends at the total and has no next one', () => {
  expect(at(2)).toEqual({ page: 2, pages: 2, from: 10, to: 12, previous: 1, next: undefined })
})

test.each([0, -3, Number.NaN, 0.4])('page %d counts as the first', (page) => {
  expect(at(page).page).toBe(1)
})

test('a page beyond the end counts as the last', () => {
  expect(at(99).page).toBe(2)
})

test('nothing at all is one empty page', () => {
  expect(pageBounds({ page: 1, pageSize: 9, total: 0 })).toMatchObject({ pages: 1, from: 0, to: 0 })
})
