// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import type { PointerEvent } from 'react'
import { expect, test, vi } from 'vitest'
import { useSwipe } from './use-swipe.ts'

const card = document.createElement('div')
card.setPointerCapture = () => {}

const at = (clientX: number, pointerId = 1) =>
  ({
    pointerType: 'touch',
    isPrimary: true,
    clientX,
    clientY: 0,
    target: card,
    currentTarget: card,
    pointerId,
  }) as unknown as PointerEvent

function swipe() {
  const onSwipe = vi.fn<(act: string) => void>()
  const { result } = renderHook(() => useSwipe(onSwipe))
  return { onSwipe, handlers: result.current.handlers, moved: () => result.current.moved }
}

test('letting go acts by where the finger is, also before the last move is drawn', () => {
  const { onSwipe, handlers } = swipe()
  act(() => {
    handlers.onPointerDown(at(0))
    handlers.onPointerMove(at(60))
    handlers.onPointerMove(at(130))
    handlers.onPointerUp(at(130))
  })
  expect(onSwipe.mock.calls).toEqual([['save']])
})

test('a second finger neither moves the card nor lets go of it', () => {
  const { onSwipe, handlers, moved } = swipe()
  act(() => {
    handlers.onPointerDown(at(0))
    handlers.onPointerMove(at(-50))
    handlers.onPointerMove(at(300, 2))
    handlers.onPointerUp(at(300, 2))
  })
  expect([moved(), onSwipe.mock.calls]).toEqual([-50, []])
  act(() => {
    handlers.onPointerMove(at(-120))
    handlers.onPointerUp(at(-120))
  })
  expect([moved(), onSwipe.mock.calls]).toEqual([0, [['dismiss']]])
})
