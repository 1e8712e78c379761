import { and, desc, eq, gt, sql } from 'drizzle-orm'
import { readAsUser } from '../../db/as-user.ts'
import { activity } from '../../db/schema/activity.ts'
import { products } from '../../db/schema/products.ts'
import { requireUser } from '../accounts/read-session.ts'
import type { RequestContext } from '../request-context.ts'
import { linkTo } from './link-to.ts'
import { DAYS_SHOWN, type Entry } from './schema.ts'

const EXCERPT = 240

/** Newest first, as far back as the page shows. One day more, because days begin at different hours around the world. */
export async function listActivity(ctx: RequestContext, days = DAYS_SHOWN): Promise<{ entries: Entry[] }> {
  const tenant = await requireUser(ctx)
  const reading = readAsUser(tenant, (db) =>
    db
      .select({
        id: activity.id,
        kind: activity.kind,
        subreddit: activity.subreddit,
        postId: activity.postId,
        address: activity.address,
        productId: activity.productId,
        named: activity.named,
        excerpt: sql<string | null>`left(coalesce(${activity.title}, ${activity.content}), ${EXCERPT})`,
        postedAt: activity.postedAt,
      })
      .from(activity)
      .where(
        and(
          eq(activity.userId, tenant.userId),
          gt(activity.postedAt, sql`now() - make_interval(days => ${days + 1})`),
        ),
      )
      .orderBy(desc(activity.postedAt), desc(activity.id)),
  )
  const naming = readAsUser(tenant, (db) =>
    db
      .select({ id: products.id, name: products.name })
      .from(products)
      .where(eq(products.userId, tenant.userId)),
  )
  const [rows, own] = await Promise.all([reading, naming])
  const names = new Map(own.map(({ id, name }) => [id, name]))
  return {
    entries: rows.map(({ postId, address, productId, postedAt, ...row }) => ({
      ...row,
      productName: names.get(productId ?? '') ?? null,
      link: linkTo({ postId, address }),
      postedAt: postedAt.toISOString(),
    })),
  }
}
