import { checkDraft } from '../../features/products/ui/product-draft.ts'
import type { WizardState } from './wizard-state.ts'

const details = [
  ['website', 'Enter your website to continue.'],
  ['name', 'Name your product to continue.'],
  ['description', 'Describe your product to continue.'],
  ['icon', 'Add a logo to continue.'],
] as const

/** Why a step can't be left yet, in the form's order; undefined when it can. */
export function whatIsMissing({ step, product, plan }: WizardState): string | undefined {
  if (step === 3 && product.subreddits.length === 0) return 'Add at least one subreddit to continue.'
  if (step === 4 && plan === null) return 'Please select a plan to continue'
  if (step !== 2) return undefined
  const checked = checkDraft(product)
  if (checked.kind === 'fine') return undefined
  const [field, ask] = details.find(([field]) => checked.errors[field]) ?? []
  return field && product[field].trim() !== '' ? checked.errors[field]?.[0] : ask
}
