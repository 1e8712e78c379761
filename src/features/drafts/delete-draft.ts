import { and, eq } from 'drizzle-orm'
import { asUser } from '../../db/as-user.ts'
import { drafts } from '../../db/schema/drafts.ts'
import { requireUser } from '../accounts/read-session.ts'
import type { RequestContext } from '../request-context.ts'
import { noDraft } from './save-draft.ts'

/** Drafts are kept until their writer or the account goes. */
export async function deleteDraft(ctx: RequestContext, { id }: { id: string }) {
  const tenant = await requireUser(ctx)
  const gone = await asUser(tenant, (tx) =>
    tx
      .delete(drafts)
      .where(and(eq(drafts.id, id), eq(drafts.userId, tenant.userId)))
      .returning({ id: drafts.id }),
  )
  if (gone.length === 0) throw noDraft()
}
