import type { Entry } from '../../schema.ts'

/** How much of what was posted names a product; undefined while there is nothing to count. */
export function writeShare(entries: Pick<Entry, 'kind' | 'named' | 'productName'>[]) {
  if (entries.length === 0) return undefined
  const named = entries.filter((entry) => entry.named)
  const products = new Set(named.map(({ productName }) => productName))
  const [only] = products
  const product = products.size === 1 && only ? only : products.size > 1 ? 'your products' : 'your product'
  return `${named.length === 0 ? 'None' : named.length} of your ${countKinds(entries)} named ${product}.`
}

function countKinds(entries: Pick<Entry, 'kind'>[]) {
  const count = entries.length
  const kinds = new Set(entries.map(({ kind }) => kind))
  const [kind] = kinds
  if (kinds.size > 1) return `${count} comments and posts`
  return count === 1 ? `1 ${kind}` : `${count} ${kind}s`
}
