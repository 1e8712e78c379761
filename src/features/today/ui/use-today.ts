import { useState } from 'react'
import { api, ask } from '../../../client/ask.ts'
import { useAct } from '../../../client/use-act.ts'
import { useRead } from '../../../client/use-read.ts'
import { useHydrated } from '../../../ui/use-hydrated.ts'
import { useTimeZone } from '../../../ui/use-time-zone.ts'
import type { Today } from '../schema.ts'
import { useMarking } from './marks/use-marking.ts'

/** While posts are read, more is there soon. */
const READING_MS = 10_000
/** As often as a busy community is read. */
const RESTING_MS = 3 * 60_000
const OLD_MS = 60_000

export const LOAD_FAILURE = "We couldn't load today's list."

export type TodayRead = ReturnType<typeof useToday>

type Asked = {
  enabled: boolean
  product: string | undefined
  /** Counts again what the list doesn't tell, once a thread was put aside. */
  onMarked: () => Promise<unknown>
}

/** The day's list, and what the user does with it; of one product where one is chosen. */
export function useToday({ enabled, product, onMarked }: Asked) {
  const hydrated = useHydrated()
  const timeZone = useTimeZone()
  const [turn, setTurn] = useState(0)
  const asks = enabled && hydrated
  const { answer, failure, loading, tryAgain, readAgain } = useRead<Today>(
    asks ? ['today', timeZone, product] : null,
    (signal) => ask(api.today.$get({ query: { timeZone, product } }, { init: { signal } })),
    {
      behindSkeleton: true,
      refreshAfterMs: OLD_MS,
      againAfterMs: (today) => (isGrowing(today) ? READING_MS : RESTING_MS),
    },
  )
  // What is on its way when the page is left arrives all the same.
  const readIfShown = async () => asks && (await readAgain())
  const marking = useMarking(() => Promise.all([readIfShown(), onMarked()]))
  const { busy, run } = useAct(LOAD_FAILURE)
  return {
    today: answer,
    failure,
    loading,
    timeZone,
    product,
    marking,
    tryAgain,
    readAgain: readIfShown,
    /** Grows when someone asked for what is new, which then needs not wait. */
    turn,
    refreshing: busy,
    refresh: () => {
      run(async () => {
        await readAgain()
        setTurn((count) => count + 1)
      })
    },
  }
}

/** What Reddit closes isn't read in a moment, either. */
const isGrowing = ({ waiting, updatedAt, unreadable }: Today) =>
  waiting > 0 || (updatedAt === null && unreadable.length === 0)
