import { and, eq, sql } from 'drizzle-orm'
import { asUser } from '../../db/as-user.ts'
import { drafts } from '../../db/schema/drafts.ts'
import { requireUser } from '../accounts/read-session.ts'
import type { RequestContext } from '../request-context.ts'
import { noDraft } from './save-draft.ts'

/** A draft that was copied is on its way to Reddit; how often the product is named is counted by these. */
export async function noteCopy(ctx: RequestContext, { id }: { id: string }) {
  const tenant = await requireUser(ctx)
  const copied = await asUser(tenant, (tx) =>
    tx
      .update(drafts)
      .set({ copiedAt: sql`coalesce(${drafts.copiedAt}, now())` })
      .where(and(eq(drafts.id, id), eq(drafts.userId, tenant.userId)))
      .returning({ id: drafts.id }),
  )
  if (copied.length === 0) throw noDraft()
}
