// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { createRef } from 'react'
import { afterEach, expect, test } from 'vitest'
import { draftOf } from '../../session/session-state.ts'
import { comment as sessionAfter } from '../../session/test-session.ts'
import { CommentEditor } from './comment-editor.tsx'
import type { CommentSession } from './use-comment-session.ts'

afterEach(cleanup)

const field = createRef<HTMLTextAreaElement>()
const around = {
  field,
  known: '',
  points: null,
  failure: null,
  naming: null,
  reasons: [],
  findings: [],
  swaps: [],
  opened: 1,
  marks: () => [{ start: 0, end: 4, kind: 'doubtful' }],
  isBlank: () => false,
}
const writing = (content: string) => ({ ...around, is: 'writing', words: { title: '', content } })
const open = (content: string) => ({
  ...around,
  is: 'open',
  words: null,
  status: { is: 'reading' },
  draft: draftOf(sessionAfter({ type: 'begunAlone', ownWords: { title: null, content } })),
})
const editor = (comment: object) => (
  <CommentEditor
    comment={comment as CommentSession}
    subreddit={null}
    statusId="status"
    onGenerate={() => {}}
  />
)
const box = () => screen.getByRole<HTMLTextAreaElement>('textbox')
const marks = () => [...document.querySelectorAll('[data-mark]')].map(({ textContent }) => textContent)

test('a comment is edited in the very field in which it was written, and keeps the focus', () => {
  const page = render(editor(writing('Move the')))
  const first = box()
  first.focus()
  expect([first.value, first.readOnly, first.ariaBusy ?? first.getAttribute('aria-busy')]).toEqual([
    'Move the',
    true,
    'true',
  ])
  expect([screen.queryByText('Writing…') !== null, marks()]).toEqual([true, []])
  page.rerender(editor(open('Move the cutoff.')))
  expect(box()).toBe(first)
  expect([first.value, first.readOnly, document.activeElement === first]).toEqual([
    'Move the cutoff.',
    false,
    true,
  ])
  expect([screen.queryByText('Checking facts and rules…') !== null, marks()]).toEqual([true, ['Move']])
})
