import { desc, eq, gt, sql } from 'drizzle-orm'
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
  const rows = await readAsUser(tenant, (db) =>
    db
      .select({
        id: activity.id,
        kind: activity.kind,
        subreddit: activity.subreddit,
        postId: activity.postId,
        address: activity.address,
        productName: products.name,
        named: activity.named,
        excerpt: sql<string | null>`left(coalesce(${activity.title}, ${activity.content}), ${EXCERPT})`,
        postedAt: activity.postedAt,
      })
      .from(activity)
      .leftJoin(products, eq(products.id, activity.productId))
      .where(gt(activity.postedAt, sql`now() - make_interval(days => ${days + 1})`))
      .orderBy(desc(activity.postedAt), desc(activity.id)),
  )
  return {
    entries: rows.map(({ postId, address, postedAt, ...row }) => ({
      ...row,
      link: linkTo({ postId, address }),
      postedAt: postedAt.toISOString(),
    })),
  }
}
