import { SuggestedCommunities } from '../../features/communities/ui/suggested-communities.tsx'
import { useSuggestedCommunities } from '../../features/communities/ui/use-suggested-communities.ts'
import type { FeedProduct } from '../../features/feed/ui/feed-product.ts'

/** The filters' panel has no room for more. */
const MOST_SHOWN = 4

type ProductCommunitiesProps = { product: FeedProduct; onChoose: (name: string) => void }

/** Communities that the product doesn't have yet. They are an extra: where none is found, nothing is said. */
export function ProductCommunities({ product, onChoose }: ProductCommunitiesProps) {
  const { answer, ...found } = useSuggestedCommunities({ productId: product.id })
  const known = new Set(product.subreddits?.map((name) => name.toLowerCase()))
  const fresh = answer?.communities.filter(({ name }) => !known.has(name.toLowerCase())) ?? []
  return (
    <SuggestedCommunities
      {...found}
      answer={answer && { ...answer, communities: fresh.slice(0, MOST_SHOWN) }}
      productName={product.name}
      isFollowed={false}
      chosen={[]}
      isFull={false}
      onAdd={onChoose}
      onRemove={() => {}}
    />
  )
}
