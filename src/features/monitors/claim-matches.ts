import { sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { isOpen } from '../fits/find-stored-posts.ts'
import type { Owned } from '../fits/judge-verdicts.ts'
import { isStanding } from '../watch/empty-posts.ts'
import type { Threshold } from './schema.ts'

/** Of a bite. */
export const MOST_CLAIMED = 500

/** A match that waits, with all that is known by now. */
export type Claimed = {
  monitorId: string
  postId: string
  userId: string
  productId: string
  /** In the spelling of PostgreSQL. */
  createdAt: string
  threshold: Threshold
  /** Someone can answer the post, it's young enough, and the plan covers the monitor. */
  isWanted: boolean
  /** What arrives is about to be sieved for the product. */
  isComing: boolean
  verdict: {
    digest: string
    fit: string | null
    trouble: string | null
    held: string | null
    /** It waits to be read together with others, or was let go. */
    isIdle: boolean
  } | null
}

type Tx = Pick<NodePgDatabase, 'execute'>

/** The matches that it's time to look at, those that have waited longest first. Other workers look at others meanwhile. */
export async function claimMatches(tx: Tx) {
  const { rows } = await tx.execute<Claimed>(sql`
    with due as materialized (
      select * from monitor_matches where state = 'waiting' and settle_at <= now()
      order by settle_at limit ${MOST_CLAIMED} for update skip locked
    ), covered as materialized (
      select id from app.covered_monitors(array(select distinct user_id from due)))
    select due.monitor_id as "monitorId", due.post_id as "postId", due.user_id as "userId", due.product_id as "productId",
      due.posted_at::text as "createdAt", monitors.threshold,
      post.id is not null and due.posted_at > now() - interval '1 day' and due.monitor_id in (select id from covered) as "isWanted",
      post.sieved_at is null and exists (
        select from reddit.watches where watches.product_id = due.product_id and watches.community = due.community) as "isComing",
      case when verdict.post_id is not null then jsonb_build_object('digest', verdict.digest, 'fit', verdict.fit, 'trouble', verdict.trouble,
        'held', verdict.held, 'isIdle', verdict.held is null and coalesce(verdict.judge_at > now(), true)) end as verdict
    from due join monitors on monitors.id = due.monitor_id
      left join lateral (select * from reddit.posts
        where id = due.post_id and created_at = due.posted_at and ${isStanding} and ${isOpen} offset 0) as post on true
      left join lateral (select * from reddit.verdicts
        where post_id = due.post_id and product_id = due.product_id and created_at = due.posted_at offset 0) as verdict on true`)
  return rows
}

/** As they are described now. */
export async function findOwned(tx: Tx, productIds: string[]) {
  const { rows } = await tx.execute<Owned>(sql`
    select id, user_id as "userId", name, description, facts, profile from products
    where id = any(${sql.param([...new Set(productIds)])}::uuid[])`)
  return new Map(rows.map((row) => [row.id, row]))
}
