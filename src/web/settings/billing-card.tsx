import type { Profile } from '../../features/accounts/schema.ts'
import { BillingTabButton } from '../../features/billing/ui/billing-tab-button.tsx'
import { describeSubscription } from '../../features/billing/ui/describe-subscription.ts'
import { Badge } from '../../ui/badge.tsx'
import { useTimeZone } from '../../ui/use-time-zone.ts'
import { SettingsCard } from './settings-card.tsx'

export function BillingCard({ profile }: { profile: Profile }) {
  const subscription = describeSubscription(profile, useTimeZone())
  return (
    <SettingsCard section="billing" text="Your plan, your card and your invoices.">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <Badge variant={subscription.variant}>{subscription.badge}</Badge>
          <span className="tabular-nums">{subscription.text}</span>
          {subscription.note && <span className="text-muted-foreground">{subscription.note}</span>}
        </p>
        <BillingTabButton label="Manage Billing" variant="outline" />
      </div>
    </SettingsCard>
  )
}
