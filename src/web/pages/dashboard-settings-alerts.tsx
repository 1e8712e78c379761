import { Link } from 'react-router'
import { AlertsScreen } from '../../features/alerts/ui/alerts-screen.tsx'
import { usePush } from '../../features/alerts/ui/push/use-push.ts'
import { useAlerts } from '../../features/alerts/ui/use-alerts.ts'
import { BillingTabButton } from '../../features/billing/ui/billing-tab-button.tsx'
import { MonitorsCard } from '../../features/monitors/ui/monitors-card.tsx'
import { useMonitors } from '../../features/monitors/ui/use-monitors.ts'
import { ProductLogo } from '../../features/products/ui/product-logo.tsx'
import type { Product } from '../../features/products/schema.ts'
import { guardDashboard } from '../guards.server.ts'
import { SettingsFrame } from '../settings/settings-frame.tsx'
import type { Route } from './+types/dashboard-settings-alerts.ts'

const noProducts: Product[] = []

export async function loader(args: Route.LoaderArgs) {
  await guardDashboard(args)
  return null
}

export default function AlertSettings({ matches }: Route.ComponentProps) {
  const { planType, pastDue, products } = matches[1].loaderData
  const alerts = useAlerts()
  const push = usePush(alerts.alerts?.pushKey ?? null)
  const monitors = useMonitors()
  const isLive = planType !== 'free' && !pastDue
  return (
    <SettingsFrame title="Alerts & monitors">
      <AlertsScreen
        read={alerts}
        push={push}
        planNotice={pastDue ? <PaymentNotice /> : <PlanNotice />}
        monitors={
          <MonitorsCard
            read={monitors}
            products={products ?? noProducts}
            renderLogo={({ name, icon }, className) => (
              <ProductLogo name={name} icon={icon} className={className} />
            )}
            isLive={isLive}
            upgradeLink={
              <BillingTabButton
                label="Upgrade to Plus for rivals and problems."
                intent="upgrade"
                variant="link"
                size="text"
                className="text-sm"
              />
            }
          />
        }
      />
    </SettingsFrame>
  )
}

const PaymentNotice = () => <p>Your last payment failed. Update your card to get alerts.</p>

const PlanNotice = () => (
  <p>
    Alerts come with a plan.{' '}
    <Link to="/pricing" className="rounded-sm underline underline-offset-4">
      See plans
    </Link>
  </p>
)
