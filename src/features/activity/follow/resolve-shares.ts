import { sql } from 'drizzle-orm'
import { isLasting } from '../../../adapters/reddit/reddit-outcome.ts'
import type { DueThing } from './claim-due.ts'
import { isAboutUs } from './is-about-us.ts'
import type { Follower } from './look-at-due.ts'
import { SOON, WEEK } from './marks.ts'
import { thingOf } from './start-following.ts'

/** Asks where share links lead. What leads nowhere, or not to a comment, can't be followed; what wasn't answered is asked again for a week. */
export async function resolveShares(
  { db, reddit }: Pick<Follower, 'db'> & { reddit: Pick<Follower['reddit'], 'resolveShare'> },
  shares: DueThing[],
) {
  for (const { activityId, share, kind } of shares) {
    const outcome = await reddit.resolveShare(share ?? '', 'follow')
    const isUnclear = outcome.kind === 'unresolved' || (outcome.kind !== 'ok' && isLasting(outcome))
    if (outcome.kind !== 'ok' && !isUnclear) {
      if (isAboutUs(outcome)) return
      await db.execute(sql`
        update activity_outcomes set next_check_at = case when posted_at > now() - ${WEEK} then ${SOON} end,
          state = case when posted_at > now() - ${WEEK} then state else 'unclear_link' end
        where activity_id = ${activityId} and share = ${share}`)
      continue
    }
    const place = outcome.kind === 'ok' ? { postId: outcome.value.id, comment: outcome.value.comment } : null
    const thing = place && thingOf(kind, place)
    await db.execute(sql`
      update activity_outcomes set share = null, fullname = ${thing}, thread_id = ${place?.postId ?? null},
        state = case when ${thing}::text is null then 'unclear_link' else state end,
        next_check_at = case when ${thing}::text is not null then now() end,
        next_look_at = case when ${thing}::text like 't1\\_%' and posted_at > now() - ${WEEK} then now() end
      where activity_id = ${activityId} and share = ${share}`)
  }
}
