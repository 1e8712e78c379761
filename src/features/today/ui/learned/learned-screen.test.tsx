// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeNetwork } from '../../../../../test/fake-network.ts'
import { settle } from '../../../../../test/settle.ts'
import { ReadsProvider } from '../../../../client/reads-provider.tsx'
import { Toaster } from '../../../../ui/toaster.tsx'
import type { Learned, Habit } from '../../schema.ts'
import { LearnedScreen } from './learned-screen.tsx'

const inNewYork = new Intl.DateTimeFormat('en-US', { timeZone: 'America/New_York' }).resolvedOptions()
beforeEach(() => {
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue(inNewYork)
  vi.useFakeTimers()
  vi.setSystemTime(Date.parse('2026-11-16T15:04:00Z'))
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const habit = (given: Partial<Habit> = {}): Habit => ({
  id: 'a'.repeat(32),
  about: 'topic',
  subject: 'Writes invoices.',
  does: 'skip',
  seen: 7,
  skipped: 7,
  since: '2026-11-10T15:00:00Z',
  latest: '2026-11-16T02:00:00Z',
  ...given,
})

async function open(learned: Learned) {
  const asked = fakeNetwork()
  const Routes = createRoutesStub([{ path: '/', Component: LearnedScreen }])
  render(
    <ReadsProvider>
      <Routes />
      <Toaster />
    </ReadsProvider>,
  )
  await settle(undefined, 400)
  await settle(() => asked[0]?.answer(learned), 400)
  return asked
}
const click = (name: string) => settle(() => fireEvent.click(screen.getByRole('button', { name })), 200)
const headings = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
async function awaitButton(name: string) {
  for (let turn = 0; turn < 40 && !screen.queryByRole('button', { name }); turn += 1)
    await settle(undefined, 50)
}

test('each habit says what was learned, from how many threads and when, and what it does', async () => {
  await open({
    habits: [
      habit(),
      habit({ id: 'b', about: 'community', subject: 'doggrooming', does: 'answer', seen: 10, skipped: 1 }),
      habit({ id: 'c', about: 'age', subject: '24', seen: 7, skipped: 6 }),
      habit({ id: 'd', about: 'wants', subject: 'asks_how', latest: '2026-11-10T15:00:00Z' }),
    ],
    watching: [{ ...habit({ id: 'e', subject: 'deposits', seen: 4, skipped: 3 }) }],
  })
  expect(headings()).toEqual([
    'You skip posts about “Writes invoices”, 7 of 7',
    'You answer posts in r/doggrooming, 9 of 10',
    'You skip threads older than a day, 6 of 7',
    'You skip posts that ask for advice, 7 of 7',
  ])
  const [first, second, , last] = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(first).toContain('They stand lower in your list.·Nov 10 to Nov 15')
  expect(second).toContain('They stand a little higher in your list.')
  expect(last).toContain('·Nov 10Undo')
  expect(screen.getByText('Posts about “deposits”: 3 of 4 skipped')).toBeDefined()
})

test('a habit that is undone leaves, can be brought back, and the focus stays on the page', async () => {
  const asked = await open({ habits: [habit()], watching: [] })
  screen.getByRole('button', { name: 'Undo: You skip posts about “Writes invoices”' }).focus()
  await click('Undo: You skip posts about “Writes invoices”')
  expect(asked.at(-1)?.what).toBe(`DELETE /api/today/learned/${'a'.repeat(32)}`)
  await settle(() => asked.at(-1)?.answer())
  expect(asked.at(-1)?.what).toBe('GET /api/today/learned')
  await settle(() => asked.at(-1)?.answer({ habits: [], watching: [] }), 200)
  expect(screen.getByText(/^Nothing learned yet\. Dismiss a thread and say why/)).toBeDefined()
  expect(document.activeElement).not.toBe(document.body)
  await awaitButton('Bring it back')
  await click('Bring it back')
  expect(asked.at(-1)?.what).toBe(`PUT /api/today/learned/${'a'.repeat(32)}`)
  await settle(() => asked.at(-1)?.answer())
  await settle(() => asked.at(-1)?.answer({ habits: [habit()], watching: [] }), 200)
  expect(headings()).toEqual(['You skip posts about “Writes invoices”, 7 of 7'])
})

test('a habit that could not be undone stays, with the reason', async () => {
  const asked = await open({ habits: [habit()], watching: [] })
  await click('Undo: You skip posts about “Writes invoices”')
  await settle(() => asked.at(-1)?.refuse('The database is away.'), 200)
  expect(headings()).toHaveLength(1)
  for (let turn = 0; turn < 40 && !screen.queryByText('The database is away.'); turn += 1)
    await settle(undefined, 50)
  expect(screen.getByText("We couldn't undo that")).toBeDefined()
})

test('everything is forgotten only after a question', async () => {
  const asked = await open({ habits: [habit()], watching: [] })
  await click('Forget everything')
  await settle(undefined, 400)
  expect(screen.getByRole('alertdialog', { name: 'Forget everything?' })).toBeDefined()
  expect(asked).toHaveLength(1)
  // Its other label is there as well, out of sight.
  await settle(() => fireEvent.click(screen.getByRole('button', { name: /^Forget everything/ })), 200)
  expect(asked.at(-1)?.what).toBe('DELETE /api/today/learned')
  await settle(() => asked.at(-1)?.answer())
  await settle(() => asked.at(-1)?.answer({ habits: [], watching: [] }), 600)
  expect(headings()).toEqual([])
})

test('a failure can be tried again', async () => {
  const asked = fakeNetwork()
  const Routes = createRoutesStub([{ path: '/', Component: LearnedScreen }])
  render(
    <ReadsProvider>
      <Routes />
    </ReadsProvider>,
  )
  await settle(undefined, 400)
  await settle(() => asked[0]?.refuse('The database is away.'), 400)
  expect(screen.getByRole('alert').textContent).toBe('The database is away.')
  await settle(() => fireEvent.click(screen.getByRole('button', { name: 'Try Again' })), 400)
  await settle(() => asked.at(-1)?.answer({ habits: [habit()], watching: [] }), 400)
  expect(headings()).toHaveLength(1)
})
