import { ApiError } from '../../../client/api-error.ts'
import { api, ask } from '../../../client/ask.ts'
import { useRead } from '../../../client/use-read.ts'
import { useHydrated } from '../../../ui/use-hydrated.ts'
import { useTimeZone } from '../../../ui/use-time-zone.ts'

/** As the page reads its list. */
const RESTING_MS = 3 * 60_000
const OLD_MS = 60_000

/** How many threads are left today, where no list tells it. It is an extra: nobody waits for it, and a failure is passed over. */
export function useTodayCount({ enabled }: { enabled: boolean }) {
  const hydrated = useHydrated()
  const timeZone = useTimeZone()
  const { answer, readAgain } = useRead(
    enabled && hydrated ? ['today-count', timeZone] : null,
    (signal) => ask(api.today.count.$get({ query: { timeZone } }, { init: { signal } })),
    { refreshAfterMs: OLD_MS, againAfterMs: () => RESTING_MS },
  )
  return {
    left: answer?.left,
    recount: async () => {
      if (!enabled) return
      try {
        await readAgain()
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
      }
    },
  }
}
