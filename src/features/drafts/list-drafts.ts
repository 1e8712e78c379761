import { and, desc, eq, sql } from 'drizzle-orm'
import { readAsUser } from '../../db/as-user.ts'
import { drafts } from '../../db/schema/drafts.ts'
import { requireUser } from '../accounts/read-session.ts'
import type { RequestContext } from '../request-context.ts'
import { presentDraft } from './present-draft.ts'
import type { Draft } from './schema.ts'
import { takenAlong } from './taken-along.ts'

const MOST = 50

type Filter = { postId?: string | undefined; productId?: string | undefined }

/** The user's own, newest first. */
export async function listDrafts(
  ctx: RequestContext,
  { postId, productId }: Filter,
): Promise<{ drafts: Draft[] }> {
  const tenant = await requireUser(ctx)
  const rows = await readAsUser(tenant, (db) =>
    db
      .select()
      .from(drafts)
      .where(
        and(
          eq(drafts.userId, tenant.userId),
          postId ? eq(drafts.postId, postId) : undefined,
          productId ? eq(drafts.productId, productId) : undefined,
        ),
      )
      .orderBy(desc(drafts.createdAt), desc(drafts.id))
      .limit(MOST),
  )
  return { drafts: rows.map(presentDraft) }
}

/** What the user took along, for the browser to tell when somebody posts the same again; under one post nothing is the same. */
export async function listRecentContents(
  ctx: RequestContext,
  { besides = '' }: { besides?: string | undefined },
): Promise<{ contents: string[] }> {
  const tenant = await requireUser(ctx)
  const rows = await readAsUser(tenant, (db) =>
    db
      .select({ content: sql<string>`content` })
      .from(takenAlong(tenant.userId))
      .where(sql`content is not null and post_id is distinct from ${besides}`)
      .orderBy(sql`at desc`)
      .limit(MOST),
  )
  return { contents: rows.map(({ content }) => content) }
}
