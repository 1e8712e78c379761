import { act } from '@testing-library/react'
import { vi } from 'vitest'

/** Does it, and lets the page follow. Needs fake timers. */
export function settle(step?: () => unknown, passingMs = 10) {
  return act(async () => {
    step?.()
    await vi.advanceTimersByTimeAsync(passingMs)
  })
}
