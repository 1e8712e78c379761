import { TicketList } from '../../features/support/ui/ticket-list.tsx'
import { LoadFailure } from '../dashboard/load-failure.tsx'
import { guardDashboard } from '../guards.server.ts'
import { PageTitle } from '../parts/page-title.tsx'
import type { Route } from './+types/dashboard-support.ts'

export async function loader(args: Route.LoaderArgs) {
  const { viewer, profile } = await guardDashboard(args)
  return { person: { name: profile.fullName ?? '', email: viewer.email } }
}

export default function Support({ loaderData: { person } }: Route.ComponentProps) {
  return (
    <>
      <PageTitle name="Support" />
      <TicketList person={person} />
    </>
  )
}

/** When the page could not even be asked for, such as without a network. */
export function ErrorBoundary() {
  return (
    <div className="grid max-w-200 gap-6">
      <PageTitle name="Support" />
      <h1 className="text-2xl">Support</h1>
      <LoadFailure message="Failed to load support tickets" />
    </div>
  )
}
