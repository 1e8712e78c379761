// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { buildThread, buildToday } from '../../../test/build-today.ts'
import { fakeNetwork } from '../../../test/fake-network.ts'
import { settle } from '../../../test/settle.ts'
import { ReadsProvider } from '../../client/reads-provider.tsx'
import { SidebarProvider } from '../../ui/sidebar/sidebar-provider.tsx'
import { entryAt } from '../dashboard/entries.ts'
import { SidebarEntry } from '../dashboard/sidebar-entry.tsx'
import { TodayPicker } from './today-picker.tsx'
import { TodayProvider, useTodayState } from './today-provider.tsx'
import { TodayTools } from './today-tools.tsx'

const NOW = Date.parse('2026-11-16T15:04:00Z')

const inUtc = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC' }).resolvedOptions()

beforeEach(() => {
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue(inUtc)
  vi.useFakeTimers()
  vi.setSystemTime(NOW)
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const id = '0b3ab7a5-3a63-4a6e-8d5a-9df6a1c1e001'
const products = [
  { id, name: 'Pawslot', icon: null },
  { id: id.replace('0b', '1b'), name: 'Plainbill', icon: null },
]

function Page() {
  const { onPosted, read } = useTodayState()
  const [thread] = read?.today?.threads ?? []
  return (
    <>
      <button type="button" onClick={onPosted}>
        Posted
      </button>
      <button type="button" onClick={() => thread && read?.marking.mark(thread, { kind: 'dismissed' })}>
        Dismiss
      </button>
    </>
  )
}

type Shown = { enabled?: boolean; onPage?: boolean; at?: string }

async function open({ enabled = true, onPage = false, at = '/dashboard/today' }: Shown = {}) {
  const asked = fakeNetwork()
  const entry = entryAt('/dashboard/today')
  if (!entry) throw new Error('The entry is gone')
  const Routes = createRoutesStub([
    {
      path: '/dashboard/today',
      Component: () => (
        <TodayProvider enabled={enabled} onPage={onPage} products={products}>
          <SidebarProvider>
            <ul>
              <SidebarEntry entry={entry} hasPlus />
            </ul>
            {onPage ? <TodayTools /> : <TodayPicker />}
            <Page />
          </SidebarProvider>
        </TodayProvider>
      ),
    },
  ])
  render(
    <ReadsProvider>
      <Routes initialEntries={[at]} />
    </ReadsProvider>,
  )
  await settle(undefined, 400)
  return {
    answer: (path: string, body: unknown) =>
      settle(() => asked.findLast(({ what }) => pathOf(what) === path)?.answer(body), 400),
    what: () => asked.map(({ what }) => what.replace(/timeZone=[^&]*/, 'zone')),
  }
}

const pathOf = (what: string) => what.replace(/^\S+ /, '').replace(/\?.*/, '')
const link = () => screen.getByRole('link', { name: /^Today/ }).textContent
const press = (name: string | RegExp) =>
  settle(() => fireEvent.click(screen.getByRole('button', { name })), 100)

test('the sidebar tells how many threads are left, and nothing of none', async () => {
  const { answer, what } = await open()
  expect([what(), link()]).toEqual([['GET /api/today/count?zone'], 'Today'])
  await answer('/api/today/count', { left: 5 })
  expect(link()).toBe('Today5 threads left')
  await press('Posted')
  await answer('/api/today/count', { left: 0 })
  expect([what(), link()]).toEqual([['GET /api/today/count?zone', 'GET /api/today/count?zone'], 'Today'])
})

const day = (count: number, posted = 0) =>
  buildToday({
    pace: { posted, from: 5, to: 7 },
    threads: Array.from({ length: count }, (_, at) => buildThread({ id: `t${at}` })),
  })

test.each([
  ['all that are left', day(3), 'Today3 threads left'],
  ["no more than are left to the day's goal", day(9, 3), 'Today2 threads left'],
  ['nothing once the goal is reached', day(9, 5), 'Today'],
])("on the page the sidebar counts the page's own list: %s", async (_, today, shown) => {
  const { answer, what } = await open({ onPage: true })
  await answer('/api/today', today)
  expect([what(), link()]).toEqual([['GET /api/today?zone'], shown])
})

test('what the user does counts at once, and the day is read once when it has arrived', async () => {
  const { answer, what } = await open({ onPage: true })
  await answer('/api/today', day(3))
  await press('Dismiss')
  expect(link()).toBe('Today2 threads left')
  await answer('/api/today/marks/t0', undefined)
  expect(what().slice(1)).toEqual(['PUT /api/today/marks/t0', 'GET /api/today?zone'])
})

test('with one product chosen the count is still that of all', async () => {
  const { answer, what } = await open({ onPage: true, at: `/dashboard/today?product=${id}` })
  await answer('/api/today', day(1))
  await answer('/api/today/count', { left: 4 })
  expect(link()).toBe('Today4 threads left')
  await press('Posted')
  expect(what().slice(2).toSorted()).toEqual([
    `GET /api/today/count?zone`,
    `GET /api/today?zone&product=${id}`,
  ])
})

test('elsewhere the count is read again every few minutes, and on a return to an old one', async () => {
  const { answer, what } = await open()
  await answer('/api/today/count', { left: 5 })
  await settle(undefined, 3 * 60_000)
  expect(what()).toHaveLength(2)
  await answer('/api/today/count', { left: 4 })
  expect(link()).toBe('Today4 threads left')
  await settle(() => document.dispatchEvent(new Event('visibilitychange')), 100)
  expect(what()).toHaveLength(2)
  vi.setSystemTime(Date.now() + 61_000)
  await settle(() => document.dispatchEvent(new Event('visibilitychange')), 100)
  expect(what()).toHaveLength(3)
})

test('a posted comment is asked about once on the page', async () => {
  const { answer, what } = await open({ onPage: true })
  await answer('/api/today', day(3))
  await press('Posted')
  expect(what().slice(1)).toEqual(['GET /api/today?zone'])
})

test('the header says when the list was read by the clock of now, not of when the page came', async () => {
  vi.setSystemTime(Date.parse('2026-11-16T23:58:00Z'))
  const { answer } = await open({ onPage: true })
  await answer('/api/today', buildToday({ updatedAt: '2026-11-16T23:50:00Z' }))
  expect(document.body.textContent).toContain('Updated 11:50 PM')
  await settle(undefined, 3 * 60_000 + 10_000)
  await answer('/api/today', buildToday({ updatedAt: '2026-11-17T00:00:30Z' }))
  expect(document.body.textContent).toContain('Updated 12:00 AM')
})

test('without a plan nothing is asked for', async () => {
  const { what } = await open({ enabled: false, onPage: true })
  await press('Posted')
  await settle(undefined, 4 * 60_000)
  expect(what()).toEqual([])
})

test('the list is for all products, or for the one that the address names', async () => {
  const { what, answer } = await open({ onPage: true })
  expect(what()).toContain('GET /api/today?zone')
  await answer('/api/today', buildToday())
  expect(screen.getByRole('button', { name: /All products/ })).toBeDefined()
  cleanup()
  const one = await open({ onPage: true, at: `/dashboard/today?product=${id}` })
  expect(one.what()).toContain(`GET /api/today?zone&product=${id}`)
  expect(screen.getByRole('button', { name: /Pawslot/ })).toBeDefined()
})

test.each(['x', id.replace('0b', '9b')])(
  '%s in the address is no product of the user, and is passed over',
  async (named) => {
    const { what } = await open({ onPage: true, at: `/dashboard/today?product=${named}` })
    expect(what()).toContain('GET /api/today?zone')
  },
)
