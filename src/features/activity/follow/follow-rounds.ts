import { sql } from 'drizzle-orm'
import type { Log } from '../../../platform/log.ts'
import type { Metrics } from '../../../platform/metrics.ts'
import type { Round } from '../../../platform/rounds.ts'
import { type Follower, lookAtDue } from './look-at-due.ts'
import type { RaiseReplies } from './note-replies.ts'
import { readGrown } from './read-grown.ts'

type Parts = Follower & { raise: RaiseReplies; metrics: Metrics; log: Log }

/** What follows logged comments and posts, once over all workers. */
export function followRounds({ metrics, log, ...parts }: Parts): Round[] {
  metrics.gauge(
    'activity_late_seconds',
    'How long the most overdue thread of a logged comment waits',
    async () => {
      const { rows } = await parts.db.execute<{ late: number | null }>(sql`
      select extract(epoch from now() - min(next_look_at))::float8 as late from activity_outcomes where next_look_at is not null`)
      return Math.max(0, rows[0]?.late ?? 0)
    },
  )
  const bite = (run: () => Promise<{ failure: string | null; more: boolean }>) => async () => {
    const { failure, more } = await run()
    if (failure) log.warn('activity.not_followed', { code: failure })
    return { more }
  }
  return [
    { name: 'activity.follow', everyMs: 15_000, run: bite(() => lookAtDue(parts)) },
    { name: 'activity.read', everyMs: 15_000, run: bite(() => readGrown(parts)) },
  ]
}
