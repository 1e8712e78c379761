// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { writeReason } from '../../judge/write-reason.ts'
import type { Mention } from '../../schema.ts'
import type { Naming } from '../../session/read-naming.ts'
import { noPromotion } from '../../session/test-session.ts'
import type { Passport } from '../../session/use-passport.ts'
import { NamingRow } from './naming-row.tsx'
import { writeAllowance } from './write-allowance.ts'

afterEach(cleanup)

const free: Naming = {
  chosen: 'mention',
  ban: null,
  reasons: [{ code: 'promotion_welcome', subreddit: 'quietplace', quote: 'Makers are welcome.' }],
  ledger: { recent: 10, named: 2, namedHere: [] },
  written: [],
}
const unread = { code: 'thread_unread' as const }
const ban = { code: 'promotion_banned' as const, subreddit: 'quietplace', quote: 'No self-promotion.' }

function show(naming: Naming | null, passport: Passport | null = noPromotion) {
  const onChoose = vi.fn<(wish: Mention) => void>()
  const { container } = render(
    <NamingRow session={{ naming, passport }} product="Pawslot" onChoose={onChoose} />,
  )
  return { onChoose, container }
}
const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name })

test('the choice is told with how often the product was mentioned lately', () => {
  const { onChoose } = show(free)
  expect([radio('Mention Pawslot').checked, radio('Just help').checked]).toEqual([true, false])
  expect(screen.getByText('2 of 10 recent posts mention it')).toBeTruthy()
  expect(screen.queryByText(/Makers are welcome/)).toBeNull()
  fireEvent.click(radio('Just help'))
  fireEvent.click(radio('Mention Pawslot'))
  expect(onChoose.mock.calls).toEqual([['never'], ['always']])
})

test('a ban locks the mention, with the rule in its own words and the day it was read', () => {
  const { onChoose } = show({ ...free, chosen: 'help', ban, reasons: [ban] })
  const locked = radio('Mention Pawslot')
  expect(locked.getAttribute('aria-disabled')).toBe('true')
  const why = document.getElementById(locked.getAttribute('aria-describedby') ?? '')
  expect(why?.textContent).toBe('No self-promotion.Rule 2 of r/quietplace · checked Nov 15, 2026')
  expect(screen.queryByText(/recent posts/)).toBeNull()
  fireEvent.click(locked)
  expect(onChoose).not.toHaveBeenCalled()
  expect(screen.getByRole('status').textContent).toBe(
    "r/quietplace doesn't allow it. Your answer still counts.",
  )
})

test('a thread where it may be mentioned is told beside the ban', () => {
  const thread = {
    kind: 'thread',
    value: 'Share your project',
    subject: 'promotion',
    quote: 'Fridays.',
  } as const
  show({ ...free, ban }, { ...noPromotion, terms: [thread] })
  expect(screen.getByText('Post it in the thread “Share your project”.')).toBeTruthy()
})

test('doubts are told, and lock nothing', () => {
  const { onChoose } = show({ ...free, chosen: 'help', reasons: [{ code: 'post_hardly_fits' }] })
  expect(screen.getByText('This post has little to do with your product.')).toBeTruthy()
  fireEvent.click(radio('Mention Pawslot'))
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('always')
})

test.each([
  ['may be mentioned', { ...free, reasons: [...free.reasons, unread] }],
  [
    'is left out by choice',
    { ...free, chosen: 'help' as const, reasons: [{ code: 'naming_unwanted' }, unread] },
  ],
  ['is banned', { ...free, chosen: 'help' as const, ban, reasons: [ban, unread] }],
] satisfies [string, Naming][])(
  'that nobody has read the thread is told where the product %s, and alone',
  (_, naming) => {
    show(naming)
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      writeReason(unread),
    ])
  },
)

test('that nobody has read the thread locks nothing', () => {
  const { onChoose } = show({ ...free, reasons: [...free.reasons, unread] })
  expect(radio('Mention Pawslot').getAttribute('aria-disabled')).not.toBe('true')
  fireEvent.click(radio('Just help'))
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('never')
})

test('where there is nothing to choose, nothing is shown', () => {
  expect(show(null).container.textContent).toBe('')
})

test.each([
  [{ recent: 0, named: 0 }, null],
  [{ recent: 1, named: 1 }, '1 of 1 recent post mentions it'],
  [{ recent: 9, named: 9 }, '9 of 9 recent posts mention it'],
  [{ recent: 10, named: 2 }, '2 of 10 recent posts mention it'],
  [{ recent: 10, named: 3 }, '3 of 10 mention it. Just help this time?'],
])('%o: %s', (ledger, text) => {
  expect(writeAllowance({ ...ledger, namedHere: [] })?.text ?? null).toBe(text)
})
