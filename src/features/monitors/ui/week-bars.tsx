import { DayBars } from '../../../ui/charts/day-bars.tsx'
import type { Monitor } from '../schema.ts'
import { weekSum } from './monitor-words.ts'

const DAY_MS = 24 * 3_600_000

type WeekBarsProps = { monitor: Monitor; now: number; timeZone: string }

/** Matches of the last seven days, and how many that is. */
export function WeekBars({ monitor, now, timeZone }: WeekBarsProps) {
  const { week, term } = monitor
  const days = week.map((value, nth) => ({
    name: nameDay(now - (week.length - 1 - nth) * DAY_MS, timeZone),
    value,
  }))
  return (
    <span className="inline-flex items-center gap-3 align-bottom">
      <DayBars days={days} label={`Matches of “${term}”`} />
      <span className="min-w-6 text-right font-semibold tabular-nums">{weekSum(monitor)}</span>
    </span>
  )
}

const nameDay = (at: number, timeZone: string) =>
  new Date(at).toLocaleDateString('en-US', { weekday: 'long', timeZone })
