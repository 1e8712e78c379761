import type { LookingProduct } from '../today/find-looking.ts'
import { MOST_SIGNS, type Monitor, type MonitorKind, type Proposal } from './schema.ts'

const MOST = 12
const FEWEST_SIGNS = 2

/** What the profiles of products name, brands first, as far as it isn't watched yet. A problem may be a long sentence: it's left out. */
export function proposeTerms(
  products: Pick<LookingProduct, 'id' | 'name' | 'profile'>[],
  watched: Pick<Monitor, 'productId' | 'term'>[],
  kinds: readonly MonitorKind[],
): Proposal[] {
  const known = new Set(watched.map(keyOf))
  const all = kinds.flatMap((kind) =>
    products.flatMap((product) =>
      termsOf(product, kind).map((term) => ({ productId: product.id, term: term.trim(), kind })),
    ),
  )
  const fitting = all.filter((proposal) => {
    const isNew = !known.has(keyOf(proposal))
    known.add(keyOf(proposal))
    return isNew && proposal.term.length >= FEWEST_SIGNS && proposal.term.length <= MOST_SIGNS
  })
  return fitting.slice(0, MOST)
}

const keyOf = ({ productId, term }: Pick<Proposal, 'productId' | 'term'>) =>
  `${productId} ${term.toLowerCase()}`

function termsOf({ name, profile }: Pick<LookingProduct, 'name' | 'profile'>, kind: MonitorKind) {
  if (kind === 'own_brand') return [name]
  if (kind === 'problem') return profile?.problems.map(({ text }) => text) ?? []
  // 'MoeGo, software for salons': the name alone is what people write.
  return profile?.rivals.map(({ text }) => text.split(/[,(]/, 1)[0] ?? text) ?? []
}
