import { DeliveriesScreen } from '../../features/alerts/ui/log/deliveries-screen.tsx'
import { guardDashboard } from '../guards.server.ts'
import { PageTitle } from '../parts/page-title.tsx'
import type { Route } from './+types/dashboard-settings-deliveries.ts'

export async function loader(args: Route.LoaderArgs) {
  await guardDashboard(args)
  return null
}

export default function Deliveries() {
  return (
    <div className="grid w-full max-w-180 grid-cols-[minmax(0,1fr)] gap-5">
      <PageTitle name="Delivery log" />
      <div className="grid gap-1">
        <h1 tabIndex={-1} className="w-fit rounded-sm text-2xl">
          Delivery log
        </h1>
        <p className="text-muted-foreground">What we sent you, and what became of it.</p>
      </div>
      <DeliveriesScreen />
    </div>
  )
}
