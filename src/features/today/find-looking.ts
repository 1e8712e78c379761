import { desc, eq, sql } from 'drizzle-orm'
import { preparedRead } from '../../db/as-user.ts'
import { products } from '../../db/schema/products.ts'
import { readSubscription } from '../billing/read-subscription.ts'
import { digestProduct } from '../fits/digest-product.ts'
import type { DayOwner } from './day-source.ts'

const productsOf = preparedRead((db) =>
  db
    .select()
    .from(products)
    .where(eq(products.userId, sql.placeholder('userId')))
    .orderBy(desc(products.createdAt), desc(products.id))
    .prepare('products_looking_of'),
)

/** The user's products that threads are found for: those that the plan covers. */
export async function findLooking(owner: DayOwner) {
  const [rows, { productLimit }] = await Promise.all([productsOf(owner), readSubscription(owner)])
  return rows
    .slice(Math.max(0, rows.length - productLimit))
    .map((row) => ({ ...row, digest: digestProduct(row), communities: communitiesOf(row) }))
}

export type LookingProduct = Awaited<ReturnType<typeof findLooking>>[number]

const communitiesOf = ({ subreddits }: { subreddits: string[] | null }) =>
  subreddits?.map((name) => name.toLowerCase()) ?? []

/** As the store's statements take them. */
export const asLooking = (looking: LookingProduct[]) =>
  looking.map(({ id, digest, communities }) => ({ product: id, digest, communities }))
