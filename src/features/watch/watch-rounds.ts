import { type SQL, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { Counter } from 'prom-client'
import type { Reddit } from '../../adapters/reddit/create-reddit.ts'
import type { Log } from '../../platform/log.ts'
import type { Metrics } from '../../platform/metrics.ts'
import type { Round } from '../../platform/rounds.ts'
import { createAdopter, reviveWatched } from './adopt-watches.ts'
import { isStanding } from './empty-posts.ts'
import { AWAITED, lanes } from './find-pollable.ts'
import { countHours, forgetOldHours, rollHours } from './keep-hours.ts'
import { pollCommunities } from './poll-communities.ts'
import { readAllRound } from './read-all/read-all-round.ts'
import { applyReaderNotes, type ReaderNotes } from './reader-notes.ts'
import { refreshPosts } from './refresh-posts.ts'

type Parts = {
  db: NodePgDatabase
  reddit: Reddit
  readerNotes: ReaderNotes
  metrics: Metrics
  log: Log
  /** For what others keep of posts that were taken away. */
  onGone: (postIds: string[]) => Promise<void>
  /** Reddit's, for reading all new posts. Without it communities are polled alone. */
  readAllApproval: string | undefined
}

/** What keeps the store: it goes on where Reddit isn't read, so that posts leave in time. */
export const storeRounds = (db: NodePgDatabase, log: Log): Round[] => [
  { name: 'communities.adopt', everyMs: 6 * 3_600_000, run: createAdopter(db) },
  {
    name: 'communities.revive',
    everyMs: 60_000,
    run: async () => {
      await reviveWatched(db)
      return { more: false }
    },
  },
  {
    name: 'posts.roll',
    everyMs: 60_000,
    run: async () => {
      const rolled = await rollHours(db)
      if (rolled?.waiting) log.warn('posts.not_dropped', { count: rolled.waiting })
      return { more: false }
    },
  },
  {
    name: 'posts.count',
    everyMs: 600_000,
    run: async () => {
      await countHours(db)
      return forgetOldHours(db)
    },
  },
]

/** What fills the store from Reddit, and asks what became of it. */
export function watchRounds({ readerNotes, readAllApproval, ...parts }: Parts): Round[] {
  const { db, reddit, metrics, log, onGone } = parts
  const stored = countStored(metrics)
  const onStored = (count: number) => stored.inc(count)
  watchLateness(db, metrics)
  let isReady = false
  return [
    {
      name: 'reddit.poll',
      everyMs: 5_000,
      run: async (signal) => {
        // A new installation has no place for posts yet.
        if (!isReady) await rollHours(db)
        isReady = true
        await applyReaderNotes(db, readerNotes)
        // Calls of the same class wait in one line: reading all must not stand behind several polls each time.
        const atOnce = readAllApproval ? { atOnce: 1 } : {}
        return pollCommunities({ db, reddit, onGone, onStored, signal, ...atOnce })
      },
    },
    {
      name: 'reddit.refresh',
      everyMs: 60_000,
      run: async (signal) => {
        const { gone, failure, more } = await refreshPosts({ db, reddit, onGone, signal })
        if (gone > 0) log.info('posts.emptied', { count: gone })
        if (failure) log.warn('posts.not_refreshed', { code: failure })
        return { more }
      },
    },
    ...(readAllApproval ? [readAllRound({ ...parts, onStored }, readAllApproval)] : []),
  ]
}

function countStored({ registry }: Metrics) {
  return new Counter({
    name: 'posts_stored_total',
    help: 'New posts of watched communities that were stored',
    registers: [registry],
  })
}

function watchLateness(db: NodePgDatabase, metrics: Metrics) {
  const late = async (earliest: SQL) => {
    const { rows } = await db.execute<{ late: number | null }>(
      sql`select extract(epoch from now() - (${earliest}))::float8 as late`,
    )
    return Math.max(0, rows[0]?.late ?? 0)
  }
  metrics.gauge('reddit_poll_late_seconds', 'How long the most overdue community waits to be polled', () =>
    late(sql`select min(first.next_poll_at) from ${lanes} cross join lateral (
      select next_poll_at from reddit.watched_communities where products > 0 and every_minutes = lane.minutes and next_poll_at > ${AWAITED}
      order by next_poll_at limit 1) as first`),
  )
  metrics.gauge(
    'posts_check_late_seconds',
    'How long the most overdue post waits to be compared with Reddit',
    () => late(sql`select min(check_at) from reddit.posts where ${isStanding}`),
  )
}
