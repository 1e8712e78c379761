import { createHash } from 'node:crypto'
import { type KnownProduct, linesOf } from '../../judge/known-product.ts'
import { judgePosts } from '../../judge/model/judge-posts.v1.ts'

/** Changes with what is known of the product and with the question, so no reading outlives what it was made from. */
export function digestProduct(product: KnownProduct) {
  const made = JSON.stringify([judgePosts.version, linesOf(product)])
  return createHash('sha256').update(made).digest('base64url').slice(0, 16)
}
