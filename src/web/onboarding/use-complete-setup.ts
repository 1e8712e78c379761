import { useNavigate } from 'react-router'
import { api, ask } from '../../client/ask.ts'
import { useAct } from '../../client/use-act.ts'
import { announceSessionChange } from '../../features/accounts/ui/follow-session.ts'
import type { PlanId } from '../../features/billing/schema.ts'
import { leaveFor } from '../../features/billing/ui/use-departure.ts'
import { rememberFirstFilters } from '../../features/feed/ui/filters/remembered-filters.ts'
import { dismissToasts, toast } from '../../ui/toast.tsx'
import { forgetWizard } from './remembered-wizard.ts'

/** What the feed opens with; missing where nothing was saved. */
export type FirstFeed = { productId: string; subreddit: string } | undefined

/** Ends the wizard and goes to pay. Busy until the page is left. */
export function useCompleteSetup(userId: string) {
  const navigate = useNavigate()
  const { busy, run } = useAct('Failed to complete onboarding. Please try again.', { givesUpOnLeaving: true })

  const complete = (plan: PlanId, first: FirstFeed) =>
    run(async (signal) => {
      await ask(api.account['complete-onboarding'].$post({ json: {} }))
      forgetWizard(userId)
      if (first) rememberFirstFilters(first.productId, first.subreddit)
      announceSessionChange()
      if (signal.aborted) return
      await toast({ title: 'Redirecting to payment...' })
      const checkout = await askForCheckout(plan, signal)
      if (signal.aborted) return
      if (checkout) return leaveFor(checkout.url, signal)
      dismissToasts()
      void toast({
        title: 'Error',
        text: 'Failed to start checkout process. Please try again.',
        variant: 'destructive',
      })
      // The setup is done; the dashboard asks for the plan again.
      await navigate('/dashboard')
    })

  return { completing: busy, complete }
}

const askForCheckout = (plan: PlanId, signal: AbortSignal) =>
  ask(api.stripe['create-checkout-session'].$post({ json: { plan } }, { init: { signal } })).catch(() => null)
