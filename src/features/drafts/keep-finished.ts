import type { SQL } from 'drizzle-orm'
import type { Transaction } from '../../db/as-user.ts'
import { drafts } from '../../db/schema/drafts.ts'
import type { Finished } from './finish-draft.ts'
import { storableReview } from './storable-review.ts'

/** Keeps a draft as models left it, with what was said of it. Leaves `updatedAt` alone: this is no edit of the user's. */
export async function keepFinished(
  tx: Transaction,
  where: SQL | undefined,
  { draft, named, review }: Pick<Finished, 'draft' | 'named' | 'review'>,
) {
  await tx
    .update(drafts)
    .set({ ...draft, named, review: storableReview(review) })
    .where(where)
}
