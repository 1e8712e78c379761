import { z } from 'zod'
import { mean } from '../../rank.ts'
import { wilson } from '../../wilson.ts'
import type { Side } from './make-sheet.ts'

const choice = z.enum(['A', 'B', 'tie'])
const items = ['useful', 'specific', 'honest', 'welcome', 'human', 'overall'] as const

/** What one reader says of each case, by the rubric and on the whole. */
export const judgements = z.array(
  z.object({
    case: z.string(),
    useful: choice,
    specific: choice,
    honest: choice,
    welcome: choice,
    human: choice,
    overall: choice,
  }),
)
type Judgements = z.infer<typeof judgements>

/**
 * How often ours is preferred, ties half. A case counts once, with the mean of its readers: two who read the same comments are not two
 * trials.
 */
export function countPreferences(readers: Judgements[], key: Record<string, Side>) {
  const cases = Object.entries(key)
  const judged = cases.map(([id, ours]) =>
    readers.map((reader, at) => {
      const found = reader.find((one) => one.case === id)
      if (!found) throw new Error(`Reader ${at + 1} says nothing of ${id}.`)
      return { found, ours }
    }),
  )
  return items.map((item) => {
    const byCase = judged.map((all) => all.map(({ found, ours }) => worth(found[item], ours)))
    const share = mean(byCase.map(mean))
    return {
      item,
      share,
      interval: wilson(share, cases.length),
      byReader: readers.map((_, at) => mean(byCase.map((all) => all[at] ?? 0))),
      agreed: mean(byCase.map((all) => (new Set(all).size === 1 ? 1 : 0))),
    }
  })
}

function worth(chosen: z.infer<typeof choice>, ours: Side) {
  if (chosen === 'tie') return 0.5
  return chosen === ours ? 1 : 0
}
