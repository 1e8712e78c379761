import { and, desc, eq, gt, type SQL, sql } from 'drizzle-orm'
import { readAsUser } from '../../db/as-user.ts'
import { activity } from '../../db/schema/activity.ts'
import { products } from '../../db/schema/products.ts'
import { requireUser } from '../accounts/read-session.ts'
import type { RequestContext, SignedInContext } from '../request-context.ts'
import { linkTo } from './link-to.ts'
import type { Posted } from './schema.ts'

const EXCERPT = 240

const cut = (text: SQL) =>
  sql<
    string | null
  >`case when length(${text}) > ${EXCERPT} then rtrim(left(${text}, ${EXCERPT})) || '…' else ${text} end`

/** What was posted in the last days, newest first. What became of it is left to the page that shows it. */
export async function listPosted(ctx: RequestContext, days: number): Promise<Posted[]> {
  const found = await readPosted(await requireUser(ctx), days)
  return found.map(({ posted }) => posted)
}

/** One day more, because days begin at different hours around the world. */
export async function readPosted(tenant: SignedInContext, days: number) {
  const [rows, names] = await Promise.all([readEntries(tenant, days), readNames(tenant)])
  return rows.map(({ postId, address, productId, postedAt, hasLink, ...row }) => ({
    hasLink,
    address,
    posted: {
      ...row,
      productId,
      productName: names.get(productId ?? '') ?? null,
      link: linkTo({ postId, address }),
      postedAt: postedAt.toISOString(),
    },
  }))
}

const readEntries = (tenant: SignedInContext, days: number) =>
  readAsUser(tenant, (db) =>
    db
      .select({
        id: activity.id,
        kind: activity.kind,
        subreddit: activity.subreddit,
        postId: activity.postId,
        address: activity.address,
        productId: activity.productId,
        named: activity.named,
        excerpt: cut(sql`coalesce(${activity.title}, ${activity.content})`),
        hasLink: sql<boolean>`coalesce(${activity.content} ~* '(https?://|www[.])', false)`,
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

async function readNames(tenant: SignedInContext) {
  const owned = await readAsUser(tenant, (db) =>
    db
      .select({ id: products.id, name: products.name })
      .from(products)
      .where(eq(products.userId, tenant.userId)),
  )
  return new Map(owned.map(({ id, name }) => [id, name]))
}
