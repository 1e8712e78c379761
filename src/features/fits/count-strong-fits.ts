import { eq, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { preparedRead, readAsUser } from '../../db/as-user.ts'
import { products } from '../../db/schema/products.ts'
import { AppError } from '../../platform/errors.ts'
import { requirePlan } from '../billing/require-plan.ts'
import type { RequestContext } from '../request-context.ts'
import { digestProduct } from './digest-product.ts'
import type { StrongFits, strongFitsInput } from './schema.ts'

/** How many strong fits of the last two days wait for an answer, in each of the product's subreddits. Reddit isn't asked. */
export async function countStrongFits(
  ctx: RequestContext,
  { product: productId }: z.output<typeof strongFitsInput>,
): Promise<StrongFits> {
  // What it takes to see such posts.
  const tenant = await requirePlan(ctx, 'pro')
  const [product] = await readAsUser(tenant, (db) =>
    db.select().from(products).where(eq(products.id, productId)).limit(1),
  )
  if (!product) throw new AppError('not_found', "We couldn't find this product.")
  const names = product.subreddits ?? []
  const communities = names.map((name) => name.toLowerCase())
  const rows = await ownStrongFits(tenant, { productId, digest: digestProduct(product), communities })
  const counts = new Map(rows.map(({ community, strong }) => [community, strong]))
  return {
    subreddits: names.map((name) => ({ subreddit: name, strong: counts.get(name.toLowerCase()) ?? 0 })),
  }
}

/**
 * The store holds two days, and shows users only what still stands. Each post is looked up by itself, in the partition of its hour: joined,
 * all posts of the communities may be read instead.
 */
const ownStrongFits = preparedRead((db) =>
  db
    .select({ community: sql<string>`community`, strong: sql<number>`count(*)::int` })
    .from(
      sql`(select (select community from reddit.posts as post
          where post.id = verdict.post_id and post.created_at = verdict.created_at and not (locked or archived)) as community
        from reddit.verdicts as verdict
        where user_id = ${sql.placeholder('userId')} and product_id = ${sql.placeholder('productId')}
          and digest = ${sql.placeholder('digest')} and fit = 'strong' and trouble = 'none' and not exists (
            select from activity where activity.user_id = ${sql.placeholder('userId')} and activity.post_id = verdict.post_id)) as waiting`,
    )
    .where(sql`community = any(${sql.placeholder('communities')})`)
    .groupBy(sql`community`)
    .prepare('own_strong_fits'),
)
