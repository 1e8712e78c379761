import type { BrowserContext } from 'playwright-core'

/** As if the first-run hints had been seen: they would stand over what is pressed or shown. */
export function skipHints(context: BrowserContext) {
  return context.addInitScript(() => {
    try {
      localStorage.setItem('threadlark-hints', 'product,filters,post')
    } catch {
      // A sandboxed frame has no storage, and no hints.
    }
  })
}
