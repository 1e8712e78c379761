import { type PointerEvent, useRef, useState } from 'react'
import { readSwipe, type SwipeAct } from './read-swipe.ts'

/** Less than this may be a tap, or the beginning of scrolling. */
const MEANT_PX = 10

/** The finger on the card. Where it is now may not be drawn yet when it lets go. */
type Finger = { pointerId: number; x: number; y: number; movedPx: number; isSwiping: boolean }

/** A card that follows the finger sideways; letting go acts, or lets it spring back. */
export function useSwipe(onSwipe: (act: SwipeAct) => void) {
  const [moved, setMoved] = useState(0)
  const finger = useRef<Finger>(undefined)

  function end(pointerId: number, acts: boolean) {
    const { current } = finger
    if (current?.pointerId !== pointerId) return
    finger.current = undefined
    setMoved(0)
    const act = current.isSwiping ? readSwipe(current.movedPx) : null
    if (acts && act) onSwipe(act)
  }

  return {
    moved,
    act: readSwipe(moved),
    handlers: {
      onPointerDown: (event: PointerEvent) => {
        const { pointerType, isPrimary, pointerId, clientX, clientY, target, currentTarget } = event
        // What its menu does elsewhere on the page bubbles up to it, too.
        const isOwn = target instanceof Node && currentTarget.contains(target)
        if (pointerType === 'mouse' || !isPrimary || !isOwn) return
        finger.current = { pointerId, x: clientX, y: clientY, movedPx: 0, isSwiping: false }
      },
      onPointerMove: ({ clientX, clientY, currentTarget, pointerId }: PointerEvent) => {
        const { current } = finger
        if (current?.pointerId !== pointerId) return
        const [x, y] = [clientX - current.x, clientY - current.y]
        if (!current.isSwiping) {
          if (Math.abs(x) < MEANT_PX || Math.abs(x) < Math.abs(y)) return
          current.isSwiping = true
          currentTarget.setPointerCapture(pointerId)
        }
        current.movedPx = x
        setMoved(x)
      },
      onPointerUp: ({ pointerId }: PointerEvent) => end(pointerId, true),
      onPointerCancel: ({ pointerId }: PointerEvent) => end(pointerId, false),
    },
  }
}
