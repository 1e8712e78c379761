import { expect, test } from 'vitest'
import { readWriting } from '../labelled-sets.ts'
import { countPreferences } from './count-preferences.ts'
import { isSheetOf, makeSheet } from './make-sheet.ts'
import { pickCases } from './pick-cases.ts'

const cases = readWriting('eval/sets')
const picked = pickCases(cases, 40)
const pairs = picked.map((of) => ({ of, ours: `ours ${of.id}`, bare: `bare ${of.id}`, notes: false }))

test('the cases are spread over all products, name one, and are the same each time', () => {
  const perProduct = Map.groupBy(picked, ({ product }) => product.name)
  expect([...perProduct.values()].map((own) => own.length)).toEqual(Array.from({ length: 20 }, () => 2))
  expect(picked.every(({ mayName }) => mayName)).toBe(true)
  expect(pickCases(cases, 60).slice(0, 40)).toEqual(picked)
})

test('a sheet has ours on either side, says nowhere on which, and may only grow', () => {
  const { sheet, key } = makeSheet(pairs)
  const sides = Object.values(key)
  expect(sides.filter((side) => side === 'A').length).toBeGreaterThan(10)
  expect(sides.filter((side) => side === 'B').length).toBeGreaterThan(10)
  for (const one of sheet) expect(one[key[one.case] ?? 'A']).toBe(`ours ${one.case}`)
  expect(Object.keys(sheet[0] ?? {})).toEqual(['case', 'post', 'A', 'B'])
  expect(isSheetOf(makeSheet(pairs.slice(0, 30)).sheet, sheet)).toBe(true)
  expect(isSheetOf(sheet.toReversed(), sheet)).toBe(false)
})

test('points are read with the rest, and not counted', () => {
  const [first, ...rest] = pairs
  if (!first) throw new Error('There are no cases.')
  const { sheet, key } = makeSheet([{ ...first, notes: true }, ...rest])
  expect(sheet).toEqual(makeSheet(pairs).sheet)
  expect(Object.keys(key)).toEqual(rest.map(({ of }) => of.id))
})

const say = (id: string, overall: 'A' | 'B' | 'tie') => ({
  case: id,
  useful: overall,
  specific: overall,
  honest: overall,
  welcome: overall,
  human: overall,
  overall,
})

test('a tie counts half, and a case once, however many have read it', () => {
  const key = { one: 'A', two: 'B', three: 'A', four: 'A' } as const
  const first = [say('one', 'A'), say('two', 'B'), say('three', 'tie'), say('four', 'B')]
  const second = [say('one', 'A'), say('two', 'A'), say('three', 'tie'), say('four', 'B')]
  const counted = countPreferences([first, second], key)
  expect(counted.map(({ item }) => item)).toContain('welcome')
  const overall = counted.find(({ item }) => item === 'overall')
  expect(overall).toMatchObject({ share: 0.5, byReader: [0.625, 0.375], agreed: 0.75 })
  expect(overall?.interval.map((end) => end.toFixed(3))).toEqual(['0.150', '0.850'])
  expect(() => countPreferences([first.slice(1)], key)).toThrow('Reader 1 says nothing of one.')
})
