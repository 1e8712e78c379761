import { Counter } from 'prom-client'
import type { Metrics } from '../../platform/metrics.ts'
import type { Round } from '../../platform/rounds.ts'
import type { Billing } from './billing.ts'
import { forgetOldEvents } from './forget-old-events.ts'
import { reconcileStale, reconcileUndelivered } from './reconcile-billing.ts'

/** Finds what no webhook told us. The goal of the counter is zero: anything else is a delivery that failed. */
export function billingRounds(billing: Billing, metrics: Metrics): Round[] {
  const drift = new Counter({
    name: 'billing_drift_total',
    help: 'Accounts whose plan differed from what Stripe says',
    registers: [metrics.registry],
  })
  const counting = async <T extends { drifted: number }>(reconciling: Promise<T>) => {
    const reconciled = await reconciling
    drift.inc(reconciled.drifted)
    return reconciled
  }
  return [
    {
      name: 'billing.stale',
      everyMs: 60_000,
      run: (signal) => counting(reconcileStale(billing, { signal })),
    },
    {
      name: 'billing.undelivered',
      everyMs: 15 * 60_000,
      run: (signal) => counting(reconcileUndelivered(billing, signal)),
    },
    { name: 'billing.old-events', everyMs: 3_600_000, run: () => forgetOldEvents(billing) },
  ]
}
