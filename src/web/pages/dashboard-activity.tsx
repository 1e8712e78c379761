import type { ReactNode } from 'react'
import { useRevalidator } from 'react-router'
import { listActivity } from '../../features/activity/list-activity.ts'
import { ActivityLog } from '../../features/activity/ui/activity-log.tsx'
import { LoadFailure } from '../dashboard/load-failure.tsx'
import { guardDashboard } from '../guards.server.ts'
import { pageContext } from '../page-context.ts'
import { PageTitle } from '../parts/page-title.tsx'
import type { Route } from './+types/dashboard-activity.ts'

export async function loader(args: Route.LoaderArgs) {
  const { profile } = await guardDashboard(args)
  const { entries } = await listActivity(args.context.get(pageContext).request)
  return { entries, goal: profile.paceGoal, now: Date.now() }
}

export default function Activity({ loaderData: { entries, goal, now } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  return (
    <Frame>
      <ActivityLog entries={entries} goal={goal} now={now} onChanged={revalidate} />
    </Frame>
  )
}

export function ErrorBoundary() {
  return (
    <Frame>
      <LoadFailure message="Failed to load your activity" />
    </Frame>
  )
}

function Frame({ children }: { children: ReactNode }) {
  return (
    <div className="mx-auto grid w-full max-w-240 gap-5">
      <PageTitle name="Activity" />
      <div className="grid gap-1">
        <h1 className="text-2xl">Activity</h1>
        <p className="text-muted-foreground">
          What you told us you posted. We never look into your Reddit account.
        </p>
      </div>
      {children}
    </div>
  )
}
