import type { ComponentType } from 'react'
import type { FeedProduct } from '../feed-product.ts'

/** What the filters show of communities; the pages know where it comes from. */
export type CommunityParts = {
  /** Says what is wrong with a name that was typed. */
  NameCheck: ComponentType<{ name: string; onReplace: (nearest: string) => void }>
  /** Communities that suit the product. */
  Suggestions: ComponentType<{ product: FeedProduct; onChoose: (name: string) => void }>
}
