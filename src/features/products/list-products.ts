import { desc, eq, sql } from 'drizzle-orm'
import { preparedRead } from '../../db/as-user.ts'
import { products } from '../../db/schema/products.ts'
import { requireUser } from '../accounts/read-session.ts'
import { readSubscription } from '../billing/read-subscription.ts'
import type { RequestContext } from '../request-context.ts'
import { presentProduct } from './present-product.ts'
import type { ProductList } from './schema.ts'

const productsOf = preparedRead((db) =>
  db
    .select()
    .from(products)
    .where(eq(products.userId, sql.placeholder('userId')))
    .orderBy(desc(products.createdAt), desc(products.id))
    .prepare('products_of'),
)

/** Newest first. The oldest ones, up to the plan's limit, are those that can be changed. */
export async function listProducts(ctx: RequestContext): Promise<ProductList> {
  const tenant = await requireUser(ctx)
  const [rows, { productLimit: limit }] = await Promise.all([productsOf(tenant), readSubscription(tenant)])
  return {
    limit,
    products: rows.map((row, index) => presentProduct(row, rows.length - 1 - index >= limit)),
  }
}
