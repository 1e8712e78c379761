import { expect, test } from 'vitest'
import { buildThread, buildToday } from '../../../../../test/build-today.ts'
import { type Act, applyMarks } from './apply-marks.ts'

const [a, b, r] = [
  buildThread({ id: 'a' }),
  buildThread({ id: 'b' }),
  buildThread({ id: 'r', group: 'reading' }),
]
const kept = { postId: 'k', subreddit: 'SaaS', savedAt: '2026-11-16T12:00:00Z', thread: null }
const day = buildToday({ threads: [a, b], reading: [r], saved: [kept] })
const after = (...acts: Act[]) => {
  const { threads, reading, saved } = applyMarks(day, new Map(acts.map((act) => [act.postId, act])))
  return [[...threads, ...reading].map(({ post }) => post.id), saved.map(({ postId }) => postId)]
}

test('a thread leaves the list before the server has answered; a saved one stands first among the saved', () => {
  expect(after()).toEqual([['a', 'b', 'r'], ['k']])
  expect(
    after({ postId: 'a', thread: a, does: 'dismissed' }, { postId: 'r', thread: r, does: 'snoozed' }),
  ).toEqual([['b'], ['k']])
  expect(after({ postId: 'b', thread: b, does: 'saved' })).toEqual([
    ['a', 'r'],
    ['b', 'k'],
  ])
})

test('what is taken from the saved ones leaves them', () => {
  expect(after({ postId: 'k', thread: null, does: 'unsaved' })).toEqual([['a', 'b', 'r'], []])
})
