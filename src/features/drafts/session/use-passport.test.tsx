// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeNetwork } from '../../../../test/fake-network.ts'
import { settle } from '../../../../test/settle.ts'
import { ReadsProvider } from '../../../client/reads-provider.tsx'
import { usePassport } from './use-passport.ts'

let asked: ReturnType<typeof fakeNetwork>
beforeEach(() => {
  vi.useFakeTimers()
  asked = fakeNetwork()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const open = () => renderHook(() => usePassport('SaaS', 'comment'), { wrapper: ReadsProvider })

test('what only the patterns have read is asked for once more, and no oftener', async () => {
  const { result } = open()
  await settle()
  await settle(() => asked[0]?.answer({ by: 'words', rules: 3, selfPromotion: 'silent' }))
  expect(result.current).toMatchObject({ by: 'words' })
  await settle(undefined, 6_000)
  expect(asked).toHaveLength(2)
  await settle(() => asked[1]?.answer({ by: 'words', rules: 3, selfPromotion: 'silent' }))
  await settle(undefined, 60_000)
  expect(asked).toHaveLength(2)
})

test('the better reading takes its place; a failure leaves what is shown', async () => {
  const { result } = open()
  await settle()
  await settle(() => asked[0]?.answer({ by: 'words', rules: 3, selfPromotion: 'silent' }))
  await settle(undefined, 6_000)
  await settle(() => asked[1]?.answer({ by: 'model', rules: 3, selfPromotion: 'banned' }))
  expect(result.current).toMatchObject({ by: 'model', selfPromotion: 'banned' })
  cleanup()
  const other = open()
  await settle()
  await settle(() => asked[2]?.answer({ by: 'words', rules: 3, selfPromotion: 'silent' }))
  await settle(undefined, 6_000)
  await settle(() => asked[3]?.refuse('Too much at once.'))
  expect(other.result.current).toMatchObject({ by: 'words' })
})

test('what the model has read, or a community without rules, is asked for once', async () => {
  open()
  await settle()
  await settle(() => asked[0]?.answer({ by: 'model', rules: 3 }))
  await settle(undefined, 60_000)
  cleanup()
  open()
  await settle()
  await settle(() => asked[1]?.answer({ by: 'words', rules: 0 }))
  await settle(undefined, 60_000)
  expect(asked).toHaveLength(2)
})
