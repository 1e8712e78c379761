import { lazy, Suspense } from 'react'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { LogOutButton } from './log-out-button.tsx'

// Whoever has a plan never needs it.
const PlanDialog = lazy(async () => ({
  default: (await import('../../features/billing/ui/plan-dialog.tsx')).PlanDialog,
}))

/** Nothing in the dashboard can be used before a plan is chosen. */
export function PlanGate({ trialUsed }: { trialUsed: boolean }) {
  const hydrated = useHydrated()
  if (!hydrated) return null
  return (
    <Suspense>
      <PlanDialog trialUsed={trialUsed} wayOut={<LogOutButton />} />
    </Suspense>
  )
}
