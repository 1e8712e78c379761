// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeNetwork } from '../../../../../test/fake-network.ts'
import { settle } from '../../../../../test/settle.ts'
import { shownToasts } from '../../../../../test/shown-toasts.ts'
import { ReadsProvider } from '../../../../client/reads-provider.tsx'
import { dismissToasts } from '../../../../ui/toast.tsx'
import { useAnalysis } from './use-analysis.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  dismissToasts()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function render() {
  const asked = fakeNetwork()
  const { result, unmount } = renderHook(useAnalysis, { wrapper: ReadsProvider })
  const shown = () => result.current
  return { asked, unmount, shown, press: (url: string) => settle(() => shown().analyse(url)) }
}
const answer = (title: string) => ({ success: true, post: { title } })

test('of two addresses the later one is analyzed, whichever answer comes first', async () => {
  const { asked, shown, press } = render()
  await press('first')
  await press('second')
  await settle(() => asked[1]?.answer(answer('Second')))
  await settle(() => asked[0]?.answer(answer('First')))
  expect([shown().post?.title, shown().analysing, shownToasts()]).toEqual([
    'Second',
    false,
    ['Post Analyzed!'],
  ])
})

test('that the earlier address failed is not said of the later one', async () => {
  const { asked, shown, press } = render()
  await press('first')
  await press('second')
  await settle(() => asked[0]?.cut())
  expect([shown().failure, shown().offersDemo, shown().analysing]).toEqual([undefined, false, true])
  await settle(() => asked[1]?.refuse('Not now.'))
  expect([shown().failure, shown().analysing, shownToasts()]).toEqual([
    'Not now.',
    false,
    ['Analysis Failed'],
  ])
})

test('someone who leaves hears nothing of it', async () => {
  const { asked, press, unmount } = render()
  await press('first')
  unmount()
  await settle(() => asked[0]?.answer(answer('First')))
  expect([asked[0]?.signal?.aborted, shownToasts()]).toEqual([true, []])
})
