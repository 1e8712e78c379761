import { api, ask } from '../../../client/ask.ts'
import { useRead } from '../../../client/use-read.ts'
import { useHydrated } from '../../../ui/use-hydrated.ts'
import { useTimeZone } from '../../../ui/use-time-zone.ts'
import type { Calendar } from '../schema.ts'

const OLD_MS = 60_000
/** Rules that nobody has read are read in a moment. */
const READING_MS = 15_000
const RESTING_MS = 10 * 60_000

export type CalendarRead = ReturnType<typeof useCalendar>

type Asked = {
  enabled?: boolean
  /** Asked anew with each: what was posted uses up what is left. */
  posted?: number | undefined
}

/** The week of the user's communities. */
export function useCalendar({ enabled = true, posted }: Asked = {}) {
  const hydrated = useHydrated()
  const timeZone = useTimeZone()
  const { answer, failure, tryAgain, change } = useRead<Calendar>(
    enabled && hydrated ? ['calendar', timeZone, posted] : null,
    (signal) => ask(api.today.calendar.$get({ query: { timeZone } }, { init: { signal } })),
    {
      behindSkeleton: true,
      keepsLast: true,
      outlivesFailure: true,
      refreshAfterMs: OLD_MS,
      againAfterMs: ({ communities }) =>
        communities.some(({ rules }) => rules === 'unread') ? READING_MS : RESTING_MS,
    },
  )
  return {
    calendar: answer,
    failure,
    tryAgain,
    timeZone,
    showReminded: (community: string, key: string, reminded: boolean) =>
      change((shown) => withReminded((shown ?? answer) as Calendar, { community, key, reminded })),
  }
}

type Wish = { community: string; key: string; reminded: boolean }

const withReminded = (calendar: Calendar, { community, key, reminded }: Wish): Calendar => ({
  ...calendar,
  communities: calendar.communities.map((one) =>
    one.name === community
      ? {
          ...one,
          threads: one.threads.map((thread) => (thread.key === key ? { ...thread, reminded } : thread)),
        }
      : one,
  ),
})
