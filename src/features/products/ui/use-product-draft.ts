import { useState } from 'react'
import type { DraftErrors, ProductDraft } from './product-draft.ts'

type Patch = Partial<ProductDraft>

export type ProductForm = {
  draft: ProductDraft
  errors: DraftErrors
  /** Takes a function where the answer comes later than the press, so that what was typed meanwhile stays. */
  change: (patch: Patch | ((now: ProductDraft) => Patch)) => void
  /** Says reasons under their fields, until the field is changed. */
  refuse: (errors: DraftErrors) => void
}

export function useProductDraft(start: ProductDraft): ProductForm {
  const [{ draft, errors }, set] = useState<{ draft: ProductDraft; errors: DraftErrors }>({
    draft: start,
    errors: {},
  })
  return {
    draft,
    errors,
    change: (given) =>
      set((now) => {
        const patch = typeof given === 'function' ? given(now.draft) : given
        return { draft: { ...now.draft, ...patch }, errors: without(now.errors, patch) }
      }),
    refuse: (reasons) => set((now) => ({ ...now, errors: { ...now.errors, ...reasons } })),
  }
}

function without(errors: DraftErrors, changed: Patch): DraftErrors {
  return Object.fromEntries(Object.entries(errors).filter(([field]) => !(field in changed)))
}
