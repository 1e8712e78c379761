import { useNavigate } from 'react-router'
import { api, ask } from '../../client/ask.ts'
import { ApiError } from '../../client/api-error.ts'
import { announceSessionChange } from '../../features/accounts/ui/follow-session.ts'
import type { PlanId } from '../../features/billing/schema.ts'
import { dismissToasts, toast } from '../../ui/toast.tsx'
import { forgetWizard } from './remembered-wizard.ts'

/** Ends the wizard and goes to pay. Answers whether the browser is on its way elsewhere. */
export function useCompleteSetup(userId: string) {
  const navigate = useNavigate()

  return async function complete(plan: PlanId) {
    dismissToasts()
    try {
      await ask(api.account['complete-onboarding'].$post({ json: {} }))
    } catch (error) {
      return fail(error, ({ message }) => ({
        title: 'Failed to complete onboarding. Please try again.',
        text: message,
      }))
    }
    forgetWizard(userId)
    announceSessionChange()
    await toast({ title: 'Redirecting to payment...' })
    try {
      const { url } = await ask(api.stripe['create-checkout-session'].$post({ json: { plan } }))
      window.location.assign(url)
    } catch (error) {
      dismissToasts()
      await fail(error, () => ({
        title: 'Error',
        text: 'Failed to start checkout process. Please try again.',
      }))
      // The setup is done; the dashboard asks for the plan again.
      await navigate('/dashboard')
    }
    return true
  }
}

async function fail(error: unknown, message: (error: ApiError) => { title: string; text: string }) {
  if (!(error instanceof ApiError)) throw error
  await toast({ ...message(error), variant: 'destructive' })
  return false
}
