import { sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { digestProduct } from '../fits/digest-product.ts'
import type { Arriving } from '../fits/reader.ts'
import { type Claimed, claimMatches, findOwned, MOST_CLAIMED } from './claim-matches.ts'
import { type Decision, decideMatch } from './decide-match.ts'
import { hurryReadings, readUnread } from './read-unread.ts'

/** What someone is to be told of. */
export type Ready = Pick<Claimed, 'userId' | 'productId' | 'monitorId' | 'postId' | 'createdAt'>

type Tx = Pick<NodePgDatabase, 'execute'>
/** Part of the transaction in which the matches become told. */
export type Raise = (tx: Tx, ready: Ready[]) => Promise<void>

/** One bite: the waiting matches that it's time to look at. Each is told once, or left; for the others their posts are read now. */
export async function settleMatches(reader: Arriving, raise: Raise) {
  const { db } = reader
  const { decided, products } = await db.transaction(async (tx) => {
    const claimed = await claimMatches(tx)
    const owned = await findOwned(
      tx,
      claimed.map(({ productId }) => productId),
    )
    const digests = new Map([...owned].map(([id, product]) => [id, digestProduct(product)]))
    const all = claimed.map((match) => ({ match, said: decideMatch(match, digests.get(match.productId)) }))
    if (all.length > 0) await keepDecisions(tx, all)
    const ready = all.flatMap(({ match, said }) => (said === 'told' ? [readyOf(match)] : []))
    if (ready.length > 0) await raise(tx, ready)
    return { decided: all, products: owned }
  })
  const which = (wanted: Decision) => decided.flatMap(({ match, said }) => (said === wanted ? [match] : []))
  await hurryReadings(db, which('hurry'))
  await readUnread(reader, which('read'), products)
  return { told: which('told').length, more: decided.length === MOST_CLAIMED }
}

const readyOf = ({ userId, productId, monitorId, postId, createdAt }: Claimed): Ready => ({
  userId,
  productId,
  monitorId,
  postId,
  createdAt,
})

/** What goes on waiting is looked at again after an eighth of the time that it has waited. */
async function keepDecisions(tx: Tx, decided: { match: Claimed; said: Decision }[]) {
  const rows = decided.map(({ match: { monitorId, postId }, said }) => ({
    monitorId,
    postId,
    state: said === 'told' || said === 'left' ? said : 'waiting',
  }))
  await tx.execute(sql`
    update monitor_matches as kept set state = said.state,
      settle_at = now() + least(interval '10 minutes', greatest(interval '2 seconds', (now() - found_at) / 8))
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as said ("monitorId" uuid, "postId" text, state text)
    where kept.monitor_id = "monitorId" and kept.post_id = "postId"`)
}
