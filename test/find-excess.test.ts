import { expect, test } from 'vitest'
import { excessOfWork } from './plans/find-excess.ts'

const ran = (gave: number, touched = gave) => ({
  by: 'round',
  text: `gave ${gave}`,
  gave,
  touched,
  pages: 1,
  ms: 1,
  plan: '',
})
const found = (...watched: ReturnType<typeof ran>[]) => excessOfWork(watched, 'round').length

test('recurring work may take a thousand rows at once, and touch three times as many', () => {
  expect(found(ran(1_000, 3_000))).toBe(0)
  expect(found(ran(1_000, 3_001))).toBe(1)
})

test('a statement without a bound is found, and excuses no other', () => {
  expect(found(ran(1_001))).toBe(1)
  expect(found(ran(20_000), ran(1, 5_000))).toBe(2)
})

test('the pages of a call are those of the statements in it; a search that finds nothing has its own', () => {
  const onManyPages = (plan: string) => ({ ...ran(1, 0), pages: 5_000, plan })
  expect(found(onManyPages('Result   1 × 1'))).toBe(0)
  expect(found(onManyPages('Function Scan   1 × 1'))).toBe(0)
  expect(found({ ...onManyPages('Function Scan   20000 × 1'), gave: 20_000 })).toBe(1)
  expect(found(onManyPages('Result   1 × 1\n  Seq Scan drafts   1 × 1'))).toBe(1)
  expect(found(onManyPages('Index Scan   0 × 1'))).toBe(1)
})
