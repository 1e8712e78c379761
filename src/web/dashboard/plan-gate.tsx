import { lazy, Suspense } from 'react'
import { Link } from 'react-router'
import { brand } from '../../brand.ts'
import { BillingTabButton } from '../../features/billing/ui/billing-tab-button.tsx'
import { Button } from '../../ui/button.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { LogOutButton } from './log-out-button.tsx'

// Whoever has a plan never needs it.
const PlanDialog = lazy(async () => ({
  default: (await import('../../features/billing/ui/plan-dialog.tsx')).PlanDialog,
}))

/** Stands over the pages of the dashboard that wait for a plan. */
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
            <Button
              variant="link"
              size="text"
              render={<Link to="/dashboard/settings">Account Settings</Link>}
            >
              Account Settings
            </Button>
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
