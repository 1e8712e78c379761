import { type SQL, sql } from 'drizzle-orm'

/**
 * What the user has posted or is about to: everything in the log, as it stood when it was logged, and drafts that were copied
 * but not logged yet. As `at`, `named`, `subreddit`, `post_id`, `content`, which is null for what was written elsewhere, and
 * `copied_draft`, the draft that was only copied.
 */
export const takenAlong = (userId: unknown): SQL => sql`(
  select posted_at as at, named, subreddit, post_id, content, null::uuid as copied_draft from activity where user_id = ${userId}
  union all select copied_at, named, subreddit, post_id, content, id from drafts where user_id = ${userId}
    and copied_at is not null and not exists (select from activity where draft_id = drafts.id)) as taken`
