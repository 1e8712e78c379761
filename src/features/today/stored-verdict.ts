import { sql } from 'drizzle-orm'
import type { StoredVerdict } from '../fits/find-readings.ts'

/** As PostgreSQL writes it into an answer. */
export type JsonVerdict = Omit<StoredVerdict, 'judgeAt'> & { judgeAt: string | null }

/** A verdict's row by its name in a statement; null where the row is missing. */
export const VERDICT = (row: string) =>
  sql.raw(`case when ${row}.post_id is not null then jsonb_build_object('postId', ${row}.post_id, 'score', ${row}.score,
    'wants', ${row}.wants, 'inTrouble', ${row}.in_trouble, 'asks', ${row}.asks, 'meets', ${row}.meets, 'fit', ${row}.fit, 'rank', ${row}.rank,
    'trouble', ${row}.trouble, 'why', ${row}.why, 'held', ${row}.held, 'judgeAt', ${row}.judge_at) end`)

export const readVerdict = ({ judgeAt, ...verdict }: JsonVerdict): StoredVerdict => ({
  ...verdict,
  judgeAt: judgeAt === null ? null : new Date(judgeAt),
})
