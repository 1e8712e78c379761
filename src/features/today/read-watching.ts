import { sql } from 'drizzle-orm'
import { preparedRead } from '../../db/as-user.ts'
import { IS_LATE } from '../watch/ask-store.ts'
import type { DayOwner } from './day-source.ts'
import { isComing } from './find-threads.ts'
import type { LookingProduct } from './find-looking.ts'

const names = sql`${sql.placeholder('communities')}::text[]`

const watchingOf = preparedRead((db) =>
  db
    .select({
      communities: sql<number>`count(polled_at)::int`,
      isLate: sql<boolean | null>`bool_and(${sql.raw(IS_LATE)})`,
      closed: sql<string[] | null>`array_agg(name order by name) filter (where is_closed)`,
      updatedAt: sql<string | null>`to_json(min(polled_at)) #>> '{}'`,
      looksAgainAt: sql<
        string | null
      >`to_json(greatest(now(), min(next_poll_at) filter (where polled_at is not null))) #>> '{}'`,
      posts: sql<number>`(select count(*)::int from reddit.posts
        where community = any(${names}) and created_at > now() - interval '1 day' and sieved_at is not null)`,
      waiting: sql<number>`(select count(*)::int from reddit.verdicts where user_id = ${sql.placeholder('userId')}
        and product_id = any(${sql.placeholder('products')}::uuid[]) and ${isComing('verdicts')})`,
    })
    .from(sql`reddit.watched_communities`)
    .where(sql`name = any(${names}) and products > 0`)
    .prepare('watching_of'),
)

/** What was read of the products' communities in the last day, what is about to be, and when. */
export async function readWatching(owner: DayOwner, looking: LookingProduct[]) {
  const communities = [...new Set(looking.flatMap((product) => product.communities))]
  const [watching] = await watchingOf(owner, { communities, products: looking.map(({ id }) => id) })
  if (!watching) throw new Error('An aggregate answers with one row')
  const { posts, waiting, communities: read, updatedAt, looksAgainAt, isLate, closed } = watching
  return {
    read: { posts, communities: read },
    waiting,
    isLate: isLate ?? false,
    unreadable: namesAsWritten(looking, closed ?? []),
    updatedAt: asTime(updatedAt),
    // Nobody knows when, where none was read yet.
    looksAgainAt: updatedAt && asTime(looksAgainAt),
  }
}

/** The store has them in lower case. */
function namesAsWritten(looking: LookingProduct[], names: string[]) {
  const written = looking.flatMap(({ subreddits }) => subreddits ?? [])
  return names.map((name) => written.find((one) => one.toLowerCase() === name) ?? name)
}

const asTime = (at: string | null) => at && new Date(at).toISOString()
