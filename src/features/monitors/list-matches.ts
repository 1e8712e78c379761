import { and, eq, sql } from 'drizzle-orm'
import { preparedRead, readAsUser } from '../../db/as-user.ts'
import { monitors } from '../../db/schema/monitors.ts'
import { products } from '../../db/schema/products.ts'
import { AppError } from '../../platform/errors.ts'
import { requirePlan } from '../billing/require-plan.ts'
import type { Post } from '../feed/schema.ts'
import { digestProduct } from '../fits/digest-product.ts'
import { fitOf, readingOf } from '../fits/find-readings.ts'
import type { RequestContext } from '../request-context.ts'
import { type JsonVerdict, readVerdict, VERDICT } from '../today/stored-verdict.ts'
import { SHOWN } from '../watch/ask-store.ts'
import type { MonitorMatches } from './schema.ts'

const MOST = 50

const MINE = sql`monitor_matches.user_id = ${sql.placeholder('userId')} and monitor_id = ${sql.placeholder('id')}`

/** Each post is looked up by itself, in the partition of its hour. */
const matchesOf = preparedRead((db) =>
  db
    .select({ post: sql<Post>`shown`, verdict: sql<JsonVerdict | null>`verdict` })
    .from(
      sql`(
        select found.posted_at, to_jsonb(card) as shown, ${VERDICT('verdict')} as verdict
        from (select * from monitor_matches where ${MINE} and posted_at > now() - interval '2 days') as found
          cross join lateral (select * from reddit.posts where id = found.post_id and created_at = found.posted_at offset 0) as post
          cross join lateral (select ${sql.raw(SHOWN)}) as card
          left join lateral (
            select * from reddit.verdicts where user_id = found.user_id and product_id = ${sql.placeholder('productId')}
              and digest = ${sql.placeholder('digest')} and post_id = found.post_id and created_at = found.posted_at offset 0) as verdict on true
        order by found.posted_at desc limit ${sql.raw(String(MOST))}) as newest`,
    )
    .orderBy(sql`posted_at desc`)
    .prepare('matches_of'),
)

const weekOf = preparedRead((db) =>
  db
    .select({ count: sql<number>`count(*)::int` })
    .from(sql`monitor_matches`)
    .where(sql`${MINE} and posted_at > now() - interval '7 days'`)
    .prepare('matches_counted_of'),
)

/** What a monitor has found, with what it means to its product as far as someone has read it. */
export async function listMatches(ctx: RequestContext, { id }: { id: string }): Promise<MonitorMatches> {
  const tenant = await requirePlan(ctx, 'pro')
  const [product] = await readAsUser(tenant, (db) =>
    db
      .select({
        id: products.id,
        name: products.name,
        description: products.description,
        facts: products.facts,
        profile: products.profile,
      })
      .from(monitors)
      .innerJoin(products, eq(products.id, monitors.productId))
      .where(and(eq(monitors.id, id), eq(monitors.userId, tenant.userId)))
      .limit(1),
  )
  if (!product) throw new AppError('not_found', "We couldn't find this monitor.")
  const [matches, [week]] = await Promise.all([
    matchesOf(tenant, { id, productId: product.id, digest: digestProduct(product) }),
    weekOf(tenant, { id }),
  ])
  return {
    matches: matches.map(({ post, verdict }) => ({
      post,
      fit: verdict ? fitOf(readingOf(readVerdict(verdict))) : { postId: post.id, state: 'unread' },
    })),
    week: week?.count ?? 0,
  }
}
