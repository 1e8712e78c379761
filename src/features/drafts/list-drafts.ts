import { and, desc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { readAsUser } from '../../db/as-user.ts'
import { drafts } from '../../db/schema/drafts.ts'
import { requireUser } from '../accounts/read-session.ts'
import type { RequestContext, SignedInContext } from '../request-context.ts'
import { presentDraft } from './present-draft.ts'
import { readPast } from './read-past.ts'
import { type draftFilter, type ListedDraft, type RecentDrafts, type recentFilter, tasks } from './schema.ts'

const MOST = 50

/** The user's own, newest first. */
export async function listDrafts(
  ctx: RequestContext,
  filter: z.output<typeof draftFilter>,
): Promise<{ drafts: ListedDraft[] }> {
  const tenant = await requireUser(ctx)
  const lists = await Promise.all(piecesOf(filter).map((piece) => readNewest(tenant, piece)))
  const newest = lists.flat().toSorted((a, b) => (isNewer(a, b) ? -1 : 1))
  return { drafts: newest.slice(0, MOST).map(({ row, posted }) => ({ ...presentDraft(row), posted })) }
}

type Found = Awaited<ReturnType<typeof readNewest>>[number]

function readNewest(tenant: SignedInContext, piece: (SQL | undefined)[]) {
  return readAsUser(tenant, (db) =>
    db
      .select({
        row: drafts,
        // To the microsecond, which a Date can't tell apart.
        at: sql<string>`extract(epoch from ${drafts.createdAt})::text`,
        // Not `exists`, for which PostgreSQL may read the whole log of somebody who has a long one.
        posted: sql<boolean>`coalesce((select true from activity where draft_id = drafts.id), false)`,
      })
      .from(drafts)
      .where(and(eq(drafts.userId, tenant.userId), ...piece))
      .orderBy(desc(drafts.createdAt), desc(drafts.id))
      .limit(MOST),
  )
}

const isNewer = (a: Found, b: Found) => (a.at === b.at ? a.row.id > b.row.id : Number(a.at) > Number(b.at))

/** In pieces that each are one stretch of an index: what asks for this or that would read the whole past. */
function piecesOf({ task, postId, replyId, productId }: z.output<typeof draftFilter>) {
  const ofTask = task && eq(drafts.task, task)
  const ofProduct = productId ? eq(drafts.productId, productId) : undefined
  if (replyId) return [[eq(drafts.replyId, replyId), ofTask, ofProduct]]
  if (postId) return [[eq(drafts.postId, postId), isNull(drafts.replyId), ofTask, ofProduct]]
  if (!productId) return [[ofTask]]
  // What was written for a product that is gone is listed with every other, to be deleted; under a post it isn't.
  const orphaned = (task ? [task] : tasks).map((one) => [isNull(drafts.productId), eq(drafts.task, one)])
  return [[eq(drafts.productId, productId), ofTask], ...orphaned]
}

/**
 * What the user took along, for the browser to tell when somebody posts the same again; under one post nothing is the same.
 * And how often it named the product, so that nobody learns only from the draft that it is not named this time.
 */
export async function listRecentContents(
  ctx: RequestContext,
  filter: z.output<typeof recentFilter>,
): Promise<RecentDrafts> {
  return readPast(await requireUser(ctx), filter)
}
