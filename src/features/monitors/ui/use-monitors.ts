import { ApiError } from '../../../client/api-error.ts'
import { api, ask } from '../../../client/ask.ts'
import { useRead } from '../../../client/use-read.ts'
import { useHydrated } from '../../../ui/use-hydrated.ts'
import { useTimeZone } from '../../../ui/use-time-zone.ts'
import type { MonitorList } from '../schema.ts'

const OLD_MS = 60_000

export type MonitorsRead = ReturnType<typeof useMonitors>

/** What someone watches, with what each brought this week. */
export function useMonitors() {
  const hydrated = useHydrated()
  const timeZone = useTimeZone()
  const { answer, failure, readAt, tryAgain, readAgain, change } = useRead<MonitorList>(
    hydrated ? ['monitors', timeZone] : null,
    (signal) => ask(api.monitors.$get({ query: { timeZone } }, { init: { signal } })),
    { behindSkeleton: true, refreshAfterMs: OLD_MS },
  )
  return {
    list: answer,
    failure,
    readAt,
    timeZone,
    tryAgain,
    /** What is shown stays if it fails. */
    lookAgain: async () => {
      try {
        await readAgain()
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
      }
    },
    forget: (id: string) =>
      change((shown) => {
        // There is nothing to forget before the first answer.
        const list = (shown ?? answer) as MonitorList
        return { ...list, monitors: list.monitors.filter((other) => other.id !== id) }
      }),
  }
}
