import { sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Owned } from './judge-verdicts.ts'

/** The products that watch each of these communities. */
export async function findWatchers(db: NodePgDatabase, communities: string[]) {
  const { rows } = await db.execute<Owned & { community: string }>(sql`
    select community, id, user_id as "userId", name, description, facts, profile
    from reddit.watches join products on id = product_id where community = any(${sql.param(communities)}::text[])`)
  const watchers = new Map<string, Owned[]>()
  for (const { community, ...product } of rows)
    watchers.set(community, [...(watchers.get(community) ?? []), product])
  return watchers
}
