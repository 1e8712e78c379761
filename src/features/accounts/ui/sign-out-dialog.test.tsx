// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeNetwork } from '../../../../test/fake-network.ts'
import { settle } from '../../../../test/settle.ts'
import { shownToasts } from '../../../../test/shown-toasts.ts'
import { ReadsProvider } from '../../../client/reads-provider.tsx'
import { dismissToasts } from '../../../ui/toast.tsx'
import { SignOutDialog } from './sign-out-dialog.tsx'

const BYE = 'Signed out successfully'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  dismissToasts()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A browser that shows alerts, and does this when it's told not to anymore. */
function showAlerts(unsubscribe: () => Promise<boolean>) {
  const pushManager = { getSubscription: async () => ({ unsubscribe }) }
  vi.stubGlobal('PushManager', () => {})
  vi.stubGlobal('navigator', {
    userAgent: '',
    onLine: true,
    serviceWorker: { getRegistration: async () => ({ pushManager }) },
  })
}

async function signOut() {
  const asked = fakeNetwork()
  const Routes = createRoutesStub([
    { path: '/', Component: () => <SignOutDialog open onOpenChange={() => {}} /> },
    { path: '/auth', Component: () => 'Sign in' },
  ])
  render(
    <ReadsProvider>
      <Routes />
    </ReadsProvider>,
  )
  await settle(undefined, 100)
  await settle(() => fireEvent.click(screen.getByText('Sign Out')), 100)
  return asked
}
const whats = (asked: ReturnType<typeof fakeNetwork>) => asked.map(({ what }) => what)

test('the browser shows no alerts anymore before the session ends', async () => {
  const order: string[] = []
  showAlerts(async () => {
    order.push('unsubscribed')
    return true
  })
  const asked = await signOut()
  expect([...order, ...whats(asked)]).toEqual(['unsubscribed', 'POST /api/auth/sign-out'])
  await settle(() => asked[0]?.answer(null), 100)
  expect(shownToasts()).toContain(BYE)
})

test.each([
  ['fails', async () => Promise.reject(new Error('AbortError'))],
  ['says no', async () => false],
])('a push service that %s holds up nobody', async (_, unsubscribe) => {
  showAlerts(unsubscribe)
  expect(whats(await signOut())).toEqual(['POST /api/auth/sign-out'])
})

test('a push service that never answers is waited for two seconds', async () => {
  showAlerts(() => new Promise(() => {}))
  const asked = await signOut()
  expect(whats(asked)).toEqual([])
  await settle(undefined, 2_000)
  expect(whats(asked)).toEqual(['POST /api/auth/sign-out'])
})

test('a browser without push signs out at once', async () => {
  expect(whats(await signOut())).toEqual(['POST /api/auth/sign-out'])
})
