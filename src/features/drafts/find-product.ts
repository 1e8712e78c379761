import { and, desc, eq, sql } from 'drizzle-orm'
import { readAsUser } from '../../db/as-user.ts'
import { products } from '../../db/schema/products.ts'
import { AppError } from '../../platform/errors.ts'
import { digestProduct } from '../fits/digest-product.ts'
import type { SignedInContext } from '../request-context.ts'
import type { ProductInDraft } from './judge/draft-context.ts'
import { knownFacts } from './judge/known-facts.ts'

export type SentProduct = {
  productId?: string | undefined
  productName: string
  productDescription: string
  productWebsite: string
}

/** The user's own product by its id or its name; one that we don't know is what the request says, and has no facts. */
export async function findProduct(tenant: SignedInContext, asked: SentProduct) {
  const { productId, productName } = asked
  const named = sql`lower(${products.name}) = lower(${productName})`
  const [row] = await readAsUser(tenant, (db) =>
    db
      .select()
      .from(products)
      .where(and(eq(products.userId, tenant.userId), productId ? eq(products.id, productId) : named))
      .orderBy(desc(products.createdAt))
      .limit(1),
  )
  if (productId && !row) throw new AppError('not_found', "We couldn't find this product.")
  const product: ProductInDraft = row
    ? { ...row, facts: knownFacts(row) }
    : {
        name: productName,
        website: asked.productWebsite || null,
        description: asked.productDescription || null,
        facts: [],
        disclosures: [],
      }
  const { name, website, description, facts, disclosures } = product
  return {
    productId: row?.id ?? null,
    known: row ? { productId: row.id, digest: digestProduct(row) } : null,
    product: { name, website, description, facts, disclosures },
  }
}
