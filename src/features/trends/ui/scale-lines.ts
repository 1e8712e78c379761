import { NUMBER_WORDS } from '../../../ui/number-words.ts'
import type { Trend } from '../schema.ts'
import { countSteps, type Steps } from './count-steps.ts'
import type { Measures } from './measure-trend.ts'

export type Lines = {
  steps: Steps
  /** How long that is: 'Twelve weeks'. */
  over: string
  /** Of any place in any step: on one scale, a single mention is no boom. */
  highest: number
}

/** What the lines of all places share; null where no chart is drawn. */
export function scaleLines(trend: Trend | undefined, measures: Measures | null): Lines | null {
  if (!trend || typeof measures?.chart !== 'object') return null
  const { steps } = measures.chart
  return {
    steps,
    over: `${NUMBER_WORDS[steps.count]} ${steps.unit}`,
    highest: Math.max(...trend.places.flatMap(({ hours }) => countSteps(hours, steps))),
  }
}
