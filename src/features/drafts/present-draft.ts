import type { drafts } from '../../db/schema/drafts.ts'
import { recallReasons } from './recall-reasons.ts'
import { type Draft, review } from './schema.ts'

/** A row as the API shows it. */
export function presentDraft(row: typeof drafts.$inferSelect): Draft {
  const {
    userId: _,
    promptVersion: __,
    why: ___,
    replyId: ____,
    createdAt,
    updatedAt,
    copiedAt,
    ...shown
  } = row
  return {
    ...shown,
    reasons: recallReasons(row),
    review: review.nullable().catch(null).parse(row.review),
    edited: updatedAt > createdAt,
    createdAt: createdAt.toISOString(),
    copiedAt: copiedAt?.toISOString() ?? null,
  }
}
