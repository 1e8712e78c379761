// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { buildDelivery } from '../../../../../test/build-alerts.ts'
import { fakeNetwork } from '../../../../../test/fake-network.ts'
import { settle } from '../../../../../test/settle.ts'
import { ReadsProvider } from '../../../../client/reads-provider.tsx'
import { DeliveriesScreen } from './deliveries-screen.tsx'

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

async function open() {
  const asked = fakeNetwork()
  render(
    <ReadsProvider>
      <DeliveriesScreen />
    </ReadsProvider>,
  )
  await settle(undefined, 400)
  return asked
}

const days = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
const sent = (id: string, at: string) => buildDelivery({ id, at })

test('what was sent stands by day, a page at a time', async () => {
  const asked = await open()
  const first = [
    sent('a', '2026-11-16T11:12:00Z'),
    sent('b', '2026-11-16T03:12:00Z'),
    sent('c', '2026-11-14T11:12:00Z'),
  ]
  await settle(
    () => asked[0]?.answer({ deliveries: first, next: '17-1d7f3f58-5a4a-4f50-9b35-0b3f0f6a1e01' }),
    400,
  )
  // In New York it was still yesterday.
  expect(days()).toEqual(['Today', 'Yesterday', 'Saturday, November 14'])
  await settle(() => fireEvent.click(screen.getByRole('button', { name: /^Show more/ })))
  expect(asked.at(-1)?.what).toBe('GET /api/alerts/deliveries?before=17-1d7f3f58-5a4a-4f50-9b35-0b3f0f6a1e01')
  await settle(() => asked.at(-1)?.answer({ deliveries: [sent('d', '2026-11-14T10:00:00Z')], next: null }))
  expect(screen.getAllByRole('listitem')).toHaveLength(4)
  expect(days()).toHaveLength(3)
  expect(screen.queryByRole('button', { name: /^Show more/ })).toBeNull()
})

test('a log without entries says so, and one that fails can be asked for again', async () => {
  const asked = await open()
  await settle(() => asked[0]?.refuse('The database is away.'), 400)
  expect(screen.getByRole('alert').textContent).toBe('The database is away.')
  await settle(() => fireEvent.click(screen.getByRole('button', { name: 'Try Again' })), 400)
  await settle(() => asked.at(-1)?.answer({ deliveries: [], next: null }), 400)
  expect(screen.getByText('Nothing sent yet.')).toBeDefined()
})
