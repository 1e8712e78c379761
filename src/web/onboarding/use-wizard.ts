import { type FormEvent, useEffect, useState } from 'react'
import type { PlanId } from '../../features/billing/schema.ts'
import { useProductDraft } from '../../features/products/ui/use-product-draft.ts'
import { rememberWizard } from './remembered-wizard.ts'
import { useCompleteSetup } from './use-complete-setup.ts'
import { useSaveProduct } from './use-save-product.ts'
import { whatIsMissing } from './what-is-missing.ts'
import type { WizardState } from './wizard-state.ts'

const ON_ITS_WAY = 'One moment, something is still on its way.'

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
  const [busy, setBusy] = useState(false)
  const form = useProductDraft(start.product)
  const { save, failure } = useSaveProduct(form, savedId)
  const complete = useCompleteSetup(userId)
  const { draft } = form
  const missing = form.waiting ? ON_ITS_WAY : whatIsMissing({ step, product: draft, plan })

  useEffect(() => {
    if (ready) rememberWizard(userId, { step, product: draft, plan })
  }, [ready, userId, step, draft, plan])

  async function goOn(event: FormEvent) {
    event.preventDefault()
    if (busy || missing) return
    if (step < 3) return setStep(step + 1)
    setBusy(true)
    try {
      if (step === 3) {
        if (await save()) setStep(4)
      } else if (plan && (await complete(plan))) {
        // Stays busy: the page is about to be left.
        return
      }
      setBusy(false)
    } catch (error) {
      setBusy(false)
      throw error
    }
  }

  return {
    step,
    form,
    plan,
    choosePlan,
    busy,
    missing,
    failure: step === 3 ? failure : '',
    goOn,
    goBack: () => setStep(step - 1),
  }
}
