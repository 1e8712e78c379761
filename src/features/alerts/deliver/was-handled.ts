import { sql } from 'drizzle-orm'
import { preparedRead } from '../../../db/as-user.ts'
import { profiles } from '../../../db/schema/profiles.ts'
import type { DayOwner } from '../../today/day-source.ts'

const handledOf = preparedRead((db) =>
  db
    .select({
      isHandled: sql<boolean>`exists (select from activity
          where activity.user_id = ${sql.placeholder('userId')} and activity.post_id = ${sql.placeholder('postId')})
        or exists (select from thread_marks
          where thread_marks.user_id = ${sql.placeholder('userId')} and thread_marks.post_id = ${sql.placeholder('postId')})`,
    })
    .from(profiles)
    .where(sql`${profiles.userId} = ${sql.placeholder('userId')}`)
    .prepare('thread_was_handled'),
)

/** Whether someone has answered a thread or put it aside: then they know of it. */
export async function wasHandled(owner: DayOwner, postId: string) {
  const [found] = await handledOf(owner, { postId })
  return found?.isHandled ?? true
}
