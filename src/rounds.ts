import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Redis } from 'ioredis'
import type { Reddit } from './adapters/reddit/create-reddit.ts'
import { forgettingRound } from './adapters/reddit/forgetting-round.ts'
import type { Storage } from './adapters/storage/storage.ts'
import { sweepOutbox } from './db/outbox/sweep-outbox.ts'
import { tidyAccounts } from './db/tidy-accounts.ts'
import { followRounds } from './features/activity/follow/follow-rounds.ts'
import { createReplyWords } from './features/activity/follow/reply-words.ts'
import { alertRounds } from './features/alerts/alert-rounds.ts'
import { raiseAlerts } from './features/alerts/tell/raise-alerts.ts'
import { raiseReplies } from './features/alerts/tell/raise-replies.ts'
import type { Billing } from './features/billing/billing.ts'
import { billingRounds } from './features/billing/billing-rounds.ts'
import { type Arrivals, fitRounds } from './features/fits/fit-rounds.ts'
import { createReadings } from './features/fits/readings.ts'
import { remindOfTrialEnds } from './features/mails/remind-of-trial-ends.ts'
import type { Raise } from './features/monitors/settle-matches.ts'
import { monitorRounds } from './features/monitors/monitor-rounds.ts'
import { removeOrphanedLogos } from './features/products/logos/remove-orphaned-logos.ts'
import { trendRounds } from './features/trends/trend-rounds.ts'
import { createReaderNotes } from './features/watch/reader-notes.ts'
import { storeRounds, watchRounds } from './features/watch/watch-rounds.ts'
import type { Log } from './platform/log.ts'
import type { Metrics } from './platform/metrics.ts'
import type { Round } from './platform/rounds.ts'
import { settleLeftOpen } from './spending/settle-left-open.ts'

type Parts = {
  db: NodePgDatabase
  billing: Billing
  storage: Storage
  /** Undefined where nothing is read from Reddit. */
  reddit: Reddit | undefined
  /** Undefined unless all new posts of Reddit are read. */
  readAllApproval?: string | undefined
  arrivals: Omit<Arrivals, 'db' | 'log'>
  redis: Redis
  prefix: string
  metrics: Metrics
  log: Log
}

/** Everything that comes again and again, once over all workers. */
export function createRounds(parts: Parts): Round[] {
  const { db, billing, storage, reddit, readAllApproval, redis, prefix, arrivals, metrics, log } = parts
  return [
    {
      name: 'outbox.sweep',
      everyMs: 10_000,
      run: async () => {
        const swept = await sweepOutbox(db)
        if (swept.handedOverAgain > 0) log.info('outbox.handed_over_again', { count: swept.handedOverAgain })
        return swept
      },
    },
    { name: 'accounts.tidy', everyMs: 60_000, run: () => tidyAccounts(db) },
    { name: 'logos.clean', everyMs: 3_600_000, run: () => removeOrphanedLogos(db, storage) },
    {
      name: 'spending.settle',
      everyMs: 60_000,
      run: async () => {
        const settled = await settleLeftOpen(db)
        if (settled.count > 0) log.warn('spending.left_open', { count: settled.count })
        return settled
      },
    },
    { name: 'mails.trial-ends', everyMs: 60_000, run: () => remindOfTrialEnds(billing.db) },
    ...(billing.isSetUp ? billingRounds(billing, metrics) : []),
    ...alertRounds(db, metrics),
    ...storeRounds(db, log),
    ...trendRounds(db),
    ...(reddit ? readingRounds({ db, reddit, readAllApproval, redis, prefix, arrivals, metrics, log }) : []),
  ]
}

/** What monitors have found, as alerts. */
const raiseMatches: Raise = (tx, ready) =>
  raiseAlerts(
    tx,
    ready.map((match) => ({ ...match, kind: 'monitor' })),
  )

type Reading = Omit<Parts, 'billing' | 'storage'> & { reddit: Reddit }

function readingRounds({ redis, prefix, arrivals, readAllApproval, ...parts }: Reading) {
  const onGone = createReadings(redis, prefix).forget
  return [
    ...watchRounds({ ...parts, readAllApproval, readerNotes: createReaderNotes(redis, prefix), onGone }),
    forgettingRound({ ...parts, redis, prefix, onGone }),
    ...fitRounds({ ...parts, ...arrivals }, parts.metrics),
    ...monitorRounds({ ...parts, ...arrivals, raise: raiseMatches }),
    ...followRounds({ ...parts, words: createReplyWords(redis, prefix), raise: raiseReplies }),
  ]
}
