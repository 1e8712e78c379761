import { sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { makeStorable } from '../../platform/make-storable.ts'
import type { StoredPost as Place } from '../watch/empty-posts.ts'
import type { Judged } from './ask-model.ts'
import type { Held } from './schema.ts'

type Kept = { productId: string; digest: string; claimed: Place[]; judged: Judged[] }

/** What was taken away meanwhile stays away. Of what the model said nothing it won't be asked again: it would cost as much. */
export async function keepJudged(db: NodePgDatabase, { productId, digest, claimed, judged }: Kept) {
  await db.execute(sql`
    update reddit.verdicts as kept set fit = said.fit, rank = said.score, wants = coalesce(said.wants, kept.wants), trouble = said.trouble,
      why = said.why, asks = case when said.fit is null then kept.asks else said.asks end,
      meets = case when said.fit is null then kept.meets else said.meets end,
      judge_at = null, held = case when said.fit is null then 'model' end
    from unnest(${sql.param(claimed.map(({ id }) => id))}::text[], ${sql.param(claimed.map(({ created }) => created))}::timestamptz[])
        as asked (id, created)
      left join jsonb_to_recordset(${JSON.stringify(makeStorable(judged))}::jsonb) as said ("postId" text, fit text, score real, wants text,
        trouble text, why text, asks text, meets text) on said."postId" = asked.id
    where kept.post_id = asked.id and kept.created_at = asked.created and kept.product_id = ${productId} and kept.digest = ${digest}`)
}

type Holding = { productId: string; claimed: Place[]; why: Held | 'share'; againMs: number | null }

/** Where it isn't about these posts alone, all others of the product wait as long. */
export const holdVerdicts = (db: NodePgDatabase, { productId, claimed, why, againMs }: Holding) =>
  db.execute(sql`
    update reddit.verdicts set judge_at = now() + ${againMs}::float8 * interval '1 millisecond', held = ${why}
    where product_id = ${productId} and judge_at is not null and (${areClaimed(claimed)}
      ${againMs === null ? sql`` : sql`or held is null or (held <> 'asked' and judge_at <= now())`})`)

const areClaimed = (claimed: Place[]) => sql`(post_id = any(${sql.param(claimed.map(({ id }) => id))}::text[])
  and created_at = any(${sql.param(claimed.map(({ created }) => created))}::timestamptz[]))`
