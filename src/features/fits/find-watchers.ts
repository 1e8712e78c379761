import { sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Owned } from './judge-verdicts.ts'

/** The products that watch any of these communities, with those that they do. */
export async function findWatchers(db: NodePgDatabase, communities: string[]) {
  const named = sql.param(communities.map((name) => name.toLowerCase()))
  const { rows } = await db.execute<Owned & { communities: string[] }>(sql`
    select id, user_id as "userId", name, description, facts, profile, communities
    from products join (
      select product_id, array_agg(community) as communities from reddit.watches where community = any(${named}::text[]) group by 1
    ) as watching on id = product_id`)
  return rows
}
