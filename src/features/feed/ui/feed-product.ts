/** What the feed needs to know about a product; the rows of the products' own list fit. */
export type FeedProduct = {
  id: string
  name: string
  description: string | null
  icon: string | null
  subreddits: string[] | null
  readOnly: boolean
}

export const MAX_PRODUCT_SUBREDDITS = 3
