import { expect, test } from 'vitest'
import { readMarks } from './read-marks.ts'
import { draftOf, type OpenDraft } from './session-state.ts'
import { after, ask, edit, finding, finished, foundIn, ownPost, review, written } from './test-session.ts'

const FIRST = 'It is the best. Good luck.'
const BETTER = 'It takes deposits. Good luck.'
const swaps = [{ field: 'content' as const, before: 'It is the best.', after: 'It takes deposits.' }]
const improved = ownPost(
  ask(1),
  written(1, FIRST),
  finished(1, BETTER, { swaps, review: review(), text: { title: 'It takes deposits.', content: BETTER } }),
)
const marksOf = (state = improved, field: 'title' | 'content' = 'content') => {
  const draft = draftOf(state) as OpenDraft
  const { content } = draft.text
  const found = [foundIn(content, 'luck'), finding('About the whole')]
  return readMarks(draft, found, field).map(({ start, end, kind }) => [kind, content.slice(start, end)])
}

test('improved sentences and doubtful words are marked in their own field, and the whole is not', () => {
  expect(marksOf()).toEqual([
    ['improved', 'It takes deposits.'],
    ['doubtful', 'luck'],
  ])
  expect(marksOf(improved, 'title')).toEqual([])
})

test('a mark moves with its sentence, and goes when that is edited or put back', () => {
  expect(marksOf(after(improved, edit(`Hi! ${BETTER}`)))[0]).toEqual(['improved', 'It takes deposits.'])
  const edited = after(improved, edit(BETTER.replace('takes', 'wants')))
  expect(marksOf(edited)).toEqual([['doubtful', 'luck']])
  expect(marksOf(after(improved, { type: 'improvementUndone' }))).toEqual([['doubtful', 'luck']])
})
