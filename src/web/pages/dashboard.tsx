import { useEffect } from 'react'
import {
  isRouteErrorResponse,
  matchPath,
  Outlet,
  type ShouldRevalidateFunctionArgs,
  useLocation,
} from 'react-router'
import { ReadsProvider } from '../../client/reads-provider.tsx'
import { useAnnounceArrival } from '../../features/accounts/ui/follow-session.ts'
import { listPosted } from '../../features/activity/list-posted.ts'
import { PaceCard } from '../../features/activity/ui/pace-card.tsx'
import { PastDueBanner } from '../../features/billing/ui/past-due-banner.tsx'
import { FiltersProvider } from '../../features/feed/ui/filters/filters-provider.tsx'
import { listProducts } from '../../features/products/list-products.ts'
import { SidebarInset } from '../../ui/sidebar/sidebar-parts.tsx'
import { SidebarProvider } from '../../ui/sidebar/sidebar-provider.tsx'
import { readSidebarOpen } from '../../ui/sidebar/sidebar-state.ts'
import { DashboardHeader } from '../dashboard/dashboard-header.tsx'
import { DashboardSidebar } from '../dashboard/dashboard-sidebar.tsx'
import { entryAt } from '../dashboard/entries.ts'
import { FeedTips, FeedTools } from '../dashboard/feed-tools.tsx'
import { FirstRunProvider } from '../dashboard/first-run/first-run-provider.tsx'
import { HintRoom } from '../dashboard/first-run/hint-room.tsx'
import { isFirstRun, isNewAccount, NEW_FOR_DAYS } from '../dashboard/first-run/is-first-run.ts'
import { PlanGate } from '../dashboard/plan-gate.tsx'
import { guardDashboard } from '../guards.server.ts'
import { pageContext } from '../page-context.ts'
import { PaletteProvider } from '../palette/palette-provider.tsx'
import { TodayProvider } from '../today/today-provider.tsx'
import { TodayTools } from '../today/today-tools.tsx'
import type { Route } from './+types/dashboard.ts'

export async function loader(args: Route.LoaderArgs) {
  const { viewer, profile } = await guardDashboard(args)
  const { planType, subscriptionStatus, trialUsed, paceGoal, createdAt } = profile
  const { request } = args.context.get(pageContext)
  const now = Date.now()
  // Hints are for those who have posted nothing yet, so all the days of a new account are looked at.
  const isNew = isNewAccount({ createdAt, now })
  const days = isNew ? NEW_FOR_DAYS : 1
  // That page reads its list itself, to tell when it can't.
  const onProducts = entryAt(args.url.pathname)?.to === '/dashboard/products'
  const [list, recent] = await Promise.all([
    onProducts
      ? null
      : listProducts(request).catch((err: unknown) => {
          request.log.failure('products.list_failed', { err })
          return null
        }),
    listPosted(request, days).catch((err: unknown) => {
      request.log.failure('activity.list_failed', { err })
      return null
    }),
  ])
  const pastDue = subscriptionStatus === 'past_due'
  return {
    viewer,
    planType,
    pastDue,
    /** Little here can be used before a plan is chosen. */
    choosesPlan: planType === 'free' && !pastDue,
    trialUsed,
    ended: subscriptionStatus === 'canceled',
    /** Null when they could not be read, or need not. */
    products: list?.products ?? null,
    /** What was posted in the last days; which of it was today, the browser knows. */
    recent: recent,
    paceGoal,
    firstRun: isFirstRun({ createdAt, posted: recent, now }),
    now,
    sidebarOpen: readSidebarOpen(args.request.headers.get('cookie')),
  }
}

type Frame = Awaited<ReturnType<typeof loader>>

let known: Frame | undefined

/**
 * The frame is asked for with each page, so that a plan that changed meanwhile shows. When that fails it stays as it was,
 * and only the page tells of its failure. A redirect means that the session or the setup is not what it was.
 */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs): Promise<Frame> {
  try {
    return await serverLoader()
  } catch (error) {
    const refused = error instanceof Response || (isRouteErrorResponse(error) && error.status < 500)
    if (refused) known = undefined
    if (!known) throw error
    return known
  }
}

/** Pages whose address asks for a part of what they show, and nothing of the frame. */
const asked = new Set(['/dashboard/today', '/dashboard/activity'])

export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  const isSamePage = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search
  const isAsked = asked.has(entryAt(nextUrl.pathname)?.to ?? '')
  return isAsked && isSamePage ? false : defaultShouldRevalidate
}

export default function Dashboard({ loaderData }: Route.ComponentProps) {
  const { viewer, planType, pastDue, choosesPlan, trialUsed, ended, products, sidebarOpen, recent, now } =
    loaderData
  const { pathname } = useLocation()
  const page = entryAt(pathname)
  const onFeed = page?.to === '/dashboard'
  // Not on the pages below it.
  const onToday = matchPath('/dashboard/today', pathname) !== null
  // Threads are found for those that the plan covers.
  const looking = products?.filter(({ readOnly }) => !readOnly) ?? []
  useAnnounceArrival(viewer.id)
  useEffect(() => {
    known = loaderData
    // Whoever comes to the dashboard next in this tab may be somebody else.
    return () => {
      known = undefined
    }
  }, [loaderData])
  const gated = choosesPlan && !page?.alwaysOpen
  const hasPlus = planType === 'plus'
  return (
    <ReadsProvider>
      <SidebarProvider defaultOpen={sidebarOpen}>
        <FiltersProvider products={products}>
          <TodayProvider enabled={!choosesPlan} onPage={onToday} products={looking}>
            <PaletteProvider hasPlus={hasPlus} enabled={!gated}>
              <DashboardSidebar viewer={viewer} hasPlus={hasPlus}>
                {recent && <PaceCard entries={recent} goal={loaderData.paceGoal} now={now} />}
              </DashboardSidebar>
              <SidebarInset>
                <FirstRunProvider enabled={loaderData.firstRun && !choosesPlan && onFeed}>
                  <DashboardHeader>
                    {onFeed && <FeedTools productsFailed={products === null} />}
                    {onToday && <TodayTools />}
                  </DashboardHeader>
                  <HintRoom />
                  {pastDue && <PastDueBanner />}
                  {onFeed && <FeedTips />}
                  <main
                    id="content"
                    tabIndex={-1}
                    className="mx-auto flex w-full max-w-360 flex-1 flex-col px-4 py-6 md:px-6"
                  >
                    <Outlet />
                  </main>
                </FirstRunProvider>
              </SidebarInset>
            </PaletteProvider>
          </TodayProvider>
        </FiltersProvider>
        {gated && <PlanGate trialUsed={trialUsed} ended={ended} />}
      </SidebarProvider>
    </ReadsProvider>
  )
}
