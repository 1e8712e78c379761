import { and, eq, inArray, lt, sql } from 'drizzle-orm'
import type { Transaction } from '../../db/as-user.ts'
import { threadLessons } from '../../db/schema/lessons.ts'
import { products } from '../../db/schema/products.ts'
import { describedIn } from '../../judge/known-product.ts'
import { numberProfile } from '../../judge/number-profile.ts'
import { KEPT_DAYS } from './lesson-bounds.ts'

type Lesson = Pick<typeof threadLessons.$inferSelect, 'userId' | 'postId' | 'productId' | 'did'> &
  Partial<Pick<typeof threadLessons.$inferSelect, 'reason'>>

/**
 * Keeps what we called a thread when someone dealt with it, for as long as there is a verdict of it to take that from. Someone who does
 * something else with it later has the last word, which may come when the verdict is gone.
 */
export async function keepLesson(tx: Transaction, { userId, postId, productId, did, reason = null }: Lesson) {
  const mine = eq(threadLessons.userId, userId)
  await tx
    .delete(threadLessons)
    .where(and(mine, lt(threadLessons.notedAt, sql`now() - make_interval(days => ${KEPT_DAYS})`)))
  const { rowCount } = await tx
    .update(threadLessons)
    .set({ did, reason, notedAt: sql`now()` })
    .where(and(mine, eq(threadLessons.postId, postId)))
  if (rowCount) return
  const [product] = await tx.select().from(products).where(eq(products.id, productId))
  if (!product) return
  await tx.execute(sql`
    insert into thread_lessons (user_id, post_id, product_id, community, wants, meets, age, did, reason)
    select verdict.user_id, verdict.post_id, verdict.product_id, post.community, verdict.wants,
      case when verdict.meets = any(${sql.param(ownLines(product))}::text[]) then verdict.meets end,
      case when post.created_at > now() - interval '12 hours' then 'hours'
        when post.created_at > now() - interval '1 day' then 'half_day' else 'day' end, ${did}, ${reason}
    from reddit.verdicts as verdict join reddit.posts as post on post.id = verdict.post_id and post.created_at = verdict.created_at
    where verdict.user_id = ${userId} and verdict.product_id = ${productId} and verdict.post_id = ${postId}
      and verdict.created_at > now() - interval '48 hours'
    on conflict do nothing`)
}

/** Takes back what was learned from a thread by this. */
export async function dropLesson(
  tx: Transaction,
  { userId, postId, did }: { userId: string; postId: string; did: Lesson['did'][] },
) {
  await tx
    .delete(threadLessons)
    .where(
      and(
        eq(threadLessons.userId, userId),
        eq(threadLessons.postId, postId),
        inArray(threadLessons.did, did),
      ),
    )
}

/** Everything that a verdict may say a post meets: what its owner wrote, and what was read from their website. */
const ownLines = ({ description, facts, profile }: typeof products.$inferSelect) => [
  ...(profile ? numberProfile(profile).map(({ text }) => text) : []),
  ...describedIn(description ?? ''),
  ...facts.map(({ text }) => text),
]
