import { lazy, Suspense } from 'react'
import { brand } from '../../brand.ts'
import { BillingTabButton } from '../../features/billing/ui/billing-tab-button.tsx'
import { Button } from '../../ui/button.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { LogOutButton } from './log-out-button.tsx'

// Whoever has a plan never needs it.
const PlanDialog = lazy(async () => ({
  default: (await import('../../features/billing/ui/plan-dialog.tsx')).PlanDialog,
}))

/** Nothing in the dashboard can be used before a plan is chosen. */
export function PlanGate({ trialUsed, ended }: { trialUsed: boolean; ended: boolean }) {
  const hydrated = useHydrated()
  if (!hydrated) return null
  return (
    <Suspense>
      <PlanDialog
        trialUsed={trialUsed}
        ended={ended}
        wayOut={
          <span className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <LogOutButton />
            {ended && <BillingTabButton label="Manage Billing" variant="link" size="text" />}
            <Button
              variant="link"
              size="text"
              render={<a href={`mailto:${brand.supportEmail}`}>Contact Support</a>}
            >
              Contact Support
            </Button>
          </span>
        }
      />
    </Suspense>
  )
}
