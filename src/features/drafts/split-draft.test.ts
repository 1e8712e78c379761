import { expect, test } from 'vitest'
import { splitDraft, splitWhileWriting } from './split-draft.ts'

test.each([
  ['A title\n\nThe post.', 'A title', 'The post.'],
  ['# A title\nThe post.', 'A title', 'The post.'],
  ['**Title: A title**\n\nThe post.', 'A title', 'The post.'],
  ['Title: "A title"\n\n\nThe post.\n\nMore.', 'A title', 'The post.\n\nMore.'],
  ['```\nA title\n\nThe post.\n```', 'A title', 'The post.'],
  ['- A point.\n- Another.', 'Points to make', '- A point.\n- Another.'],
  ['A whole sentence first. Then the rest of it.', 'A whole sentence first.', 'Then the rest of it.'],
])('%j is a title and a post', (text, title, content) => {
  expect(splitDraft('post', text)).toEqual({ title, content })
})

test.each(['', '  ', 'Only a title', '\u200b\n\u200b', 'Title:\n\nx'])('%j is no post', (text) => {
  expect(splitDraft('rewrite', text)).toBeNull()
})

test.each([
  ['  Hello.\n', 'Hello.'],
  ['"Hello there."', 'Hello there.'],
  ['"A" is not "B"', '"A" is not "B"'],
  ['He\u200bllo\u202e.', 'Hello.'],
])('%j is a comment', (text, content) => {
  expect(splitDraft('comment', text)).toEqual({ title: null, content })
})

const stream = (task: 'comment' | 'post', pieces: string[]) => {
  const said = { title: '', content: '' }
  const hear = splitWhileWriting(task, (field, text) => {
    said[field] += text
  })
  for (const piece of pieces) hear(piece)
  return said
}

test('while it comes, a title is told when it is whole, content word by word', () => {
  expect(stream('post', ['\n# A ', 'title', '\n', '\n', 'The ', 'post.\n', '\nMore.'])).toEqual({
    title: 'A title',
    content: 'The post.\n\nMore.',
  })
  expect(stream('comment', ['\n ', 'Hello', ' there.'])).toEqual({ title: '', content: 'Hello there.' })
  expect(stream('post', ['- A ', 'point.\n', '- Another.'])).toEqual({
    title: 'Points to make',
    content: '- A point.\n- Another.',
  })
  expect(stream('post', ['A title without end'])).toEqual({ title: '', content: '' })
})
