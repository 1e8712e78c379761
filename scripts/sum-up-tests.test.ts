import { expect, test } from 'vitest'
import { sumUpTests } from './sum-up-tests.ts'
import type { Suite } from './test-report.ts'

type Told = { failed?: boolean; retries?: number; assertions?: number }

const REASON = 'expected 1 to be 2'

const suite = (name: string, { failed = false, retries = 0, assertions = 1 }: Told = {}): Suite => ({
  name,
  status: failed ? 'failed' : 'passed',
  message: '',
  assertionResults: [
    {
      fullName: 'holds',
      status: failed ? 'failed' : 'passed',
      failureMessages: failed ? [REASON] : [],
      meta: { assertions, retries, ...(retries > 0 && { stumbles: [REASON] }) },
    },
  ],
})

test('a file that fails and passes when repeated is named with its reason, and counts as passed', () => {
  const first = [suite('a', { failed: true }), suite('b'), suite('c', { assertions: 4 })]
  expect(sumUpTests([first, [suite('a')]])).toEqual({
    passed: 3,
    assertions: 6,
    failures: [],
    repeated: [{ name: 'a', reasons: ['a > holds\nexpected 1 to be 2'] }],
  })
})

test('a test that passed at its second try is counted the same way', () => {
  expect(sumUpTests([[suite('a', { retries: 1 }), suite('b')]])).toMatchObject({
    failures: [],
    repeated: [{ name: 'a', reasons: ['a > holds\nexpected 1 to be 2'] }],
  })
})

test('more than two files that pass only when repeated fail the run', () => {
  const two = [suite('a', { retries: 1 }), suite('b', { failed: true })]
  expect(sumUpTests([two, [suite('b')]]).failures).toEqual([])
  const three = [...two, suite('c', { failed: true })]
  expect(sumUpTests([three, [suite('b'), suite('c')]])).toMatchObject({
    passed: 3,
    failures: ['3 files passed only when repeated; no more than 2 may'],
    repeated: ['a', 'b', 'c'].map((name) => ({ name })),
  })
})

test('what fails again has failed, and is not called repeated', () => {
  const reports = [[suite('a', { failed: true })], [suite('a', { failed: true, retries: 1 })]]
  expect(sumUpTests(reports)).toMatchObject({
    passed: 0,
    failures: ['a > holds\nexpected 1 to be 2'],
    repeated: [],
  })
})
