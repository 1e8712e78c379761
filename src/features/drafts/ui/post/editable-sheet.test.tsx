// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { ReadsProvider } from '../../../../client/reads-provider.tsx'
import { draftOf } from '../../session/session-state.ts'
import { foundIn, given, ownPost } from '../../session/test-session.ts'
import { EditableSheet } from './editable-sheet.tsx'
import type { PostSession } from './use-post-session.ts'

afterEach(cleanup)

const text = { title: 'How we got 40% fewer no-shows', content: 'We moved the cutoff.' }
const fault = foundIn(text.title, '40%', { field: 'title', message: 'We know of no such number.' })
const around = {
  given,
  titleTerms: [],
  reasons: [],
  swaps: [],
  opened: 1,
  judgedSubreddit: null,
  marks: () => [],
  mayCopy: () => true,
}
const writing = { ...around, words: { title: 'How we', content: '' } }
const open = {
  ...around,
  words: null,
  findings: [fault],
  status: { is: 'fault', message: fault.message },
  draft: draftOf(ownPost({ type: 'begunAlone', ownWords: text })),
  copy: vi.fn<(field: string) => Promise<void>>(),
}
const sheet = (post: object) => (
  <ReadsProvider>
    <EditableSheet post={post as PostSession} onPosted={() => {}} />
  </ReadsProvider>
)
const boxes = () => screen.getAllByRole<HTMLTextAreaElement>('textbox')
const press = (name: RegExp | string) => fireEvent.click(screen.getByRole('button', { name }))

test('a post is edited in the very fields in which it was written', () => {
  const page = render(sheet(writing))
  const written = boxes()
  expect(written.map(({ value, readOnly }) => [value, readOnly])).toEqual([
    ['How we', true],
    ['', true],
  ])
  expect(screen.queryByRole('button', { name: /^Copy/ })).toBeNull()
  page.rerender(sheet(open))
  expect(boxes().every((box, index) => box === written[index])).toBe(true)
  expect(boxes().map(({ value, readOnly }) => [value, readOnly])).toEqual([
    [text.title, false],
    [text.content, false],
  ])
})

test('one line tells of both fields, shows the words in the one that is meant, and leaves both to be copied', () => {
  render(sheet(open))
  press(fault.message)
  press(/40%/)
  const [title] = boxes()
  expect(document.activeElement).toBe(title)
  expect(title?.value.slice(title.selectionStart, title.selectionEnd)).toBe('40%')
  press('Copy anyway: title')
  press('Copy anyway: content')
  expect(open.copy.mock.calls).toEqual([['title'], ['content']])
})
