import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import { readAsUser } from '../../db/as-user.ts'
import { requireUser } from '../accounts/read-session.ts'
import type { RequestContext } from '../request-context.ts'
import type { Mark, markFilter } from './schema.ts'

/** Which of these posts the user has drafted an answer to for the product, and which they say they have answered. */
export async function listMarks(
  ctx: RequestContext,
  { posts, product }: z.output<typeof markFilter>,
): Promise<{ marks: Mark[] }> {
  const tenant = await requireUser(ctx)
  const wanted = sql`user_id = ${tenant.userId} and post_id = any(${sql.param(posts.split(','))})`
  const forProduct = product ? sql`and product_id = ${product}` : sql``
  const marks = await readAsUser(tenant, (db) =>
    db
      .select({ postId: sql<string>`post_id`, posted: sql<boolean>`bool_or(posted)` })
      .from(
        sql`(select post_id, false as posted from drafts where ${wanted} ${forProduct}
          union all select post_id, true from activity where ${wanted}) as marked`,
      )
      .groupBy(sql`post_id`)
      .orderBy(sql`post_id`),
  )
  return { marks }
}
