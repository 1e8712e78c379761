import { expect, test } from 'vitest'
import { writePreview } from './write-preview.ts'

test.each([
  [{ matches: 1, perWeek: 3, atLeast: false }, 'About 3 matches a week'],
  [{ matches: 1, perWeek: 1, atLeast: false }, 'About 1 match a week'],
  [{ matches: 1, perWeek: 0, atLeast: false }, 'About 1 match a week'],
  [{ matches: 90, perWeek: 400, atLeast: true }, 'At least 400 matches a week'],
  [{ matches: 0, perWeek: 0, atLeast: false }, 'No matches in the last two days'],
  [{ matches: 200, perWeek: 500, atLeast: false }, 'About 500 matches a week'],
  [
    { matches: 200, perWeek: 501, atLeast: false },
    'More than 500 a week: pick a stronger fit or fewer communities',
  ],
])('what a monitor would bring: %o', (preview, sentence) => {
  expect(writePreview(preview)).toBe(sentence)
})
