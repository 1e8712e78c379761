import { ApiError } from '../../../client/api-error.ts'
import { api, ask } from '../../../client/ask.ts'
import { useRead } from '../../../client/use-read.ts'
import { useHydrated } from '../../../ui/use-hydrated.ts'
import type { Alerts, AlertSettings, Channel } from '../schema.ts'

const LOOKS_MS = 30_000

export type AlertsRead = ReturnType<typeof useAlerts>

/** When and where someone is told, with what was sent last; and what they have just changed of it. */
export function useAlerts() {
  const hydrated = useHydrated()
  const { answer, failure, readAt, tryAgain, readAgain, change } = useRead<Alerts>(
    hydrated ? ['alerts'] : null,
    (signal) => ask(api.alerts.$get({}, { init: { signal } })),
    { behindSkeleton: true, outlivesFailure: true, everyMs: LOOKS_MS },
  )
  const changeShown = (to: (shown: Alerts) => Alerts) =>
    // There is nothing to change before the first answer.
    change((shown) => to((shown ?? answer) as Alerts))
  return {
    alerts: answer,
    failure,
    readAt,
    tryAgain,
    /** What is shown stays if it fails; it's asked again soon. */
    lookAgain: async () => {
      try {
        await readAgain()
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
      }
    },
    keepSettings: (settings: AlertSettings) => changeShown((shown) => ({ ...shown, settings })),
    /** Adds a channel, or puts it in the place of what it was. */
    keepChannel: (channel: Channel) =>
      changeShown((shown) => ({ ...shown, channels: withChannel(shown.channels, channel) })),
    forgetChannel: (id: string) =>
      changeShown((shown) => ({ ...shown, channels: shown.channels.filter((other) => other.id !== id) })),
  }
}

function withChannel(channels: Channel[], channel: Channel) {
  const isKnown = channels.some(({ id }) => id === channel.id)
  return isKnown
    ? channels.map((other) => (other.id === channel.id ? channel : other))
    : [...channels, channel]
}
