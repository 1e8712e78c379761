import { z } from 'zod'
import type { Model } from '../../src/adapters/model/create-model.ts'
import { kappa } from '../kappa.ts'
import { readSet } from '../read-set.ts'
import { atOnce } from './at-once.ts'
import type { CommentCase } from './comment-case.ts'
import { judgeComment } from './judge.v1.ts'
import type { Measure } from './measure.ts'

/** A comment that people have judged without knowing what a model thinks of it. */
const humanLabel = z.object({ case: z.string(), comment: z.string(), passes: z.boolean() })

/** How far the judge can be trusted: where it agrees with people. */
export async function measureJudge(
  judge: Model | null,
  cases: CommentCase[],
  most: number,
): Promise<Measure> {
  const labels = readSet('judge-labels.json', humanLabel)
  const figure = {
    name: `Judge and ${labels.length} human labels, kappa`,
    unit: 'kappa' as const,
    bar: { atLeast: 0.6 },
  }
  if (!judge || labels.length === 0) return { ...figure, value: null }
  const pairs = await atOnce(
    most,
    labels.map(({ case: id, comment, passes }) => async (): Promise<[boolean, boolean]> => {
      const of = cases.find((one) => one.id === id)
      if (!of) throw new Error(`No case ${id}`)
      return [(await judgeComment(judge, of, comment))?.passes === true, passes]
    }),
  )
  return { ...figure, value: kappa(pairs) }
}
