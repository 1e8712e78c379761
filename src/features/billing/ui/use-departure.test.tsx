// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeNetwork } from '../../../../test/fake-network.ts'
import { settle } from '../../../../test/settle.ts'
import { shownToasts } from '../../../../test/shown-toasts.ts'
import { api, ask } from '../../../client/ask.ts'
import { ReadsProvider } from '../../../client/reads-provider.tsx'
import { dismissToasts } from '../../../ui/toast.tsx'
import { useDeparture } from './use-departure.ts'

const url = 'https://checkout.stripe.test/c/1'
const gone: string[] = []

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(location, 'assign').mockImplementation((to) => void gone.push(String(to)))
})
afterEach(() => {
  cleanup()
  dismissToasts()
  gone.length = 0
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

function render() {
  const asked = fakeNetwork()
  const { result, unmount } = renderHook(() => useDeparture('Failed to open billing'), {
    wrapper: ReadsProvider,
  })
  const checkout = (signal: AbortSignal) =>
    ask(api.stripe['create-checkout-session'].$post({ json: { plan: 'pro' } }, { init: { signal } }))
  const press = () => settle(() => result.current.depart(checkout))
  return { asked, press, unmount, busy: () => result.current.busy }
}

const show = (persisted: boolean) =>
  settle(() => dispatchEvent(Object.assign(new Event('pageshow'), { persisted })))

test('a second press asks for no second checkout, and the button stays busy until someone comes Back', async () => {
  const { asked, press, busy } = render()
  await press()
  await press()
  expect(asked).toHaveLength(1)
  await settle(() => asked[0]?.answer({ url }))
  await show(false)
  expect([gone, busy()]).toEqual([[url], true])
  await press()
  expect(asked).toHaveLength(1)
  await show(true)
  expect(busy()).toBe(false)
  await press()
  expect(asked).toHaveLength(2)
})

test('someone who has moved on is not taken away by a late answer, nor told of a late failure', async () => {
  const { asked, press, unmount } = render()
  await press()
  unmount()
  await settle(() => asked[0]?.answer({ url }))
  expect([gone, asked[0]?.signal?.aborted, shownToasts()]).toEqual([[], true, []])
})

test('a refusal is told, and the button can be pressed again', async () => {
  const { asked, press, busy } = render()
  await press()
  await settle(() => asked[0]?.refuse('Not now.'))
  expect([gone, busy(), shownToasts()]).toEqual([[], false, ['Failed to open billing']])
})
