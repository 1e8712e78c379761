import { Outlet, type ShouldRevalidateFunctionArgs } from 'react-router'
import { useAnnounceArrival } from '../../features/accounts/ui/follow-session.ts'
import { PastDueBanner } from '../../features/billing/ui/past-due-banner.tsx'
import { SidebarInset } from '../../ui/sidebar/sidebar-parts.tsx'
import { SidebarProvider } from '../../ui/sidebar/sidebar-provider.tsx'
import { readSidebarOpen } from '../../ui/sidebar/sidebar-state.ts'
import { DashboardHeader } from '../dashboard/dashboard-header.tsx'
import { DashboardSidebar } from '../dashboard/dashboard-sidebar.tsx'
import { PlanGate } from '../dashboard/plan-gate.tsx'
import { guardDashboard } from '../guards.server.ts'
import type { Route } from './+types/dashboard.ts'

export async function loader(args: Route.LoaderArgs) {
  const { viewer, profile } = await guardDashboard(args)
  const { planType, subscriptionStatus, trialUsed } = profile
  return {
    viewer,
    planType,
    subscriptionStatus,
    trialUsed,
    sidebarOpen: readSidebarOpen(args.request.headers.get('cookie')),
  }
}

/** From page to page only the new page is asked for, so that its failure shows in its place and the frame stays. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname === nextUrl.pathname
}

export default function Dashboard({ loaderData }: Route.ComponentProps) {
  const { viewer, planType, subscriptionStatus, trialUsed, sidebarOpen } = loaderData
  const pastDue = subscriptionStatus === 'past_due'
  useAnnounceArrival(viewer.id)
  return (
    <SidebarProvider defaultOpen={sidebarOpen}>
      <DashboardSidebar viewer={viewer} hasPlus={planType === 'plus'} />
      <SidebarInset>
        <DashboardHeader />
        {pastDue && <PastDueBanner />}
        <main
          id="content"
          tabIndex={-1}
          className="mx-auto flex w-full max-w-360 flex-1 flex-col px-4 py-6 md:px-6"
        >
          <Outlet />
        </main>
      </SidebarInset>
      {planType === 'free' && !pastDue && <PlanGate trialUsed={trialUsed} />}
    </SidebarProvider>
  )
}
