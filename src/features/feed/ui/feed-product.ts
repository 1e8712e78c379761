/** What the feed needs to know about a product; the rows of the products' own list fit. */
export type FeedProduct = {
  id: string
  name: string
  description: string | null
  facts: { text: string }[]
  icon: string | null
  subreddits: string[] | null
  readOnly: boolean
}
