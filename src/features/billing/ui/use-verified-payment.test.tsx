// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeNetwork } from '../../../../test/fake-network.ts'
import { settle } from '../../../../test/settle.ts'
import { shownToasts } from '../../../../test/shown-toasts.ts'
import { ReadsProvider } from '../../../client/reads-provider.tsx'
import { dismissToasts } from '../../../ui/toast.tsx'
import { useVerifiedPayment } from './use-verified-payment.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  dismissToasts()
  sessionStorage.clear()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const WELCOME = 'Payment successful!'
const pro = { plan: 'pro' }
const plus = { plan: 'plus' }

async function arrive(asked = fakeNetwork()) {
  const hook = renderHook(({ sessionId }) => useVerifiedPayment(sessionId), {
    initialProps: { sessionId: 's1' },
    wrapper: ReadsProvider,
  })
  await settle()
  return { ...hook, asked, shown: () => hook.result.current }
}

test('someone who leaves before the answer is told of the payment when they come again, and then no more', async () => {
  const first = await arrive()
  first.unmount()
  await settle(() => first.asked[0]?.answer(pro))
  expect([first.asked[0]?.signal?.aborted, shownToasts()]).toEqual([true, []])
  const again = await arrive(first.asked)
  await settle(() => again.asked[1]?.answer(pro))
  expect([again.shown().session, shownToasts()]).toEqual([pro, [WELCOME]])
  again.unmount()
  dismissToasts()
  const reload = await arrive(first.asked)
  await settle(() => reload.asked[2]?.answer(pro))
  expect([reload.shown().session, shownToasts()]).toEqual([pro, []])
})

test('the late answer about an earlier payment is not taken for that of a later one', async () => {
  const { asked, rerender, shown } = await arrive()
  await settle(() => rerender({ sessionId: 's2' }))
  await settle(() => asked[1]?.answer(plus))
  await settle(() => asked[0]?.answer(pro))
  expect([asked.map(({ what }) => what), shown().session, shownToasts()]).toEqual([
    ['GET /api/stripe/verify-session?session_id=s1', 'GET /api/stripe/verify-session?session_id=s2'],
    plus,
    [WELCOME],
  ])
})

test('each try that fails is told, and while the next one runs the last failure is gone', async () => {
  const { asked, shown } = await arrive()
  await settle(() => asked[0]?.refuse('Not now.'))
  expect([shown().failed, shownToasts()]).toEqual([true, ['Verification error']])
  await settle(() => shown().tryAgain())
  expect(shown()).toMatchObject({ session: undefined, failed: false, signedOut: false })
  await settle(() => asked[1]?.refuse('Sign in.', 'unauthenticated'))
  expect(shown()).toMatchObject({ failed: false, signedOut: true })
  expect(shownToasts()).toEqual(['Verification error'])
})
