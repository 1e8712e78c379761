import { and, eq, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { asUser, readAsUser } from '../../db/as-user.ts'
import { drafts } from '../../db/schema/drafts.ts'
import { products } from '../../db/schema/products.ts'
import { AppError } from '../../platform/errors.ts'
import { requireUser } from '../accounts/read-session.ts'
import type { RequestContext } from '../request-context.ts'
import { hasWords } from './has-words.ts'
import { presentDraft } from './present-draft.ts'
import type { Draft, draftEdit } from './schema.ts'

export const noDraft = () => new AppError('not_found', "We couldn't find this draft.")

/** Keeps what the user made of it. Whether it names the product is judged anew, as long as we know the product. */
export async function saveDraft(
  ctx: RequestContext,
  { id, title, content }: z.output<typeof draftEdit> & { id: string },
): Promise<Draft> {
  const tenant = await requireUser(ctx)
  const mine = and(eq(drafts.id, id), eq(drafts.userId, tenant.userId))
  const [found] = await readAsUser(tenant, (db) =>
    db
      .select({ named: drafts.named, task: drafts.task, product: products })
      .from(drafts)
      .leftJoin(products, eq(products.id, drafts.productId))
      .where(mine),
  )
  if (!found) throw noDraft()
  const { product, task } = found
  const heading = task === 'comment' ? null : title
  const named = product
    ? await tenant.judge('namesProduct', `${heading ?? ''}\n${content}`, productInDraft(product))
    : found.named
  const [row] = await asUser(tenant, (tx) =>
    tx
      .update(drafts)
      .set({
        title: heading,
        content,
        named,
        review: unlessChanged(heading, content),
        updatedAt: sql`case when ${hasWords({ title: heading, content })} then ${drafts.updatedAt} else now() end`,
      })
      .where(mine)
      .returning(),
  )
  if (!row) throw noDraft()
  return presentDraft(row)
}

/** Nobody has read other words. */
const unlessChanged = (title: string | null, content: string) =>
  sql`case when ${hasWords({ title, content })} then ${drafts.review} end`

/** Facts name nothing. */
const productInDraft = ({ name, website, description }: typeof products.$inferSelect) => ({
  name,
  website,
  description,
  facts: [],
  disclosures: [],
})
