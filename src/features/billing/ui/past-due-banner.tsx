import { CircleAlert } from 'lucide-react'
import { BillingTabButton } from './billing-tab-button.tsx'

export function PastDueBanner() {
  return (
    <aside
      aria-label="Payment"
      className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b bg-warning-soft px-4 py-2.5 text-warning md:px-6"
    >
      <p className="flex min-w-0 flex-1 basis-60 gap-2.5">
        <CircleAlert className="mt-0.75 size-4 shrink-0" aria-hidden />
        Your last payment failed. Update your card to go on.
      </p>
      <BillingTabButton label="Manage Billing" variant="outline" size="sm" />
    </aside>
  )
}
