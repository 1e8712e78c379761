import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { Counter } from 'prom-client'
import { markProcessed, wasProcessed } from '../../db/outbox/once.ts'
import type { Log } from '../../platform/log.ts'
import type { Metrics } from '../../platform/metrics.ts'
import { repeat } from '../../platform/repeat.ts'
import type { Billing } from './billing.ts'
import { forgetOldEvents } from './forget-old-events.ts'
import { reconcileStale, reconcileUndelivered } from './reconcile-billing.ts'

const EVERY_MS = 60_000
const UNDELIVERED_EVERY_MS = 15 * 60_000

type Parts = {
  billing: Billing
  /** The worker's own: here it is noted which quarter of an hour has been looked at, so that one worker does it. */
  db: NodePgDatabase
  metrics: Metrics
  log: Log
}

/** Finds what no webhook told us. The goal of the counter is zero: anything else is a delivery that failed. */
export function keepReconciled({ billing, db, metrics, log }: Parts) {
  const drift = new Counter({
    name: 'billing_drift_total',
    help: 'Accounts whose plan differed from what Stripe says',
    registers: [metrics.registry],
  })
  const stopping = new AbortController()
  const { signal } = stopping
  const loop = repeat({
    everyMs: EVERY_MS,
    run: async () => {
      await forgetOldEvents(billing)
      const slot = `billing.undelivered:${Math.floor(Date.now() / UNDELIVERED_EVERY_MS)}`
      if (!(await wasProcessed(db, slot))) {
        drift.inc((await reconcileUndelivered(billing, signal)).drifted)
        await markProcessed(db, slot)
      }
      const { synced, drifted } = await reconcileStale(billing, { signal })
      drift.inc(drifted)
      return synced
    },
    onError: (err) => log.warn('billing.reconcile_failed', { err }),
  })
  return {
    stop: () => {
      stopping.abort()
      return loop.stop()
    },
  }
}
