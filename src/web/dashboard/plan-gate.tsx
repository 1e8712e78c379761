import { lazy, Suspense, useRef, useState } from 'react'
import { Link } from 'react-router'
import { brand } from '../../brand.ts'
import { SignOutDialog } from '../../features/accounts/ui/sign-out-dialog.tsx'
import { BillingTabButton } from '../../features/billing/ui/billing-tab-button.tsx'
import { Button } from '../../ui/button.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'

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

/** The way out of a dialog that has no other. */
function LogOutButton() {
  const [asking, setAsking] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  return (
    <>
      <Button ref={button} variant="link" size="text" onClick={() => setAsking(true)}>
        Log out
      </Button>
      <SignOutDialog open={asking} onOpenChange={setAsking} finalFocus={button} />
    </>
  )
}
