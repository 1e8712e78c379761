import type { ProductInDraft } from '../judge/draft-context.ts'

/** What drafts need to know about a product; the rows of the products' own list fit. */
export type DraftProduct = {
  id: string
  name: string
  description: string | null
  website: string | null
  icon: string | null
  subreddits: string[] | null
  facts: { text: string }[]
  disclosures: string[]
}

/** The product as every route of drafts takes it. */
export const sentProduct = ({ id, name, description, website }: DraftProduct) => ({
  productId: id,
  productName: name,
  productDescription: description ?? '',
  productWebsite: website ?? '',
})

export const judgedProduct = ({
  name,
  website,
  description,
  facts,
  disclosures,
}: DraftProduct): ProductInDraft => ({
  name,
  website,
  description,
  facts: facts.map(({ text }) => text),
  disclosures,
})
