import { setImmediate } from 'node:timers/promises'

/** For a long loop to await at each step: whenever it has held up all others for so long, they have their turn. */
export function takeBreaks(everyMs = 8) {
  let since = performance.now()
  return async () => {
    if (performance.now() - since < everyMs) return
    await setImmediate()
    since = performance.now()
  }
}
