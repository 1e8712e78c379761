import { CalendarScreen } from '../../features/calendar/ui/week/calendar-screen.tsx'
import { useCalendar } from '../../features/calendar/ui/use-calendar.ts'
import { writeZone } from '../../features/today/ui/words/write-when.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { guardDashboard } from '../guards.server.ts'
import { PageTitle } from '../parts/page-title.tsx'
import type { Route } from './+types/dashboard-calendar.ts'

export async function loader(args: Route.LoaderArgs) {
  await guardDashboard(args)
  return null
}

export default function Calendar() {
  const read = useCalendar()
  const hydrated = useHydrated()
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <PageTitle name="Calendar" />
      <div className="grid gap-1">
        <h1 tabIndex={-1} className="w-fit rounded-sm text-2xl">
          Your communities' week
        </h1>
        <p className="text-pretty text-muted-foreground">
          Set threads, what you have left, and what you answered.
          {hydrated && ` Days begin at midnight, ${writeZone(read.timeZone)}.`}
        </p>
      </div>
      <CalendarScreen read={read} />
    </div>
  )
}
