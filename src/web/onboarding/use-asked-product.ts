import { useState } from 'react'
import type { AskedProduct } from '../../features/communities/ui/use-suggested-communities.ts'
import { checkDraft, type ProductDraft } from '../../features/products/ui/product-draft.ts'

/**
 * The product to find communities for: as it is once its step is left. Where a profile is there sooner, already as it came, so that they
 * are usually found by then; what is edited meanwhile asks nothing, because each question costs a search.
 */
export function useAskedProduct(draft: ProductDraft, step: number): AskedProduct | null {
  const [early, setEarly] = useState<AskedProduct | null>(null)
  const asked = describe(draft)
  if (step === 2 && draft.profile && asked && !early) setEarly(asked)
  if (step < 2) return null
  return step === 2 ? early : asked
}

/** Without what changes no answer, so that choosing a subreddit doesn't ask anew. */
function describe(draft: ProductDraft): AskedProduct | null {
  // A subreddit is chosen later, and a logo says nothing.
  const checked = checkDraft({ ...draft, icon: '/icons/any.webp', subreddits: ['any'] })
  if (checked.kind !== 'fine') return null
  const { name, description, facts = [], profile = null } = checked.input
  return { name, description, facts, profile }
}
