import { and, eq, sql } from 'drizzle-orm'
import { drafts } from '../../db/schema/drafts.ts'
import type { DraftText } from './judge/draft-context.ts'

/** Whether a kept draft still says exactly this. */
export const hasWords = ({ title, content }: DraftText) =>
  and(eq(drafts.content, content), sql`${drafts.title} is not distinct from ${title}`)
