import { sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { BelowPost } from '../../../adapters/reddit/read-comments.ts'
import { isLasting } from '../../../adapters/reddit/reddit-outcome.ts'
import { findReplies } from './find-replies.ts'
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

/** One bite: reads the threads that have grown, each once, however many have a comment in it. One that can't be read holds up no other. */
export async function readGrown({ db, reddit, words, raise }: Follower & { raise: RaiseReplies }) {
  const due = await claimGrown(db)
  const grown = due.filter(({ isLive }) => isLive)
  let failures = 0
  for (const [threadId, entries] of Map.groupBy(grown, (one) => one.threadId)) {
    const outcome = await reddit.below(threadId)
    if (outcome.kind !== 'ok' && !isLasting(outcome)) {
      failures += 1
      if (isAboutUs(outcome) || failures === MOST_FAILURES) return { failure: outcome.kind, more: false }
      await readLater(db, entries)
      continue
    }
    failures = 0
    const below = outcome.kind === 'ok' ? outcome.value : null
    for (const one of entries) {
      const found = below && (await findBelow(reddit, one, below))
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

/** A long thread's page may have no room for the comment: then it's asked for by itself. */
async function findBelow(reddit: Follower['reddit'], { threadId, fullname }: Grown, { comments }: BelowPost) {
  const id = fullname.slice('t1_'.length)
  const found = findReplies(comments, id)
  if (found) return found
  const alone = await reddit.below(threadId, id)
  if (alone.kind === 'ok') return findReplies(alone.value.comments, id)
  return isLasting(alone) ? null : 'later'
}

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
