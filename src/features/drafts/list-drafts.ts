import { and, desc, eq, isNull, or, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { readAsUser } from '../../db/as-user.ts'
import { drafts } from '../../db/schema/drafts.ts'
import { profiles } from '../../db/schema/profiles.ts'
import { requireUser } from '../accounts/read-session.ts'
import type { RequestContext } from '../request-context.ts'
import { ledgerOf } from './ledger.ts'
import { presentDraft } from './present-draft.ts'
import {
  type draftFilter,
  type ListedDraft,
  NO_LEDGER,
  type RecentDrafts,
  type recentFilter,
} from './schema.ts'
import { takenAlong } from './taken-along.ts'

const MOST = 50

/** The user's own, newest first. */
export async function listDrafts(
  ctx: RequestContext,
  { task, postId, productId }: z.output<typeof draftFilter>,
): Promise<{ drafts: ListedDraft[] }> {
  const tenant = await requireUser(ctx)
  const rows = await readAsUser(tenant, (db) =>
    db
      .select({
        row: drafts,
        posted: sql<boolean>`exists (select from activity where draft_id = drafts.id)`,
      })
      .from(drafts)
      .where(
        and(
          eq(drafts.userId, tenant.userId),
          task ? eq(drafts.task, task) : undefined,
          postId ? eq(drafts.postId, postId) : undefined,
          // What was written for a product that is gone is listed with every other, to be deleted; under a post it isn't.
          productId
            ? or(eq(drafts.productId, productId), postId ? undefined : isNull(drafts.productId))
            : undefined,
        ),
      )
      .orderBy(desc(drafts.createdAt), desc(drafts.id))
      .limit(MOST),
  )
  return { drafts: rows.map(({ row, posted }) => ({ ...presentDraft(row), posted })) }
}

/**
 * What the user took along, for the browser to tell when somebody posts the same again; under one post nothing is the same.
 * And how often it named the product, so that nobody learns only from the draft that it is not named this time.
 */
export async function listRecentContents(
  ctx: RequestContext,
  { besides = '', besidesDraft, subreddit = '' }: z.output<typeof recentFilter>,
): Promise<RecentDrafts> {
  const tenant = await requireUser(ctx)
  const counting = readAsUser(tenant, (db) =>
    db.select(ledgerOf(tenant.userId, subreddit)).from(profiles).where(eq(profiles.userId, tenant.userId)),
  )
  const reading = readAsUser(tenant, (db) =>
    db
      .select({ content: sql<string>`content` })
      .from(takenAlong(tenant.userId))
      .where(
        and(
          sql`content is not null and post_id is distinct from ${besides}`,
          besidesDraft ? sql`copied_draft is distinct from ${besidesDraft}` : undefined,
        ),
      )
      .orderBy(sql`at desc`)
      .limit(MOST),
  )
  const [[ledger = NO_LEDGER], rows] = await Promise.all([counting, reading])
  return { contents: rows.map(({ content }) => content), ledger }
}
