import type { ProductInDraft } from '../judge/draft-context.ts'
import { type DescribedProduct, knownFacts } from '../judge/known-facts.ts'

/** What drafts need to know about a product; the rows of the products' own list fit. */
export type DraftProduct = DescribedProduct & {
  id: string
  name: string
  description: string | null
  website: string | null
  icon: string | null
  subreddits: string[] | null
  disclosures: string[]
}

/** The product as every route of drafts takes it. */
export const sentProduct = ({ id, name, description, website }: DraftProduct) => ({
  productId: id,
  productName: name,
  productDescription: description ?? '',
  productWebsite: website ?? '',
})

export const judgedProduct = (product: DraftProduct): ProductInDraft => ({
  name: product.name,
  website: product.website,
  description: product.description,
  facts: knownFacts(product),
  disclosures: product.disclosures,
})
