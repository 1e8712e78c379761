import { sql } from 'drizzle-orm'
import { asUser } from '../../db/as-user.ts'
import type { SignedInContext } from '../request-context.ts'
import { wantedBy } from '../watch/search-stored.ts'
import type { Asked } from './read-places.ts'

const MOST_KEYWORDS = 50
/** As many as eight products have. */
const MOST_PLACES = 24

const wanted = sql.raw(wantedBy('given'))

/**
 * Remembers that someone asked for these words in these communities. Where that makes too many, those that they haven't asked for the longest
 * leave. Answers false where nothing is left to count.
 */
export function noteKeyword(tenant: SignedInContext, { keyword, communities }: Asked) {
  const { userId } = tenant
  return asUser(tenant, async (tx) => {
    const { rows } = await tx.execute<{ keyword_id: string }>(sql`
      with noted as (
        insert into keywords (user_id, keyword) select ${userId}, given from (values (${keyword}::text)) as one (given) where numnode(${wanted}) > 0
        on conflict (user_id, keyword) do update set asked_at = now() returning id)
      insert into keyword_places (user_id, keyword_id, community)
      select ${userId}, id, community from noted, unnest(${sql.param(communities)}::text[]) as community order by community
      on conflict (user_id, keyword_id, community) do update set asked_at = now() returning keyword_id`)
    const [noted] = rows
    if (!noted) return false
    await tx.execute(sql`
      delete from keywords where user_id = ${userId} and id in (
        select id from keywords where user_id = ${userId} order by asked_at desc, id offset ${MOST_KEYWORDS})`)
    await tx.execute(sql`
      delete from keyword_places where user_id = ${userId} and keyword_id = ${noted.keyword_id} and community in (
        select community from keyword_places where user_id = ${userId} and keyword_id = ${noted.keyword_id}
        order by asked_at desc, community offset ${MOST_PLACES})`)
    return true
  })
}
