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
const nothing = {
  draft,
  findings: [],
  swaps: [],
  isUndone: false,
  canImprove: false,
  improving: null,
}
const ready = {
  is: 'ready',
  disclosed: false,
  unnamed: false,
  untold: false,
  rules: null,
  claims: 0,
} as const

function show(status: Status, rest: Partial<typeof nothing> | object = {}) {
  const done = {
    checkAgain: vi.fn<() => void>(),
    readAgain: vi.fn<() => void>(),
    improve: vi.fn<() => Promise<void>>(async () => {}),
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
  [{ is: 'unread', disclosed: true }, 'Not fully checked. Read it twice before you post.'],
  [{ is: 'unread', disclosed: false }, "Not fully checked. Does it say it's yours?"],
  [{ is: 'suggestions', count: 1 }, '1 suggestion'],
  [{ is: 'suggestions', count: 2 }, '2 suggestions'],
  [
    { is: 'fault', message: "Says something we can't find in your facts" },
    "Says something we can't find in your facts",
  ],
  [{ is: 'uncheckable' }, "The checks did not finish, so this can't be copied yet."],
  [
    { ...ready, disclosed: true, rules: { followed: 3 } },
    "Ready · says you built it · follows r/doggrooming's rules",
  ],
  [
    { ...ready, disclosed: true, untold: true, rules: { followed: 3 } },
    'Ready · says you built it · add what you know to make it yours',
  ],
  [ready, 'Ready'],
  [
    { ...ready, disclosed: true, rules: 'unknown' },
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
  show(ready)
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
  const { undo } = show(ready, { swaps: [swap] })
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

test('opened while ready, it says what holds', () => {
  show({ ...ready, disclosed: true, rules: { followed: 3 }, claims: 2 })
  press(/^Ready/)
  expect(screen.getAllByRole('listitem').map((one) => one.textContent)).toEqual([
    'Says you built it',
    'Follows 3 rules of r/doggrooming',
    '2 claims, both from your facts',
  ])
})

test.each<[Partial<Extract<Status, { is: 'ready' }>>, string]>([
  [{ rules: { followed: 1 } }, 'Follows 1 rule of r/doggrooming'],
  [{ rules: { followed: 0 } }, 'Follows the rules of r/doggrooming'],
  [{ unnamed: true }, "Doesn't mention your product"],
  [{ claims: 1 }, '1 claim, from your facts'],
  [{ claims: 3 }, '3 claims, all from your facts'],
])('%o is told', (status, text) => {
  show({ ...ready, ...status })
  press(/^Ready/)
  expect(screen.getByRole('listitem').textContent).toBe(text)
})

const advice = { level: 'advice' } as const
const findings = [
  foundIn(TEXT, 'in half', advice),
  foundIn(TEXT, 'no-shows', advice),
  finding('Whole', advice),
]
const suggestions = { is: 'suggestions', count: 3 } as const
const key = (key: string, rest: object = {}, target: Element = document.body) =>
  fireEvent.keyDown(target, { key, ...rest })

test('the opened line offers to improve, by a press or by its key, once at a time', async () => {
  const { improve } = show(suggestions, { findings, canImprove: true })
  expect(screen.queryByRole('button', { name: /^Improve/ })).toBeNull()
  press('3 suggestions')
  press(/^Improve/)
  expect(improve).toHaveBeenCalledOnce()
  key('i', { ctrlKey: true })
  key('I', { metaKey: true })
  expect(improve).toHaveBeenCalledTimes(3)
  cleanup()
  const busy = show(suggestions, { findings, canImprove: true, improving: 'asked' })
  press('3 suggestions')
  press(/^Improve/)
  expect(busy.improve).not.toHaveBeenCalled()
})

test('the key opens the line; where nothing can be improved it is left to the browser', () => {
  show(suggestions, { findings, canImprove: true })
  expect(key('i', { ctrlKey: true })).toBe(false)
  expect(screen.getByRole('button', { name: '3 suggestions' }).getAttribute('aria-expanded')).toBe('true')
  cleanup()
  const { improve } = show(suggestions, { findings })
  expect(key('i', { ctrlKey: true })).toBe(true)
  expect(improve).not.toHaveBeenCalled()
  press('3 suggestions')
  expect(screen.queryByRole('button', { name: /^Improve/ })).toBeNull()
})

test('where nothing better came, it says so', () => {
  show(suggestions, { findings, canImprove: true, improving: 'failed' })
  press('3 suggestions')
  expect(screen.getByText("Couldn't improve this one. Edit it yourself?")).toBeTruthy()
})

test('Alt with an arrow goes from one suggestion to the next and back, but in a list that opens by it', () => {
  const { onShow } = show(suggestions, { findings })
  const [half, shows] = findings
  for (const name of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp']) key(name, { altKey: true })
  const spans = () => onShow.mock.calls.map(([, span]) => span)
  expect(spans()).toEqual([half?.span, shows?.span, half?.span, shows?.span])
  key('ArrowDown')
  const list = document.body.appendChild(document.createElement('select'))
  expect(key('ArrowDown', { altKey: true }, list)).toBe(true)
  list.remove()
  expect(onShow).toHaveBeenCalledTimes(4)
  cleanup()
  const back = show(suggestions, { findings })
  key('ArrowUp', { altKey: true })
  expect(back.onShow).toHaveBeenCalledExactlyOnceWith('content', shows?.span)
  cleanup()
  show(ready)
  expect(key('ArrowDown', { altKey: true })).toBe(true)
})

test("right after a repair, undo in the field takes that back; anything typed since is the field's own", () => {
  const field = document.body.appendChild(document.createElement('textarea'))
  field.value = TEXT
  const to = { title: null, content: TEXT }
  const improvement = { swaps: [], from: { title: null, content: 'Old' }, to, undone: false }
  const { undo } = show(ready, { draft: { ...draft, improvement } })
  expect(key('z', { ctrlKey: true, shiftKey: true }, field)).toBe(true)
  expect(key('z', { ctrlKey: true })).toBe(true)
  expect(undo).not.toHaveBeenCalled()
  expect(key('z', { metaKey: true }, field)).toBe(false)
  expect(undo).toHaveBeenCalledOnce()
  cleanup()
  const undone = show(ready, { draft: { ...draft, improvement: { ...improvement, undone: true } } })
  const typed = { ...draft, improvement: { ...improvement, to: { title: null, content: 'Other' } } }
  key('z', { ctrlKey: true }, field)
  cleanup()
  const edited = show(ready, { draft: typed })
  key('z', { ctrlKey: true }, field)
  expect([undone.undo, edited.undo].flatMap(({ mock }) => mock.calls)).toEqual([])
  field.remove()
})

test('words that nobody could read are read again by a press', () => {
  const { readAgain } = show({ is: 'unread', disclosed: true })
  press('Check again')
  expect(readAgain).toHaveBeenCalledOnce()
  expect(document.activeElement?.textContent).toMatch(/^Not fully checked/)
})

test('checks that did not finish are tried again by a press', () => {
  const { checkAgain } = show({ is: 'uncheckable' }, { findings: null })
  press('Check again')
  expect(checkAgain).toHaveBeenCalledOnce()
})
