import { expect, test } from 'vitest'
import { isFirstRun } from './is-first-run.ts'

const now = Date.parse('2026-03-20T12:00:00Z')

test('hints are for new accounts that have posted nothing', () => {
  expect(isFirstRun({ createdAt: '2026-03-19T12:00:00Z', posted: [], now })).toBe(true)
  expect(isFirstRun({ createdAt: '2026-03-19T12:00:00Z', posted: [{}], now })).toBe(false)
  expect(isFirstRun({ createdAt: '2026-03-01T12:00:00Z', posted: [], now })).toBe(false)
})

test('nobody is bothered when it is not known what they did', () => {
  expect(isFirstRun({ createdAt: '2026-03-19T12:00:00Z', posted: null, now })).toBe(false)
  expect(isFirstRun({ createdAt: 'never', posted: [], now })).toBe(false)
})
