import type { products } from '../../db/schema/products.ts'
import type { Product } from './schema.ts'

/** A row as the API shows it. */
export function presentProduct(row: typeof products.$inferSelect, readOnly: boolean): Product {
  const { userId: _, createdAt, updatedAt, ...shown } = row
  return {
    ...shown,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    readOnly,
  }
}
