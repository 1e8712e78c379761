// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from './api-error.ts'
import { ReadsProvider } from './reads-provider.tsx'
import { useAct } from './use-act.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const refusal = new ApiError({ error: 'Not now.', code: 'unavailable' })

function render(options?: Parameters<typeof useAct>[1]) {
  const refused: ApiError[] = []
  const begun: { signal: AbortSignal; end: () => void; refuse: () => void }[] = []
  const hook = renderHook(() => useAct((error) => refused.push(error), options), { wrapper: ReadsProvider })
  const settle = (step: () => unknown) =>
    act(async () => {
      step()
      await vi.advanceTimersByTimeAsync(10)
    })
  const press = () =>
    settle(() =>
      hook.result.current.run(
        (signal) =>
          new Promise<void>((end, reject) => begun.push({ signal, end, refuse: () => reject(refusal) })),
      ),
    )
  return { ...hook, refused, begun, press, settle, busy: () => hook.result.current.busy }
}

test('a button is busy until its act has ended, and a second press does nothing meanwhile', async () => {
  const { begun, press, settle, busy } = render()
  await press()
  await press()
  expect([begun.length, busy()]).toEqual([1, true])
  await settle(() => begun[0]?.end())
  expect(busy()).toBe(false)
  await press()
  expect(begun).toHaveLength(2)
})

test('a refusal is told once, and the button can be pressed again', async () => {
  const { begun, refused, press, settle, busy } = render()
  await press()
  await settle(() => begun[0]?.refuse())
  expect([refused, busy()]).toEqual([[refusal], false])
})

test('leaving lets an act end by itself', async () => {
  const { begun, press, unmount } = render()
  await press()
  unmount()
  expect(begun[0]?.signal.aborted).toBe(false)
})

test('where only the latest counts, it takes the place of the one before, whose end is told to nobody', async () => {
  const { begun, refused, press, settle, busy } = render({ latest: true })
  await press()
  await press()
  expect(begun.map(({ signal }) => signal.aborted)).toEqual([true, false])
  await settle(() => begun[0]?.refuse())
  expect([refused, busy()]).toEqual([[], true])
  await settle(() => begun[1]?.refuse())
  expect([refused, busy()]).toEqual([[refusal], false])
})

test.each([
  ['where only the latest counts', { latest: true }],
  ['where an act says so', { givesUpOnLeaving: true }],
])('%s, leaving gives it up', async (_, options) => {
  const { begun, refused, press, settle, unmount } = render(options)
  await press()
  unmount()
  expect(begun[0]?.signal.aborted).toBe(true)
  await settle(() => begun[0]?.refuse())
  expect(refused).toEqual([])
})
