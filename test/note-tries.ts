import { afterEach, expect } from 'vitest'

declare module 'vitest' {
  interface TaskMeta {
    /** Expectations that it has looked at, over all tries. */
    assertions?: number
    /** How often it was begun again after a failure. */
    retries?: number
    /** What each failed try said. */
    stumbles?: string[]
  }
}

afterEach(({ task }) => {
  task.meta.assertions = (task.meta.assertions ?? 0) + expect.getState().assertionCalls
  task.meta.retries = task.result?.retryCount ?? 0
  const said = task.result?.errors?.map(({ message }) => message)
  if (said?.length) task.meta.stumbles = said
})
