import { expect, test } from 'vitest'
import { buildThread, buildToday } from '../../../../../test/build-today.ts'
import { cutList } from './cut-list.ts'
import { holdBack, knowAll } from './hold-back.ts'

const list = (ids: string[], posted = 0, reading: string[] = []) =>
  buildToday({
    pace: { posted, from: 5, to: 7 },
    threads: ids.map((id) => buildThread({ id })),
    reading: reading.map((id) => buildThread({ id, group: 'reading' })),
  })
const shownIds = ({ shown }: ReturnType<typeof holdBack>) => shown.threads.map(({ post }) => post.id)

test("the day's list is what is left to its goal, and the rest is kept", () => {
  const ids = (posted: number) => {
    const { day, beyond } = cutList(list(['a', 'b', 'c', 'd'], posted))
    return [day.map(({ post }) => post.id), beyond.map(({ post }) => post.id)]
  }
  expect(ids(0)).toEqual([['a', 'b', 'c', 'd'], []])
  expect(ids(3)).toEqual([
    ['a', 'b'],
    ['c', 'd'],
  ])
  expect(ids(9)).toEqual([[], ['a', 'b', 'c', 'd']])
})

test('rows that come with a refresh wait, and the others stay where they are', () => {
  const known = knowAll(list(['b', 'c']))
  const held = holdBack(list(['a', 'b', 'c'], 0, ['r']), known, false)
  expect([shownIds(held), held.newcomers]).toEqual([['b', 'c'], 2])
  expect(held.known.has('a')).toBe(false)
})

test('what has left is gone at once', () => {
  const held = holdBack(list(['c']), knowAll(list(['b', 'c'])), false)
  expect([shownIds(held), held.newcomers]).toEqual([['c'], 0])
})

test('what a refresh brings beyond the cut moves nothing, and comes up later without a word', () => {
  const before = knowAll(list(['a', 'b'], 5))
  const held = holdBack(list(['a', 'b', 'z'], 5), before, false)
  expect([held.newcomers, held.known.has('z')]).toEqual([0, true])
  expect(holdBack(list(['a', 'b', 'z'], 5), before, true).newcomers).toBe(1)
})

test('on an empty list nothing can jump, so nothing waits', () => {
  const held = holdBack(list(['a']), knowAll(list([])), false)
  expect([shownIds(held), held.newcomers]).toEqual([['a'], 0])
})

test('known rows keep their places and their groups, whatever the answer makes of them', () => {
  const known = knowAll(list(['a', 'b', 'c'], 0, ['r']))
  const held = holdBack(
    buildToday({
      pace: { posted: 0, from: 5, to: 7 },
      threads: [buildThread({ id: 'r' }), buildThread({ id: 'c' }), buildThread({ id: 'a' })],
      reading: [buildThread({ id: 'b', group: 'reading' })],
    }),
    known,
    false,
  )
  expect([shownIds(held), held.shown.reading.map(({ post, group }) => [post.id, group])]).toEqual([
    ['a', 'b', 'c'],
    [['r', 'reading']],
  ])
})

test('a row that was taken back stands where it was', () => {
  const known = holdBack(list(['b']), knowAll(list(['a', 'b'])), false).known
  expect(shownIds(holdBack(list(['b', 'a']), known, false))).toEqual(['a', 'b'])
})
