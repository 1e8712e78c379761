import type { ProductDescription } from '../schema.ts'
import { takeFacts } from './change-facts.ts'
import { saysNothing } from './change-profile.ts'
import type { ProductDraft } from './product-draft.ts'

/** What a website brings into a form: only what is empty there, never in the place of what someone wrote. */
export function fillEmpty(draft: ProductDraft, found: ProductDescription): Partial<ProductDraft> {
  const { name, icon, description, profile } = found
  return {
    ...(name && draft.name.trim() === '' && { name }),
    ...(icon && draft.icon === '' && { icon }),
    ...(description && draft.description.trim() === '' && { description }),
    ...(found.facts.length > 0 && lacksFacts(draft) && { facts: takeFacts(draft.facts, found.facts) }),
    ...(profile && lacksProfile(draft) && { profile }),
  }
}

export const hasEmpty = (draft: ProductDraft) =>
  [draft.name, draft.icon, draft.description].some((text) => text.trim() === '') ||
  lacksFacts(draft) ||
  lacksProfile(draft)

const lacksFacts = ({ facts }: ProductDraft) => facts.every(({ text }) => text.trim() === '')
const lacksProfile = ({ profile }: ProductDraft) => !profile || saysNothing(profile)
