import { sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { raiseAlerts, type Raised } from './raise-alerts.ts'

const BATCH = 200

type Found = Omit<Raised, 'kind' | 'monitorId'> & { isCalm: boolean }

/** One bite: strong fits that nobody was told of yet, each once, however many workers look. Of someone in trouble nobody hears. */
export async function tellStrongFits(db: NodePgDatabase) {
  return db.transaction(async (tx) => {
    const { rows } = await tx.execute<Found>(sql`
      with untold as (
        select post_id, product_id, created_at from reddit.verdicts where fit = 'strong' and told_at is null
        order by created_at desc limit ${BATCH} for update skip locked)
      update reddit.verdicts as kept set told_at = now() from untold
      where kept.post_id = untold.post_id and kept.product_id = untold.product_id and kept.created_at = untold.created_at
      returning kept.user_id as "userId", kept.product_id as "productId", kept.post_id as "postId", kept.created_at::text as "createdAt",
        kept.trouble = 'none' as "isCalm"`)
    const calm = rows.filter(({ isCalm }) => isCalm)
    await raiseAlerts(
      tx,
      calm.map(({ userId, productId, postId, createdAt }) => ({
        kind: 'strong_fit',
        userId,
        productId,
        monitorId: null,
        postId,
        createdAt,
      })),
    )
    return { more: rows.length === BATCH }
  })
}
