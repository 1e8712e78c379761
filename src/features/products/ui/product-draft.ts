import { z } from 'zod'
import { fact, type Product, type ProductInput, productInput, productProfile } from '../schema.ts'

/** What stands in the form, finished or not. Read back from the browser's storage, so it is checked like any input. */
export const productDraft = z.object({
  name: z.string(),
  website: z.string(),
  description: z.string(),
  icon: z.string(),
  subreddits: z.array(z.string()),
  facts: z.array(z.object({ text: z.string(), source: fact.shape.source })),
  disclosures: z.array(z.string()).default([]),
  profile: productProfile.nullable().default(null),
})
export type ProductDraft = z.infer<typeof productDraft>
export type DraftErrors = Partial<Record<keyof ProductDraft, string[]>>

export const emptyDraft: ProductDraft = {
  name: '',
  website: '',
  description: '',
  icon: '',
  subreddits: [],
  facts: [],
  disclosures: [],
  profile: null,
}

export function draftOf(product: Product): ProductDraft {
  const { name, website, description, icon, subreddits, facts, disclosures, profile } = product
  return {
    name,
    website: website ?? '',
    description: description ?? '',
    icon: icon ?? '',
    subreddits: subreddits ?? [],
    facts,
    disclosures,
    profile,
  }
}

type CheckedDraft = { kind: 'fine'; input: ProductInput } | { kind: 'refused'; errors: DraftErrors }

/** By the server's own rules, one reason per field. Facts and sentences that were never written are left out. */
export function checkDraft(draft: ProductDraft): CheckedDraft {
  const input = {
    ...draft,
    facts: draft.facts.filter(({ text }) => text.trim() !== ''),
    disclosures: draft.disclosures.filter((sentence) => sentence.trim() !== ''),
  }
  const checked = productInput.safeParse(input)
  if (checked.success) return { kind: 'fine', input }
  const reasons = Object.entries(z.flattenError(checked.error).fieldErrors)
  return {
    kind: 'refused',
    errors: Object.fromEntries(reasons.map(([field, all]) => [field, all.slice(0, 1)])),
  }
}

/** Without a profile that is as it was when the form was opened: a newer one may have been written since. */
export function changedSince(start: ProductDraft, input: ProductInput): ProductInput {
  const { profile, ...rest } = input
  return JSON.stringify(profile) === JSON.stringify(start.profile) ? rest : input
}
