import { type SQL, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { Counter } from 'prom-client'
import type { Metrics } from '../../platform/metrics.ts'
import type { Round } from '../../platform/rounds.ts'
import { isStanding } from '../watch/empty-posts.ts'
import { catchUp } from './catch-up.ts'
import { findDueProducts, judgeVerdicts } from './judge-verdicts.ts'
import type { FeedSieve, Reader } from './reader.ts'
import { isUnsieved, sieveArrivals } from './sieve-arrivals.ts'

/** Calls of the model under way at a time. */
const AT_ONCE = 24
/** Of posts that wait to be sieved, to measure how late they are. There may be very many after a crash. */
const MOST_LOOKED_AT = 1_000

/** What the rounds need of a worker to read posts. */
export type Arrivals = Omit<Reader, 'posts' | 'readings' | 'sieve'> & { sieve: FeedSieve }

/** What reads posts as they arrive, for everyone who may want to answer them. */
export function fitRounds(reader: Arrivals, metrics: Metrics): Round[] {
  const { db } = reader
  const sieved = new Counter({
    name: 'posts_sieved_total',
    help: 'Posts that were sieved for all products that watch their community',
    registers: [metrics.registry],
  })
  watchLateness(db, metrics)
  return [
    {
      name: 'posts.sieve',
      everyMs: 1_000,
      // In one round, so that no post is between the two when a product begins to watch its community.
      run: async () => {
        const arrived = await sieveArrivals(reader)
        sieved.inc(arrived.count)
        const caughtUp = await catchUp(reader)
        return { more: arrived.more || caughtUp.more }
      },
    },
    {
      name: 'posts.judge',
      everyMs: 2_000,
      run: async (signal) => {
        const products = (await findDueProducts(db)).values()
        const inTurn = async () => {
          for (const product of products) {
            if (signal.aborted) return
            // One product's trouble is no reason to leave the others waiting.
            await judgeVerdicts(reader, product, { signal }).catch((err: unknown) =>
              reader.log.error('readings.not_judged', { err }),
            )
          }
        }
        await Promise.all(Array.from({ length: AT_ONCE }, inTurn))
        return { more: false }
      },
    },
  ]
}

function watchLateness(db: NodePgDatabase, metrics: Metrics) {
  const since = async (earliest: SQL) => {
    const { rows } = await db.execute<{ late: number | null }>(
      sql`select extract(epoch from now() - (${earliest}))::float8 as late`,
    )
    return Math.max(0, rows[0]?.late ?? 0)
  }
  // Since they arrived, which may be long after they were written. The newest are sieved first.
  const oldest = sql`
    select arrived_at from reddit.posts where ${isUnsieved} and ${isStanding} order by created_at limit ${MOST_LOOKED_AT}`
  metrics.gauge('posts_unsieved_seconds', 'How long ago the first post arrived that waits to be sieved', () =>
    since(sql`select min(arrived_at) from (${oldest}) as oldest`),
  )
  metrics.gauge('verdicts_late_seconds', 'How long the most overdue post waits to be read by the model', () =>
    since(sql`select min(judge_at) from reddit.verdicts where judge_at is not null and fit is null`),
  )
}
