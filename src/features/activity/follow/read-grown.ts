import { sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { isLasting } from '../../../adapters/reddit/reddit-outcome.ts'
import { findBelow } from './find-below.ts'
import { isAboutUs } from './is-about-us.ts'
import type { Follower } from './look-at-due.ts'
import { IS_LIVE, SOON, TAKEN, WEEK } from './marks.ts'
import { noteReplies, type RaiseReplies } from './note-replies.ts'

const BATCH = 20
/** After so many in a row it isn't the threads. */
const MOST_FAILURES = 3

type Grown = {
  activityId: string
  userId: string
  fullname: string
  threadId: string
  threadCount: number | null
  subreddit: string | null
  isLive: boolean
}

/**
 * One bite: reads the threads that have grown, each once, however many have a comment in it; where only one has, just what is below that. One that
 * can't be read holds up no other.
 */
export async function readGrown({ db, reddit, words, raise }: Follower & { raise: RaiseReplies }) {
  const due = await claimGrown(db)
  const grown = due.filter(({ isLive }) => isLive)
  let failures = 0
  for (const [threadId, entries] of Map.groupBy(grown, (one) => one.threadId)) {
    const [only] = entries.length === 1 ? entries.map(idOf) : []
    const outcome = await reddit.below(threadId, only)
    if (outcome.kind !== 'ok' && !isLasting(outcome)) {
      failures += 1
      if (isAboutUs(outcome) || failures === MOST_FAILURES) return { failure: outcome.kind, more: false }
      await readLater(db, entries)
      continue
    }
    failures = 0
    const below = outcome.kind === 'ok' ? outcome.value : null
    for (const one of entries) {
      const isOwnPage = only !== undefined
      const found =
        below && (await findBelow(reddit, { threadId, commentId: idOf(one), page: below, isOwnPage }))
      if (found === 'later') {
        await readLater(db, [one])
        continue
      }
      await words.keep(found?.replies ?? [])
      await noteReplies(db, { ...one, count: below?.count ?? one.threadCount ?? 0, found }, raise)
    }
  }
  return { failure: null, more: due.length === BATCH }
}

const idOf = ({ fullname }: Grown) => fullname.slice('t1_'.length)

/** In other company, and for a week at most. */
const readLater = (db: NodePgDatabase, entries: Grown[]) =>
  db.execute(sql`
    update activity_outcomes set next_read_at = case when posted_at > now() - ${WEEK} then ${SOON} end
    where activity_id = any(${sql.param(entries.map(({ activityId }) => activityId))}::uuid[])`)

async function claimGrown(db: NodePgDatabase) {
  const { rows } = await db.execute<Grown>(sql`
    update activity_outcomes as kept set next_read_at = ${TAKEN}
    where activity_id = any(array(
      select activity_id from activity_outcomes where next_read_at <= now() order by next_read_at limit ${BATCH} for update skip locked))
    returning activity_id as "activityId", user_id as "userId", fullname, thread_id as "threadId", thread_count as "threadCount", subreddit,
      ${IS_LIVE} as "isLive"`)
  return rows
}
