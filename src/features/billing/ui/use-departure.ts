import type { ApiError } from '../../../client/api-error.ts'
import { useAct } from '../../../client/use-act.ts'

/**
 * Leaves for a page of the payment service. Busy until the browser is gone; free again for someone who comes Back. Nobody who has
 * moved on meanwhile is taken there.
 */
export function useDeparture(onRefusal: string | ((error: ApiError) => void)) {
  const { busy, run } = useAct(onRefusal, { givesUpOnLeaving: true, keepsToasts: true })
  return {
    busy,
    depart: (askWhere: (signal: AbortSignal) => Promise<{ url: string }>) =>
      run(async (signal) => leaveFor((await askWhere(signal)).url, signal)),
  }
}

/** Settles only for someone who comes Back. */
export function leaveFor(url: string, signal: AbortSignal) {
  location.assign(url)
  return new Promise<void>((resolve) => {
    addEventListener('pageshow', ({ persisted }) => persisted && resolve(), { signal })
  })
}
