import { sql } from 'drizzle-orm'
import { preparedRead } from '../../db/as-user.ts'
import type { Post } from '../feed/schema.ts'
import type { StoredVerdict } from '../fits/find-readings.ts'
import { SHOWN } from '../watch/ask-store.ts'
import type { DayOwner } from './day-source.ts'
import { type JsonVerdict, readVerdict, VERDICT } from './stored-verdict.ts'

const MOST = 50
/** Some of them may have been answered. */
const LATEST = 200

export type SavedMark = {
  postId: string
  subreddit: string
  savedAt: string
  productId: string
  /** Null once the post is gone or two days old. */
  post: Post | null
  /** Null where nobody has read it for the product as it is now. */
  verdict: StoredVerdict | null
}

/** The posts are looked up all at once, and in whatever state their product is by now. */
const savedOf = preparedRead((db) =>
  db
    .select({
      postId: sql<string>`post_id`,
      subreddit: sql<string>`subreddit`,
      savedAt: sql<string>`to_json(marked_at) #>> '{}'`,
      productId: sql<string>`product_id`,
      post: sql<Post | null>`shown`,
      verdict: sql<JsonVerdict | null>`verdict`,
    })
    .from(
      sql`(
        with kept as (
          select * from (select * from thread_marks where user_id = ${sql.placeholder('userId')} and kind = 'saved'
            order by marked_at desc limit ${sql.raw(String(LATEST))}) as latest
          where product_id = any(${sql.placeholder('products')}::uuid[]) and not exists (
            select from activity where activity.user_id = ${sql.placeholder('userId')} and activity.post_id = latest.post_id)
          order by marked_at desc limit ${sql.raw(String(MOST))})
        select kept.*, to_jsonb(card) as shown, ${VERDICT('verdict')} as verdict
        from kept left join (
            select * from reddit.posts where id = any(array(select post_id from kept))) as post on post.id = kept.post_id
          left join lateral (select ${sql.raw(SHOWN)} where post.id is not null) as card on true
          left join reddit.verdicts as verdict on verdict.user_id = kept.user_id and verdict.product_id = kept.product_id
            and verdict.post_id = kept.post_id and verdict.created_at = post.created_at) as saved`,
    )
    .orderBy(sql`marked_at desc`)
    .prepare('saved_of'),
)

/** What the user has kept for later for these products and not answered, newest first. */
export async function findSaved(owner: DayOwner, products: string[]): Promise<SavedMark[]> {
  const rows = await savedOf(owner, { products })
  return rows.map((row) => ({
    ...row,
    savedAt: new Date(row.savedAt).toISOString(),
    verdict: row.verdict && readVerdict(row.verdict),
  }))
}
