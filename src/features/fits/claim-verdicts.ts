import { sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { MOST_AT_ONCE } from '../../judge/model/ask-judge.ts'
import type { StoredPost } from '../watch/empty-posts.ts'
import { AT_ONCE_FROM } from './plan-reading.ts'

export type Claimed = StoredPost & {
  score: number
  /** Until when it is claimed. Someone else's claim ends at another time. */
  until: string
}

/** Longer than a call may take. What a worker had claimed when it died is due again by then. */
const CLAIM = sql.raw(`interval '2 minutes'`)
/** So many hours make up for half of the score. */
const HALF_HOURS = 12

type Wanted = { productId: string; digest: string; among: string[] | undefined }

/**
 * Of those that are due what may well fit, then the newest and likeliest, and with them some that may still wait. Nobody else gets them
 * meanwhile.
 */
export async function claimVerdicts(
  db: NodePgDatabase,
  { productId, digest, among }: Wanted,
): Promise<Claimed[]> {
  const mine = sql`product_id = ${productId} and judge_at is not null and digest = ${digest}
    ${among ? sql`and post_id = any(${sql.param(among)}::text[])` : sql``}`
  const { rows } = await db.execute<Claimed>(sql`
    update reddit.verdicts as kept set judge_at = now() + ${CLAIM}, held = 'asked'
    from (
      select post_id, product_id, created_at from reddit.verdicts
      where ${mine} and (held is null or judge_at <= now()) and exists (select from reddit.verdicts where ${mine} and judge_at <= now())
      order by judge_at <= now() desc, score >= ${AT_ONCE_FROM} desc,
        score * power(0.5, extract(epoch from now() - created_at) / 3600 / ${HALF_HOURS}) desc, post_id
      limit ${MOST_AT_ONCE} for update skip locked
    ) as chosen
    where kept.post_id = chosen.post_id and kept.product_id = chosen.product_id and kept.created_at = chosen.created_at
    returning kept.post_id as id, kept.created_at::text as created, kept.score, kept.judge_at::text as until`)
  if (rows.length === 0) await letGoOfOlder(db, productId, digest)
  return rows
}

/** Readings for what the product was, or for another question, are nothing to wait for. */
const letGoOfOlder = (db: NodePgDatabase, productId: string, digest: string) =>
  db.execute(sql`
    update reddit.verdicts as kept set judge_at = null, held = null
    from (
      select post_id, created_at from reddit.verdicts
      where product_id = ${productId} and judge_at <= now() and digest <> ${digest} for update skip locked
    ) as older
    where kept.post_id = older.post_id and kept.created_at = older.created_at and kept.product_id = ${productId}`)
