import { type SQL, sql } from 'drizzle-orm'

/** Asked draft by draft: else PostgreSQL may read the whole log of somebody who has a long one. */
const notLogged = sql`left join lateral (select true as logged from activity where draft_id = copied.id limit 1) log on true
  where logged is null`

/**
 * What the user has posted or is about to: the log, as it stood when it was logged, and drafts that were copied but not logged yet. Each half
 * is read along its index from the newest on, so that a long past costs nothing. As `at` and `content`, under other posts than `besides` and
 * of other copied drafts than `besidesDraft`.
 */
export const takenWords = (
  userId: unknown,
  { besides, besidesDraft, most }: { besides: unknown; besidesDraft: unknown; most: number },
): SQL => sql`(
  (select posted_at as at, content from activity
    where user_id = ${userId} and content is not null and post_id is distinct from ${besides}
    order by posted_at desc limit ${sql.raw(String(most))})
  union all (select at, content from (
    select id, copied_at as at, content from drafts
      where user_id = ${userId} and copied_at is not null and post_id is distinct from ${besides}
        and id is distinct from ${besidesDraft}::uuid
      order by copied_at desc limit ${sql.raw(String(most))}) copied ${notLogged})) as taken`
