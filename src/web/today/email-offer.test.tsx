// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeNetwork } from '../../../test/fake-network.ts'
import { settle } from '../../../test/settle.ts'
import { shownToasts } from '../../../test/shown-toasts.ts'
import { ReadsProvider } from '../../client/reads-provider.tsx'
import { dismissToasts } from '../../ui/toast.tsx'
import { EmailOffer } from './email-offer.tsx'
import { useThreadInAddress } from './use-thread-in-address.ts'

const inNewYork = new Intl.DateTimeFormat('en-US', { timeZone: 'America/New_York' }).resolvedOptions()
const settings = { timeZone: 'UTC', dailyAt: null, dailyDays: 'weekdays', quiet: null, skipEmpty: true }

beforeEach(() => {
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue(inNewYork)
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  dismissToasts()
  localStorage.clear()
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const onGone = vi.fn<() => void>()

async function open() {
  onGone.mockClear()
  const asked = fakeNetwork()
  const Routes = createRoutesStub([{ path: '/', Component: () => <EmailOffer onGone={onGone} /> }])
  render(
    <ReadsProvider>
      <Routes />
    </ReadsProvider>,
  )
  await settle(undefined, 100)
  return asked
}

const isOffered = () => screen.queryByRole('heading', { name: 'Get it by email' }) !== null
const press = (name: string | RegExp) =>
  settle(() => fireEvent.click(screen.getByRole('button', { name })), 400)

test('it is offered to someone who has chosen nothing yet, once that is known', async () => {
  const asked = await open()
  expect([asked.map(({ what }) => what), isOffered()]).toEqual([['GET /api/alerts'], false])
  await settle(() => asked[0]?.answer({ settings: null }), 400)
  expect(isOffered()).toBe(true)
})

test('one press turns it on for weekday mornings where the user is', async () => {
  const asked = await open()
  await settle(() => asked[0]?.answer({ settings: null }), 400)
  await press(/^Turn on/)
  expect([asked[1]?.what, asked[1]?.body]).toEqual([
    'PUT /api/alerts/settings',
    { timeZone: 'America/New_York', dailyAt: 7, dailyDays: 'weekdays', quiet: null, skipEmpty: true },
  ])
  expect(onGone).not.toHaveBeenCalled()
  await settle(() => asked[1]?.answer(undefined), 400)
  expect([isOffered(), onGone.mock.calls.length, shownToasts()]).toEqual([false, 1, ['Daily email is on.']])
})

test('what the server refuses is said, and the offer stays', async () => {
  const asked = await open()
  await settle(() => asked[0]?.answer({ settings: null }), 400)
  await press(/^Turn on/)
  await settle(() => asked[1]?.refuse('Try again later.'), 400)
  expect([isOffered(), onGone.mock.calls.length, shownToasts()]).toEqual([
    true,
    0,
    ["We couldn't turn on the daily email."],
  ])
})

test('someone who wants it not now is never asked again in this browser', async () => {
  const asked = await open()
  await settle(() => asked[0]?.answer({ settings: null }), 400)
  await press('Not now')
  expect([isOffered(), onGone.mock.calls.length]).toEqual([false, 1])
  cleanup()
  expect(await open()).toEqual([])
})

test.each([
  ['has chosen already', (asked: ReturnType<typeof fakeNetwork>) => asked[0]?.answer({ settings })],
  ["can't be told", (asked: ReturnType<typeof fakeNetwork>) => asked[0]?.refuse('Not now.')],
])('nothing is offered where someone %s', async (_, answer) => {
  const asked = await open()
  await settle(() => answer(asked), 400)
  expect([isOffered(), shownToasts()]).toEqual([false, []])
})

function Address() {
  const asked = useThreadInAddress()
  return (
    <button type="button" onClick={asked?.forget}>
      {asked ? `${asked.postId} for ${asked.productId}` : 'none'}
    </button>
  )
}

test('the address names a thread and its product; closing takes both out and leaves the rest', async () => {
  const seen = vi.fn<(search: string) => void>()
  const Routes = createRoutesStub([
    {
      path: '/dashboard/today',
      Component: Address,
      loader: ({ request }) => {
        seen(new URL(request.url).search)
        return null
      },
      HydrateFallback: () => null,
    },
  ])
  render(<Routes initialEntries={['/dashboard/today?thread=1abc&for=p1&product=p2']} />)
  await settle(undefined, 100)
  await press('1abc for p1')
  expect(screen.getByRole('button').textContent).toBe('none')
  expect(seen.mock.lastCall).toEqual(['?product=p2'])
})

test('half an address names none', async () => {
  const Routes = createRoutesStub([{ path: '/', Component: Address }])
  render(<Routes initialEntries={['/?thread=1abc']} />)
  await settle(undefined, 100)
  expect(screen.getByRole('button').textContent).toBe('none')
})
