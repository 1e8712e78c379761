/** From here on, letting go acts. */
const ACTS_FROM_PX = 96
const SNOOZES_FROM_PX = 240

export type SwipeAct = 'save' | 'dismiss' | 'snooze'

/** What letting go would do: right saves, left dismisses, a long way left offers to snooze. Null springs back. */
export function readSwipe(movedPx: number): SwipeAct | null {
  if (movedPx >= ACTS_FROM_PX) return 'save'
  if (movedPx <= -SNOOZES_FROM_PX) return 'snooze'
  return movedPx <= -ACTS_FROM_PX ? 'dismiss' : null
}
