import { seeded } from '../../seeded.ts'
import type { CommentToWrite, WritingCase } from '../writing/writing-case.ts'

/** So many comments in an order of chance that is the same each time, by turns one of each product. Only where both may name it. */
export function pickCases(cases: WritingCase[], most: number): CommentToWrite[] {
  const random = seeded(40)
  const shuffled = cases
    .filter((one) => one.task === 'comment' && one.mayName)
    .map((one) => ({ one, by: random() }))
    .toSorted((a, b) => a.by - b.by)
    .map(({ one }) => one as CommentToWrite)
  const turns = Map.groupBy(shuffled, ({ product }) => product.name)
  const turnOf = (one: CommentToWrite) => turns.get(one.product.name)?.indexOf(one) ?? 0
  return shuffled.toSorted((a, b) => turnOf(a) - turnOf(b)).slice(0, most)
}
