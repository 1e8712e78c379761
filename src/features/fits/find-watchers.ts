import { sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Owned } from './judge-verdicts.ts'
import { WAIT_MS } from './plan-reading.ts'

const IN_COMPANY = sql.raw(`interval '${WAIT_MS} milliseconds'`)

/**
 * The products that watch any of these communities, with those that they do, and whether someone is told of their strong fits right away. In quiet
 * hours nobody is, until they are about to end.
 */
export async function findWatchers(db: NodePgDatabase, communities: string[]) {
  const named = sql.param(communities.map((name) => name.toLowerCase()))
  const { rows } = await db.execute<Owned & { communities: string[]; isAwaited: boolean }>(sql`
    select id, user_id as "userId", name, description, facts, profile, communities, exists (
        select from alert_channels as channel
        where channel.user_id = products.user_id and channel.is_on and channel.paused_at is null and channel.strong_fits
      ) and not exists (
        select from alert_settings as chosen where chosen.user_id = products.user_id
          and app.quiet_until(chosen.time_zone, chosen.quiet_from, chosen.quiet_to, now()) > now() + ${IN_COMPANY}) as "isAwaited"
    from products join (
      select product_id, array_agg(community) as communities from reddit.watches where community = any(${named}::text[]) group by 1
    ) as watching on id = product_id`)
  return rows
}
