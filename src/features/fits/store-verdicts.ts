import { sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { makeStorable } from '../../platform/make-storable.ts'
import { areAmong } from '../watch/empty-posts.ts'
import { digestProduct } from './digest-product.ts'
import { edition, type ReadablePost } from './find-stored-posts.ts'
import type { Owned } from './judge-verdicts.ts'
import type { Sieved } from './reader.ts'

/** Of one statement: many products may watch the same community. */
const MOST_ROWS = 1_000

export type SievedFor = Pick<Sieved, 'said'> & {
  userId: string
  productId: string
  digest: string
  /** How long the model may wait to read it together with others; null where there is no model. */
  waitMs: number | null
}

type Options = {
  /** Whether this is all that is to be said of the posts for now: they have met every product that watches them. */
  isAll: boolean
  /** Who has met all posts of a community by this, as it was described then. */
  caughtUp?: { id: string; community: string; digest: string }[]
}

/**
 * Keeps what the sieve says of posts, as far as they still have the words that it read, and products are still what it knew. The rows stay
 * locked meanwhile, so someone who takes the words away finds these verdicts too, and no product that was changed counts as caught up. What is
 * known of the same product as it's described stays, unless it was let go.
 */
export async function storeVerdicts(
  db: NodePgDatabase,
  posts: ReadablePost[],
  sieved: SievedFor[],
  { isAll, caughtUp = [] }: Options,
) {
  const among = areAmong(posts.map(({ id, createdAt: created }) => ({ id, created })))
  const editions = sql.param(posts.map((post) => post.edition))
  const created = new Map(posts.map((post) => [post.id, post.createdAt]))
  const communities = [...posts, ...caughtUp].map(({ community }) => community.toLowerCase())
  const productIds = [...sieved.map(({ productId }) => productId), ...caughtUp.map(({ id }) => id)]
  await db.transaction(async (tx) => {
    const digests = await holdProducts(tx, [...new Set(productIds)], [...new Set(communities)])
    const { rows: unchanged } = await tx.execute<{ id: string }>(sql`
      select id from reddit.posts where ${among} and ${edition} = any(${editions}::text[]) order by id for update`)
    const ids = new Set(unchanged.map(({ id }) => id))
    const rows = sieved.flatMap(({ said: { postId, ...said }, ...one }) =>
      ids.has(postId) && digests.get(one.productId) === one.digest
        ? [{ ...one, ...said, postId, createdAt: created.get(postId) }]
        : [],
    )
    for (let from = 0; from < rows.length; from += MOST_ROWS)
      await insert(tx, rows.slice(from, from + MOST_ROWS))
    if (isAll && ids.size > 0) {
      await tx.execute(
        sql`update reddit.posts set sieved_at = now() where ${among} and id = any(${sql.param([...ids])}::text[])`,
      )
    }
    await markCaughtUp(
      tx,
      caughtUp.filter(({ id, digest }) => digests.get(id) === digest),
    )
  })
}

type Tx = Pick<NodePgDatabase, 'execute'>

/**
 * Each product as it is described now. Whoever changes or deletes one waits, because that changes what it watches as well. One that doesn't
 * watch these communities isn't held: what is written for it as it was is shown to nobody, and leaves with its post.
 */
async function holdProducts(tx: Tx, productIds: string[], communities: string[]) {
  const ids = sql.param(productIds)
  await tx.execute(sql`
    select from reddit.watches where product_id = any(${ids}::uuid[]) and community = any(${sql.param(communities)}::text[])
    order by community, product_id for update`)
  const { rows } = await tx.execute<Owned>(sql`
    select id, user_id as "userId", name, description, facts, profile from products where id = any(${ids}::uuid[])`)
  return new Map(rows.map((row) => [row.id, digestProduct(row)]))
}

const markCaughtUp = (tx: Tx, done: { id: string; community: string }[]) =>
  tx.execute(sql`
    update reddit.watches as kept set caught_up_at = now()
    from jsonb_to_recordset(${JSON.stringify(done)}::jsonb) as done (id uuid, community text)
    where product_id = done.id and kept.community = done.community`)

const insert = (tx: Tx, rows: object[]) =>
  tx.execute(sql`
    insert into reddit.verdicts as kept (post_id, created_at, user_id, product_id, digest, score, wants, in_trouble, asks, meets, judge_at, held)
    select "postId", "createdAt", "userId", "productId", digest, score, wants, "inTrouble", asks, meets,
      now() + "waitMs" * interval '1 millisecond', case when "waitMs" is null then 'model' end
    from jsonb_to_recordset(${JSON.stringify(makeStorable(rows))}::jsonb) as said ("postId" text, "createdAt" timestamptz, "userId" uuid,
      "productId" uuid, digest text, score real, wants text, "inTrouble" bool, asks text, meets text, "waitMs" int)
    on conflict (post_id, product_id, created_at) do update set digest = excluded.digest, score = excluded.score, wants = excluded.wants,
      in_trouble = excluded.in_trouble, asks = excluded.asks, meets = excluded.meets, fit = null, rank = null, trouble = null, why = null,
      judge_at = excluded.judge_at, held = excluded.held
    where kept.digest <> excluded.digest or (kept.fit is null and kept.held is null and kept.judge_at is null)`)
