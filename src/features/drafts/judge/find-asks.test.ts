import { expect, test } from 'vitest'
import { findAsks } from './find-asks.ts'

test('questions and requests are found, title first, quotes and mere noise left out', () => {
  const asks = findAsks({
    title: 'How do you handle no-shows?',
    text: '> What did they say?\nI lose 6 a week. Any advice on deposits would help. Right? Thoughts?\n- Is there a tool for reminders?\nThanks.',
  })
  expect(asks).toEqual([
    'How do you handle no-shows?',
    'Any advice on deposits would help.',
    'Is there a tool for reminders?',
  ])
})

test('a post that asks nothing has no asks', () => {
  expect(findAsks({ title: 'We opened today', text: 'It went well. Thanks to all.' })).toEqual([])
})
