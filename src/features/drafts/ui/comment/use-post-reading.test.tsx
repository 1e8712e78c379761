// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeWorkers } from '../../../../../test/fake-workers.ts'
import { settle } from '../../../../../test/settle.ts'
import { usePostReading } from './use-post-reading.ts'

let workers: ReturnType<typeof fakeWorkers>
beforeEach(() => {
  vi.useFakeTimers()
  workers = fakeWorkers()
})
afterEach(async () => {
  cleanup()
  await settle(workers.end)
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const reading = (kind: string | null) => ({ trouble: null, kind, forPromotion: false })
const first = { title: 'Hiring', text: '' }
const second = { title: 'How do I?', text: '' }

test('the reading of one post is never taken for that of the next', async () => {
  const { result, rerender } = renderHook(usePostReading, { initialProps: first })
  await settle()
  await settle(() => rerender(second))
  await settle(() => workers.works[0]?.done(reading('hiring')))
  expect(result.current).toBeUndefined()
  await settle(() => workers.works[1]?.done(reading(null)))
  expect(result.current).toEqual(reading(null))
  await settle(() => rerender(first))
  expect(result.current).toBeUndefined()
})
