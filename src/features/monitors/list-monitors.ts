import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import { preparedRead } from '../../db/as-user.ts'
import { requirePlan } from '../billing/require-plan.ts'
import type { RequestContext } from '../request-context.ts'
import { findLooking } from '../today/find-looking.ts'
import { proposeTerms } from './propose-terms.ts'
import { readLimit } from './read-limit.ts'
import { type Monitor, type MonitorList, monitorKinds, type monitorsInput } from './schema.ts'

const DAYS = 7

const monitorsOf = preparedRead((db) =>
  db
    .select({
      id: sql<string>`id`,
      productId: sql<string>`product_id`,
      term: sql<string>`term`,
      kind: sql<Monitor['kind']>`kind`,
      communities: sql<string[] | null>`communities`,
      threshold: sql<Monitor['threshold']>`threshold`,
      isCovered: sql<boolean>`covered.id is not null`,
    })
    .from(
      sql`monitors left join (select id from app.covered_monitors(array[${sql.placeholder('userId')}::uuid])) as covered using (id)`,
    )
    .where(sql`monitors.user_id = ${sql.placeholder('userId')}`)
    .orderBy(sql`created_at desc, id desc`)
    .prepare('monitors_of'),
)

const ZONE = sql.placeholder('timeZone')
const TODAY = sql`date_trunc('day', now() at time zone ${ZONE})`

/** How much was found on which of the user's days, zero being today. */
const weekOf = preparedRead((db) =>
  db
    .select({
      monitorId: sql<string>`monitor_id`,
      ago: sql<number>`${TODAY}::date - (posted_at at time zone ${ZONE})::date`,
      found: sql<number>`count(*)::int`,
    })
    .from(sql`monitor_matches`)
    .where(
      sql`user_id = ${sql.placeholder('userId')}
        and posted_at >= (${TODAY} - ${sql.raw(String(DAYS - 1))} * interval '1 day') at time zone ${ZONE}`,
    )
    .groupBy(sql`1, 2`)
    .prepare('matches_of_week'),
)

export async function listMonitors(
  ctx: RequestContext,
  { timeZone }: z.output<typeof monitorsInput>,
): Promise<MonitorList> {
  const tenant = await requirePlan(ctx, 'pro')
  const [rows, counts, { limit, planType }, covered] = await Promise.all([
    monitorsOf(tenant),
    weekOf(tenant, { timeZone }),
    readLimit(tenant),
    findLooking(tenant),
  ])
  const kinds = planType === 'plus' ? [...monitorKinds] : (['own_brand'] as const)
  const weeks = new Map(rows.map(({ id }) => [id, Array.from({ length: DAYS }, () => 0)]))
  for (const { monitorId, ago, found } of counts) {
    const week = weeks.get(monitorId)
    // Clocks differ: what was written in a moment belongs to today.
    const day = DAYS - 1 - Math.max(0, ago)
    if (week) week[day] = (week[day] ?? 0) + found
  }
  return {
    monitors: rows.map((row) => ({ ...row, week: weeks.get(row.id) ?? [] })),
    limit,
    kinds: [...kinds],
    proposals: proposeTerms(covered, rows, kinds),
  }
}
