import type { NamedProduct } from '../../../judge/form/names-product.ts'
import type { Mode, Register, Task } from '../schema.ts'

export type ProductInDraft = NamedProduct & {
  description: string | null
  /** What drafts may claim. */
  facts: string[]
  /** How the maker says that it is theirs, in their words. */
  disclosures: string[]
}

/** Everything a draft is judged against. Plain data, so that the browser judges like the server. */
export type DraftContext = {
  task: Task
  mode: Mode
  linksAllowed: boolean
  product: ProductInDraft
  /** What the user told us themselves: numbers and history in it are theirs to use. */
  context: string
  /** What the user may tell of themselves in every draft. */
  founder: string
  /** Where someone replied to the user: what the user had said, '' where nobody knows. Theirs to build on, and not to be said again. */
  earlier?: string | undefined
  /** What a comment answers: a post, or a reply under the title of its post. */
  post: { title: string; text: string } | null
  /** The post that a rewrite was modelled on. */
  source: string | null
  /** The user's earlier drafts. */
  ownDrafts: string[]
  register: Register | null
  /** Addresses that the model put into the draft; the user can vouch only for their own. */
  writtenLinks: string[]
}

export type DraftText = { title: string | null; content: string }
