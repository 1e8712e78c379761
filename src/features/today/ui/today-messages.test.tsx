// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { buildThread, buildToday } from '../../../../test/build-today.ts'
import { fakeNetwork } from '../../../../test/fake-network.ts'
import { settle } from '../../../../test/settle.ts'
import { ReadsProvider } from '../../../client/reads-provider.tsx'
import { Toaster } from '../../../ui/toaster.tsx'
import type { Today } from '../schema.ts'
import { TodayScreen } from './today-screen.tsx'
import { useToday } from './use-today.ts'

const NOW = Date.parse('2026-11-16T15:04:00Z')

beforeEach(() => {
  vi.useFakeTimers()
  vi.setSystemTime(NOW)
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function Page() {
  const read = useToday({ enabled: true, product: undefined, onMarked: async () => {} })
  return (
    <>
      <TodayScreen
        read={read}
        now={NOW}
        chosen={undefined}
        renderLogo={() => null}
        renderDialog={() => null}
      />
      <Toaster />
    </>
  )
}

async function open(today: Today) {
  const asked = fakeNetwork()
  const Routes = createRoutesStub([{ path: '/', Component: Page }])
  render(
    <ReadsProvider>
      <Routes />
    </ReadsProvider>,
  )
  await settle(undefined, 400)
  await settle(() => asked[0]?.answer(today), 400)
}

const press = (key: string) =>
  settle(() => fireEvent.keyDown(document.activeElement ?? document.body, { key }), 200)
const click = (name: string) => settle(() => fireEvent.click(screen.getByRole('button', { name })), 200)
const inFocus = () => (document.activeElement as HTMLElement).dataset.thread
/** What tells of an act comes with its own code. */
async function awaitButton(name: string) {
  for (let turn = 0; turn < 40 && !screen.queryByRole('button', { name }); turn += 1)
    await settle(undefined, 50)
}

test('W asks why from the list and leads back to it; past the goal Undo brings back what was dismissed last', async () => {
  await open(
    buildToday({
      pace: { posted: 5, from: 5, to: 7 },
      threads: [buildThread({ id: 'a' }), buildThread({ id: 'b' })],
    }),
  )
  await click('Show 2 more')
  await press('x')
  await awaitButton('Why?')
  expect(inFocus()).toBe('b')
  await press('w')
  await settle(undefined, 400)
  expect(document.activeElement?.closest('[role=menu]')).not.toBeNull()
  await press('Escape')
  expect([screen.queryByRole('menu'), inFocus()]).toEqual([null, 'b'])

  await press('x')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Done for today')
  await awaitButton('Undo')
  await click('Undo')
  expect(inFocus()).toBe('b')
})
