import { Link } from 'react-router'
import { useTimeZone } from '../../../ui/use-time-zone.ts'
import { countDays, type Goal } from '../judge/count-days.ts'
import type { Posted } from '../schema.ts'
import { PaceMeter } from './pace-meter.tsx'

type PaceCardProps = { entries: Posted[]; goal: Goal; now: number; onFollow?: () => void }

/** Today's pace, in the sidebar. */
export function PaceCard({ entries, goal, now, onFollow }: PaceCardProps) {
  const [today] = countDays(entries, { timeZone: useTimeZone(), now, days: 1 })
  if (!today) return null
  return (
    <section
      aria-label="Today's pace"
      className="grid gap-2.5 rounded-md border border-sidebar-border bg-card p-3 group-data-[state=collapsed]/sidebar:hidden"
    >
      <h2 className="flex items-baseline justify-between gap-2 text-sm">
        Today's pace
        <Link
          to="/dashboard/activity"
          onClick={onFollow}
          className="rounded-sm text-xs font-normal text-primary underline decoration-primary/40 underline-offset-4 hover:decoration-primary"
        >
          Activity
        </Link>
      </h2>
      <PaceMeter kind="comment" count={today.comment} goal={goal.comment} />
      <PaceMeter kind="post" count={today.post} goal={goal.post} />
    </section>
  )
}
