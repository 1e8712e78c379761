import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { bootstrap } from '../bootstrap.ts'
import { mean } from '../rank.ts'
import type { Results } from './evaluate-model.ts'
import { isReadyInTheEnd, type Measure } from './measure.ts'

const kept = z.object({ case: z.string(), comment: z.string().nullable(), ready: z.boolean() })
export type Kept = z.infer<typeof kept>

/** What a run wrote, for people to label and for the next run to be compared with. */
export const keepRun = ({ trials }: Results): Kept[] =>
  trials.map((trial) => ({
    case: trial.of.id,
    comment: trial.shown?.text ?? null,
    ready: isReadyInTheEnd(trial),
  }))

export const readRun = (file: string) => z.array(kept).parse(JSON.parse(readFileSync(file, 'utf8')))

/** How much more is ready than in an earlier run, case by case: a change ships only if the interval isn't below zero. */
export function compareRuns(before: Kept[], after: Kept[]): Measure {
  const shares = (run: Kept[]) =>
    new Map(
      [...Map.groupBy(run, (one) => one.case)].map(([id, tries]) => [
        id,
        mean(tries.map(({ ready }) => Number(ready))),
      ]),
    )
  const old = shares(before)
  const deltas = [...shares(after)].flatMap(([id, share]) => {
    const was = old.get(id)
    return was === undefined ? [] : [share - was]
  })
  return {
    name: 'More paste-ready than before',
    value: deltas.length > 0 ? mean(deltas) : null,
    unit: 'share',
    bar: null,
    interval: bootstrap(deltas),
  }
}
