import { useState } from 'react'
import type { DraftErrors, ProductDraft } from './product-draft.ts'

type Patch = Partial<ProductDraft>

export type ProductForm = {
  /** False once its dialog is closed: what is on its way is given up. */
  open: boolean
  draft: ProductDraft
  errors: DraftErrors
  /** Takes a function where the answer comes later than the press, so that what was typed meanwhile stays. */
  change: (patch: Patch | ((now: ProductDraft) => Patch)) => void
  /** Says reasons under their fields, until the field is changed. */
  refuse: (errors: DraftErrors) => void
  /** The same for the whole form: reasons of earlier no longer hold. */
  judge: (errors: DraftErrors) => void
  /** A logo or a description is on its way; saved now, it would be missed. */
  waiting: boolean
  /** Runs what the form has to wait for. */
  await: <T>(work: () => Promise<T>) => Promise<T>
}

export function useProductDraft(start: ProductDraft, open = true): ProductForm {
  const [{ draft, errors }, set] = useState<{ draft: ProductDraft; errors: DraftErrors }>({
    draft: start,
    errors: {},
  })
  const [pending, setPending] = useState(0)
  return {
    open,
    draft,
    errors,
    waiting: pending > 0,
    await: async (work) => {
      setPending((now) => now + 1)
      try {
        return await work()
      } finally {
        setPending((now) => now - 1)
      }
    },
    change: (given) =>
      set((now) => {
        const patch = typeof given === 'function' ? given(now.draft) : given
        return { draft: { ...now.draft, ...patch }, errors: without(now.errors, patch) }
      }),
    judge: (errors) => set((now) => ({ ...now, errors })),
    refuse: (reasons) => set((now) => ({ ...now, errors: { ...now.errors, ...reasons } })),
  }
}

function without(errors: DraftErrors, changed: Patch): DraftErrors {
  return Object.fromEntries(Object.entries(errors).filter(([field]) => !(field in changed)))
}
