import { type FormEvent, useEffect, useState } from 'react'
import type { PlanId } from '../../features/billing/schema.ts'
import { useSuggestedCommunities } from '../../features/communities/ui/use-suggested-communities.ts'
import { useProductDraft } from '../../features/products/ui/use-product-draft.ts'
import { bestCommunity } from './best-community.ts'
import { rememberWizard } from './remembered-wizard.ts'
import { useAskedProduct } from './use-asked-product.ts'
import { type FirstFeed, useCompleteSetup } from './use-complete-setup.ts'
import { useSaveProduct } from './use-save-product.ts'
import { whatIsMissing } from './what-is-missing.ts'
import { LAST_STEP, type WizardState } from './wizard-state.ts'

const ON_ITS_WAY = "One moment, we're still working on it."

type Options = {
  userId: string
  savedId: string | undefined
  start: WizardState
  /** False until the browser's memory has been read: what is there must not be overwritten before. */
  ready: boolean
}

export function useWizard({ userId, savedId, start, ready }: Options) {
  const [step, setStep] = useState(start.step)
  const [plan, choosePlan] = useState<PlanId | null>(start.plan)
  const form = useProductDraft(start.product)
  const { saving, save, failure, id } = useSaveProduct(form, savedId, () => setStep(LAST_STEP))
  const { completing, complete } = useCompleteSetup(userId)
  const busy = saving || completing
  const { draft } = form
  const found = useSuggestedCommunities(useAskedProduct(draft, step))
  const missing = form.waiting ? ON_ITS_WAY : whatIsMissing({ step, product: draft, plan })

  useEffect(() => {
    if (ready) rememberWizard(userId, { step, product: draft, plan })
  }, [ready, userId, step, draft, plan])

  function goOn(event: FormEvent) {
    event.preventDefault()
    if (missing) return
    if (step < 3) setStep(step + 1)
    else if (step === 3) save()
    else if (plan) complete(plan, firstFeed())
  }

  function firstFeed(): FirstFeed {
    const subreddit = bestCommunity(draft.subreddits, found.answer?.communities ?? [])
    return id !== undefined && subreddit !== undefined ? { productId: id, subreddit } : undefined
  }

  return {
    step,
    form,
    plan,
    choosePlan,
    busy,
    missing,
    found,
    failure: step === 3 ? failure : '',
    goOn,
    goBack: () => setStep(step - 1),
  }
}
