import type { drafts } from '../../db/schema/drafts.ts'
import type { Draft } from './schema.ts'

/** A row as the API shows it. */
export function presentDraft(row: typeof drafts.$inferSelect): Draft {
  const { userId: _, promptVersion: __, updatedAt: ___, createdAt, copiedAt, ...shown } = row
  return { ...shown, createdAt: createdAt.toISOString(), copiedAt: copiedAt?.toISOString() ?? null }
}
