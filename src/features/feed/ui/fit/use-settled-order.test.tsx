// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Post } from '../../schema.ts'
import type { PostFit } from './post-fit.ts'
import { useSettledOrder } from './use-settled-order.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})
const calmDown = () => act(() => void vi.advanceTimersByTime(2_000))

const posts = ['a', 'b', 'c'].map((id) => ({ id, closed: false }) as Post)
const fitsOf = (read: Record<string, 'strong' | 'low'>, isAnswered = true) => ({
  of: ({ id: postId }: Post) => {
    const fit = read[postId]
    return (fit ? { postId, state: 'judged', fit, trouble: 'none' } : { postId, state: 'waiting' }) as PostFit
  },
  isAnswered,
  isReading: true,
  tryAgain: () => {},
})

function render(first: ReturnType<typeof fitsOf>) {
  const area = document.createElement('div')
  let hasFocus = false
  // This element stands in no document.
  Object.assign(area, { matches: () => hasFocus })
  const ref = { current: area }
  const hook = renderHook(({ shown, fits, productId }) => useSettledOrder(shown, fits, productId, ref), {
    initialProps: { shown: posts, fits: first, productId: 'nest' },
  })
  return {
    move: () => act(() => void area.dispatchEvent(new Event('pointermove'))),
    focus: (comes: boolean) =>
      act(() => {
        hasFocus = comes
        area.dispatchEvent(new Event(comes ? 'focusin' : 'focusout'))
      }),
    ids: () => hook.result.current.order.map(({ id }) => id).join(''),
    settle: () => act(() => hook.result.current.settle()),
    show: (fits: ReturnType<typeof fitsOf>, shown = posts, productId = 'nest') =>
      hook.rerender({ shown, fits, productId }),
  }
}

test('what is read later keeps its place until someone asks for the best', () => {
  const { ids, show, settle } = render(fitsOf({}, false))
  show(fitsOf({ a: 'low', b: 'strong' }))
  expect(ids()).toBe('bac')
  show(fitsOf({ a: 'low', b: 'strong', c: 'strong' }))
  expect(ids()).toBe('bac')
  settle()
  expect(ids()).toBe('bca')
})

test('an order from before anything was read is made anew once a pointer rests', () => {
  const { ids, show, move } = render(fitsOf({}))
  move()
  show(fitsOf({ c: 'strong' }))
  expect(ids()).toBe('abc')
  calmDown()
  expect(ids()).toBe('cab')
})

test('but not while the focus is in the list', () => {
  const { ids, show, focus } = render(fitsOf({}))
  focus(true)
  show(fitsOf({ c: 'strong' }))
  calmDown()
  expect(ids()).toBe('abc')
  focus(false)
  calmDown()
  expect(ids()).toBe('cab')
})

test('another load and another product are put in order at once', () => {
  const { ids, show } = render(fitsOf({ a: 'strong' }))
  show(fitsOf({ b: 'strong' }), [...posts])
  expect(ids()).toBe('bac')
  show(fitsOf({ c: 'strong' }), posts, 'loom')
  expect(ids()).toBe('cab')
})
