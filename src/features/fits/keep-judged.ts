import { sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { makeStorable } from '../../platform/make-storable.ts'
import type { Judged } from './ask-model.ts'
import type { Claimed } from './claim-verdicts.ts'
import type { Held } from './schema.ts'

type Kept = { productId: string; claimed: Claimed[]; judged: Judged[] }

/**
 * Only where the claim still stands: a post that was taken away meanwhile, or has other words, is another row or none. Of what the model said
 * nothing it won't be asked again: it would cost as much.
 */
export async function keepJudged(db: NodePgDatabase, { productId, claimed, judged }: Kept) {
  await db.execute(sql`
    with mine as materialized (${findClaimed(productId, claimed)})
    update reddit.verdicts as kept set fit = said.fit, rank = said.score, wants = coalesce(said.wants, kept.wants), trouble = said.trouble,
      why = said.why, asks = case when said.fit is null then kept.asks else said.asks end,
      meets = case when said.fit is null then kept.meets else said.meets end,
      judge_at = null, held = case when said.fit is null then 'model' end
    from mine left join jsonb_to_recordset(${JSON.stringify(makeStorable(judged))}::jsonb) as said ("postId" text, fit text, score real,
      wants text, trouble text, why text, asks text, meets text) on said."postId" = mine.post_id
    where kept.post_id = mine.post_id and kept.created_at = mine.created_at and kept.product_id = ${productId}`)
}

/** Nobody waits for these, but someone who looks at one has it read. */
export async function letGo(db: NodePgDatabase, { productId, claimed }: Pick<Kept, 'productId' | 'claimed'>) {
  if (claimed.length === 0) return
  await db.execute(sql`
    with mine as materialized (${findClaimed(productId, claimed)})
    update reddit.verdicts as kept set judge_at = null, held = null
    from mine where kept.post_id = mine.post_id and kept.created_at = mine.created_at and kept.product_id = ${productId}`)
}

type Holding = {
  productId: string
  claimed: Claimed[]
  why: Held | 'share'
  againMs: number | null
  /** The scores of the others that wait as well. */
  below?: number
}

/** Where it isn't about these posts alone, others of the product wait as long. */
export const holdVerdicts = (
  db: NodePgDatabase,
  { productId, claimed, why, againMs, below = Number.POSITIVE_INFINITY }: Holding,
) =>
  db.execute(sql`
    with mine as materialized (${findClaimed(productId, claimed)}),
      others as materialized (
        select post_id, created_at from reddit.verdicts
        where ${againMs !== null} and product_id = ${productId} and score < ${below} and judge_at is not null
          and (held is null or (held <> 'asked' and judge_at <= now()))
        for update skip locked)
    update reddit.verdicts as kept set judge_at = now() + ${againMs}::float8 * interval '1 millisecond', held = ${why}
    from (select * from mine union all select * from others) as waiting
    where kept.post_id = waiting.post_id and kept.created_at = waiting.created_at and kept.product_id = ${productId}`)

/** Rows that someone else changes right now are left to them: they have lost their words, or their product has changed. */
const findClaimed = (productId: string, claimed: Claimed[]) => sql`
  select post_id, created_at from reddit.verdicts
  where product_id = ${productId} and post_id = any(${sql.param(claimed.map(({ id }) => id))}::text[])
    and created_at = any(${sql.param(claimed.map(({ created }) => created))}::timestamptz[])
    and held = 'asked' and judge_at = any(${sql.param(claimed.map(({ until }) => until))}::timestamptz[])
  for update skip locked`
