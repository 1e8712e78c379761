import { Link } from 'react-router'
import { Alert } from '../../../../ui/alert.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Card } from '../../../../ui/card.tsx'
import { Empty } from '../../../../ui/empty.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import type { CalendarRead } from '../use-calendar.ts'
import { DayList } from './day-list.tsx'
import { UndatedCard } from './undated-card.tsx'
import { WeekTable } from './week-table.tsx'

/** Where the user may speak of their products this week, what is left, and what they have answered. */
export function CalendarScreen({ read }: { read: CalendarRead }) {
  const { calendar, failure, tryAgain } = read
  if (!calendar && failure)
    return (
      <div className="grid justify-items-start gap-3">
        <Alert variant="destructive">{failure.message}</Alert>
        <Button variant="outline" onClick={tryAgain}>
          Try Again
        </Button>
      </div>
    )
  if (!calendar) return <CalendarSkeleton />
  if (calendar.communities.length === 0)
    return (
      <Empty text="Add a community to see your week.">
        <Button variant="outline" render={<Link to="/dashboard/products" />}>
          Add community
        </Button>
      </Empty>
    )
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <Card className="p-0 max-xl:hidden">
        <WeekTable calendar={calendar} read={read} />
      </Card>
      <div className="xl:hidden">
        <DayList calendar={calendar} read={read} />
      </div>
      <UndatedCard calendar={calendar} />
    </div>
  )
}

const CalendarSkeleton = () => (
  <Card aria-busy className="grid gap-4">
    <output className="sr-only">Loading your week...</output>
    {['a', 'b', 'c', 'd'].map((row) => (
      <Skeleton key={row} className="h-14" />
    ))}
  </Card>
)
