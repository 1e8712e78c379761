import { z } from 'zod'
import { planId } from '../../features/billing/schema.ts'
import type { Product } from '../../features/products/schema.ts'
import { draftOf, emptyDraft, productDraft } from '../../features/products/ui/product-draft.ts'
import { whatIsMissing } from './what-is-missing.ts'

export const LAST_STEP = 4

const wizardState = z.object({
  step: z.int().min(1).max(LAST_STEP),
  product: productDraft,
  plan: planId.nullable(),
})
export type WizardState = z.infer<typeof wizardState>

/**
 * Where to begin: with what this tab remembers, else with what was saved before. Nobody starts behind a step that isn't
 * finished, nor with the plan while there is no product.
 */
export function resumeWizard(remembered: string | null, saved: Product | null): WizardState {
  const state = parseState(remembered) ?? {
    step: saved ? LAST_STEP : 1,
    product: saved ? draftOf(saved) : emptyDraft,
    plan: null,
  }
  const unfinished = [2, 3].find((step) => whatIsMissing({ ...state, step })) ?? (saved ? LAST_STEP : 3)
  return { ...state, step: Math.min(state.step, unfinished) }
}

function parseState(remembered: string | null) {
  try {
    return wizardState.safeParse(JSON.parse(remembered ?? 'null')).data
  } catch {
    return undefined
  }
}
