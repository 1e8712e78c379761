import type { Log } from '../../../platform/log.ts'
import type { Metrics } from '../../../platform/metrics.ts'
import type { Round } from '../../../platform/rounds.ts'
import type { SourceParts } from '../source-parts.ts'
import { findFront } from './front.ts'
import { readAll } from './read-all.ts'

type Parts = SourceParts<'newest' | 'lookUp'> & { log: Log; metrics: Metrics }

/** Only under an approval, which the log names. */
export function readAllRound({ log, metrics, ...parts }: Parts, approval: string): Round {
  log.info('reddit.reads_all', { reason: approval })
  metrics.gauge('reddit_read_all_late_seconds', 'How far reading all new posts is behind', async () => {
    const front = await findFront(parts.db)
    return front ? (Date.now() - front.heldUntil) / 1_000 : Number.NaN
  })
  return {
    name: 'reddit.read-all',
    everyMs: 5_000,
    run: async (signal) => {
      const { failure, more } = await readAll({ ...parts, signal })
      if (failure) log.warn('posts.not_read_all', { code: failure })
      return { more }
    },
  }
}
