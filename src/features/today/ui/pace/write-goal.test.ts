import { expect, test } from 'vitest'
import { writeGoal } from './write-goal.ts'

test.each([
  [{ posted: 2, from: 5, to: 7 }, ["Three more reach today's goal.", 'Past seven looks like spam.']],
  [{ posted: 4, from: 5, to: 7 }, ["One more reaches today's goal.", 'Past seven looks like spam.']],
  [{ posted: 5, from: 5, to: 7 }, ["That's your goal for today.", 'Past seven looks like spam.']],
  [{ posted: 7, from: 5, to: 7 }, ['The rest can wait until tomorrow.']],
  [{ posted: 0, from: 2, to: 3 }, ["Two more reach today's goal.", 'Your daily limit is three.']],
])('where the day stands at %o', (pace, sentences) => {
  expect(writeGoal(pace)).toEqual(sentences)
})
