import { sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Metrics } from '../../platform/metrics.ts'
import type { Round } from '../../platform/rounds.ts'
import { forgetDeliveries, giveUpStuck } from './tell/forget-deliveries.ts'
import { handOverDue } from './tell/hand-over-due.ts'
import { planDailyMails } from './tell/plan-daily-mails.ts'
import { tellStrongFits } from './tell/tell-strong-fits.ts'

/** What tells people of threads, once over all workers. */
export function alertRounds(db: NodePgDatabase, metrics: Metrics): Round[] {
  metrics.gauge('alerts_late_seconds', 'How long the most overdue alert waits for its next try', async () => {
    const { rows } = await db.execute<{ late: number | null }>(
      sql`select extract(epoch from now() - min(next_try_at))::float8 as late from alert_deliveries where next_try_at is not null`,
    )
    return Math.max(0, rows[0]?.late ?? 0)
  })
  return [
    { name: 'alerts.strong-fits', everyMs: 1_000, run: () => tellStrongFits(db) },
    { name: 'alerts.hand-over', everyMs: 1_000, run: () => handOverDue(db) },
    { name: 'alerts.daily', everyMs: 15_000, run: () => planDailyMails(db) },
    {
      name: 'alerts.forget',
      everyMs: 600_000,
      run: async () => {
        await giveUpStuck(db)
        return forgetDeliveries(db)
      },
    },
  ]
}
