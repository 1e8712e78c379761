import { sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { Counter } from 'prom-client'
import type { Metrics } from '../../platform/metrics.ts'
import type { Round } from '../../platform/rounds.ts'
import type { Arriving } from '../fits/reader.ts'
import { isStanding } from '../watch/empty-posts.ts'
import { forgetMatches } from './forget-matches.ts'
import { BATCH, isUnmatched, matchArrivals } from './match-arrivals.ts'
import { type Raise, settleMatches } from './settle-matches.ts'

/** Of posts that wait to be matched, to measure how late they are. There may be very many after a crash. */
const MOST_LOOKED_AT = 1_000

type Parts = Arriving & { metrics: Metrics; raise: Raise }

/** What finds the words that people watch in posts as they arrive, and hands on what is to be told. */
export function monitorRounds({ metrics, raise, ...reader }: Parts): Round[] {
  const { db } = reader
  const count = (name: string, help: string) => new Counter({ name, help, registers: [metrics.registry] })
  const found = count('monitor_matches_total', 'Posts that monitors have found')
  const told = count(
    'monitor_matches_told_total',
    'Posts that monitors have found and their owners wanted to hear of',
  )
  watchLateness(db, metrics)
  let most = BATCH
  return [
    {
      name: 'monitors.match',
      everyMs: 1_000,
      run: async () => {
        try {
          const matched = await matchArrivals(db, most)
          found.inc(matched.found)
          most = Math.min(BATCH, most * 2)
          return { more: matched.more }
        } catch (error) {
          // Words that very many people watch may be too much for one statement.
          most = Math.max(1, Math.floor(most / 4))
          throw error
        }
      },
    },
    {
      name: 'monitors.settle',
      everyMs: 1_000,
      run: async () => {
        const settled = await settleMatches(reader, raise)
        told.inc(settled.told)
        return { more: settled.more }
      },
    },
    { name: 'monitors.forget', everyMs: 600_000, run: () => forgetMatches(db) },
  ]
}

/** Since they arrived, which may be long after they were written. The newest are matched first. */
function watchLateness(db: NodePgDatabase, metrics: Metrics) {
  metrics.gauge(
    'posts_unmatched_seconds',
    'How long ago the first post arrived that waits to be matched',
    async () => {
      const { rows } = await db.execute<{ late: number | null }>(sql`
      select extract(epoch from now() - min(arrived_at))::float8 as late from (
        select arrived_at from reddit.posts where ${isUnmatched} and ${isStanding} order by created_at limit ${MOST_LOOKED_AT}) as oldest`)
      return Math.max(0, rows[0]?.late ?? 0)
    },
  )
}
