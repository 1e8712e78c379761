import { isDeepStrictEqual } from 'node:util'
import { seeded } from '../../seeded.ts'
import type { CommentToWrite } from '../writing/writing-case.ts'

export type Side = 'A' | 'B'
/** `notes`: the community wants no text of a model, so ours are points and no comment. */
export type Pair = { of: CommentToWrite; ours: string; bare: string; notes: boolean }

/** What readers get: two comments to a post, and nothing about where either comes from. The key tells which is ours, where ours is a comment. */
export function makeSheet(pairs: Pair[]) {
  const random = seeded(2)
  const toss = (): Side => (random() < 0.5 ? 'A' : 'B')
  const sided = pairs.map((pair) => ({ ...pair, side: toss() }))
  return {
    sheet: sided.map(({ of, ours, bare, side }) => ({
      case: of.id,
      post: { community: of.community.name, ...of.post },
      ...(side === 'A' ? { A: ours, B: bare } : { A: bare, B: ours }),
    })),
    key: Object.fromEntries(sided.filter(({ notes }) => !notes).map(({ of, side }) => [of.id, side])),
  }
}

type Sheet = ReturnType<typeof makeSheet>['sheet']

/** Whether what was read is still what there is; more cases may have come after it. */
export const isSheetOf = (read: unknown, now: Sheet) =>
  Array.isArray(read) && isDeepStrictEqual(read, now.slice(0, read.length))
