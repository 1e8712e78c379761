// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { DraftStatus as Status } from '../../session/read-status.ts'
import { draftOf } from '../../session/session-state.ts'
import { comment, finding, foundIn } from '../../session/test-session.ts'
import { CopyButton } from './copy-button.tsx'
import { DraftStatus } from './draft-status.tsx'

afterEach(cleanup)

const TEXT = 'It cut no-shows in half.'
const draft = draftOf(comment({ type: 'begunAlone', ownWords: { title: null, content: TEXT } }))
const nothing = { draft, findings: [], swaps: [], isUndone: false }

function show(status: Status, rest: Partial<typeof nothing> | object = {}) {
  const done = {
    checkAgain: vi.fn<() => void>(),
    repair: vi.fn<() => Promise<void>>(async () => {}),
    undo: vi.fn<() => void>(),
    onShow: vi.fn<(field: string, span: [number, number]) => void>(),
    onChanged: vi.fn<(field: string) => void>(),
    onCopy: vi.fn<() => void>(),
  }
  const session = {
    ...nothing,
    ...rest,
    ...done,
    status,
    copied: undefined,
    mayCopy: () => status.is !== 'lock',
  }
  render(
    <>
      <DraftStatus
        id="line"
        session={session}
        subreddit="doggrooming"
        onShow={done.onShow}
        onChanged={done.onChanged}
      />
      <CopyButton session={session} field="content" statusId="line" onCopy={done.onCopy} />
    </>,
  )
  return done
}
const line = () => document.getElementById('line')?.textContent
const copy = () => screen.getByRole('button', { name: /^Copy/ })
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))

test.each<[Status, string]>([
  [{ is: 'reading' }, 'Checking facts and rules…'],
  [{ is: 'late' }, 'Still checking. You can copy now.'],
  [{ is: 'unread' }, 'Not fully checked. Read it twice before you post.'],
  [{ is: 'suggestions', count: 1 }, '1 suggestion'],
  [{ is: 'suggestions', count: 2 }, '2 suggestions'],
  [
    { is: 'fault', message: "Says something we can't find in your facts" },
    "Says something we can't find in your facts",
  ],
  [{ is: 'uncheckable' }, "The checks did not finish, so this can't be copied yet."],
  [
    { is: 'ready', disclosed: true, rules: 'followed' },
    "Ready · says you built it · follows r/doggrooming's rules",
  ],
  [{ is: 'ready', disclosed: false, rules: null }, 'Ready'],
  [
    { is: 'ready', disclosed: true, rules: 'unknown' },
    "Ready · says you built it · couldn't read the rules, check them on Reddit",
  ],
])('%o is told in one line', (status, text) => {
  show(status)
  expect(line()).toBe(text)
})

test('only what stops it takes the copy away, and says why', () => {
  const { onCopy } = show({ is: 'lock', message: 'Has a foreign link' })
  fireEvent.click(copy())
  expect(onCopy).not.toHaveBeenCalled()
  expect([copy().getAttribute('aria-disabled'), copy().getAttribute('aria-describedby')]).toEqual([
    'true',
    'line',
  ])
})

test('what is wrong can be copied anyway', () => {
  const { onCopy } = show({ is: 'fault', message: 'Is wrong' })
  expect(copy().textContent).toBe('Copy anyway')
  fireEvent.click(copy())
  expect(onCopy).toHaveBeenCalledOnce()
})

test('while it is being read the copy waits; when that is late it does not', () => {
  show({ is: 'reading' })
  expect(copy().getAttribute('aria-disabled')).toBe('true')
  cleanup()
  show({ is: 'late' })
  expect(copy().getAttribute('aria-disabled')).toBe('false')
})

test('pressed, the line tells what was found; its words are shown in the text', () => {
  const words = foundIn(TEXT, 'in half', {
    level: 'advice',
    message: 'No source for that number.',
    fix: 'Say who saw it.',
  })
  const { onShow } = show({ is: 'suggestions', count: 1 }, { findings: [words] })
  expect(screen.queryByText(/No source/)).toBeNull()
  const button = screen.getByRole('button', { name: '1 suggestion' })
  expect(button.getAttribute('aria-expanded')).toBe('false')
  fireEvent.click(button)
  expect(button.getAttribute('aria-expanded')).toBe('true')
  expect(screen.getByRole('listitem').textContent).toContain('No source for that number. Say who saw it.')
  press(/in half/)
  expect(onShow).toHaveBeenCalledExactlyOnceWith('content', words.span)
})

test('nothing to tell, nothing to unfold', () => {
  show({ is: 'ready', disclosed: false, rules: null })
  const button = screen.getByRole('button', { name: 'Ready' })
  fireEvent.click(button)
  expect([button.getAttribute('aria-disabled'), button.getAttribute('aria-expanded')]).toEqual([
    'true',
    'false',
  ])
})

test.each([
  ['remove_link', 'Remove link'],
  ['remove_hidden', 'Remove hidden characters'],
] as const)('%s is done by a press', (repair, name) => {
  const lock = finding('Has to go', { level: 'lock', repair })
  const { repair: mend, onChanged } = show({ is: 'lock', message: 'Has to go' }, { findings: [lock] })
  press('Has to go')
  press(name)
  expect(mend).toHaveBeenCalledExactlyOnceWith(lock)
  expect(onChanged).toHaveBeenCalledExactlyOnceWith('content')
})

const swap = { field: 'content', before: 'It is the best.', after: TEXT }

test('what was improved is told with the old words, and put back by a press', () => {
  const { undo } = show({ is: 'ready', disclosed: false, rules: null }, { swaps: [swap] })
  press('Ready')
  const improved = screen.getByRole('button', { name: '1 sentence improved' })
  const before = document.getElementById(improved.getAttribute('aria-describedby') ?? '')
  expect(before?.textContent).toBe('Before: “It is the best.”')
  press('Undo')
  expect(undo).toHaveBeenCalledOnce()
  cleanup()
  show({ is: 'new' }, { isUndone: true })
  press('Checked when you pause')
  expect(screen.getByText('Put back')).toBeTruthy()
})

test('checks that did not finish are tried again by a press', () => {
  const { checkAgain } = show({ is: 'uncheckable' }, { findings: null })
  press('Try Again')
  expect(checkAgain).toHaveBeenCalledOnce()
})
