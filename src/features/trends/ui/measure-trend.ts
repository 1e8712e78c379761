import type { Trend } from '../schema.ts'
import { countSteps, findSteps, type Steps, writeSteps } from './count-steps.ts'
import { countWeek } from './count-week.ts'
import { countMentions, ENOUGH } from './describe-sample.ts'
import { type Direction, findDirection } from './find-direction.ts'
import { endOfHour } from './known-time.ts'

type Chart = {
  steps: Steps
  points: { label: string; name: string; value: number }[]
  direction: Direction | null
}

export type Measures = {
  /** Or a sentence that says why there is none. */
  chart: Chart | string
  /** Or the same. */
  week: number[][] | string
}

/** What is drawn of a trend; null where its mentions are too few to draw anything. */
export function measureTrend(trend: Trend, now: number, timeZone: string): Measures | null {
  if (!trend.countable || countMentions(trend) < ENOUGH) return null
  const end = endOfHour(now)
  return { chart: drawChart(trend, end, timeZone), week: drawWeek(trend, end, timeZone) }
}

/** Over the time that is known of all places: where one joins later, the sum would seem to rise. */
function drawChart({ since, places }: Trend, end: number, timeZone: string) {
  const steps = findSteps(since, end)
  if (!steps) return 'Too soon for a chart: it takes two days of counts.'
  const hours = places.flatMap((place) => place.hours)
  const values = countSteps(hours, steps)
  const count = sum(values)
  if (count < ENOUGH) {
    const mentions = count === 1 ? '1 mention' : `${count} mentions`
    return `${mentions} in the last ${steps.count} ${steps.unit}: too few to show a trend.`
  }
  const points = writeSteps(steps, timeZone).map((words, step) => ({ ...words, value: values[step] ?? 0 }))
  return { steps, points, direction: findDirection(hours, since, steps) }
}

function drawWeek({ places }: Trend, end: number, timeZone: string) {
  const days = countWeek(places, end, timeZone)
  if (!days) return 'Too soon to tell: it takes a week of counts.'
  return sum(days.flat()) < ENOUGH ? 'Too few mentions in whole weeks to tell.' : days
}

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)
