import { and, eq, sql } from 'drizzle-orm'
import type { Transaction } from '../../../db/as-user.ts'
import type { activity } from '../../../db/schema/activity.ts'
import { activityOutcomes } from '../../../db/schema/outcomes.ts'
import { WATCHED_MS } from './marks.ts'

type Entry = Pick<typeof activity.$inferSelect, 'id' | 'userId' | 'kind' | 'subreddit' | 'postedAt'>

/** Follows an entry from its address on. Whatever was seen at another address before is forgotten. */
export async function startFollowing(tx: Transaction, entry: Entry, address: string) {
  const { id, userId, kind, subreddit, postedAt } = entry
  await tx
    .delete(activityOutcomes)
    .where(and(eq(activityOutcomes.activityId, id), eq(activityOutcomes.userId, userId)))
  const place = placeOf(address)
  const thing = place.share === null ? thingOf(kind, place) : null
  const isUnclear = place.share === null && thing === null
  const isWatched = thing?.startsWith('t1_') === true && postedAt.getTime() > Date.now() - WATCHED_MS
  // Plain SQL: requests are granted only these columns.
  await tx.execute(sql`
    insert into activity_outcomes (activity_id, user_id, kind, fullname, share, thread_id, subreddit, state, posted_at, next_check_at, next_look_at)
    values (${id}, ${userId}, ${kind}, ${thing}, ${place.share}, ${place.postId}, ${subreddit}, ${isUnclear ? 'unclear_link' : 'soon'},
      ${postedAt.toISOString()}, case when ${!isUnclear} then now() end, case when ${isWatched} then now() end)`)
}

export type Place = { postId: string | null; comment: string | null; share: string | null }

/** An address as it's kept, in one of three forms. */
function placeOf(address: string): Place {
  const [, first = '', postId = '', , comment = null] = address.split('/')
  return first === 'comments'
    ? { postId, comment, share: null }
    : { postId: null, comment: null, share: address }
}

/** How Reddit names what an entry is; null where the link leads to the post that a comment answers. */
export function thingOf(kind: Entry['kind'], { postId, comment }: Pick<Place, 'postId' | 'comment'>) {
  if (kind === 'post') return `t3_${postId}`
  return comment === null ? null : `t1_${comment}`
}
