import { Card } from '../../../ui/card.tsx'
import { Empty } from '../../../ui/empty.tsx'
import { useTimeZone } from '../../../ui/use-time-zone.ts'
import { countDays, type Goal } from '../judge/count-days.ts'
import { DAYS_SHOWN, type Entry } from '../schema.ts'
import { ActivityEntry } from './activity-entry.tsx'
import { PaceBars } from './pace-bars.tsx'
import { writeDay } from './write-day.ts'
import { writeShare } from './write-share.ts'

type ActivityLogProps = { entries: Entry[]; goal: Goal; now: number; onChanged: () => Promise<void> }

/** A month of what the user posted, as they told us. */
export function ActivityLog({ entries, goal, now, onChanged }: ActivityLogProps) {
  const timeZone = useTimeZone()
  const days = countDays(entries, { timeZone, now, days: DAYS_SHOWN })
  const share = writeShare(days.flatMap((day) => day.entries))
  const busy = days.filter((day) => day.entries.length > 0).toReversed()
  return (
    <div className="grid gap-5">
      <Card className="grid gap-4 sm:p-6">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
          <h2 className="text-lg">Your last {DAYS_SHOWN} days</h2>
          <p className="flex gap-4 text-sm text-muted-foreground">
            <Key className="bg-chart-1">Comments</Key>
            <Key className="bg-chart-2">Posts</Key>
            <Key className="bg-success-soft">{`Goal: ${goal.comment.from}-${goal.comment.to} comments`}</Key>
          </p>
        </div>
        <PaceBars days={days} goal={goal} />
        {share && (
          <p className="text-sm text-muted-foreground">
            <span className="font-semibold text-foreground tabular-nums">{share}</span> Moderators accept
            about one in ten; more than that is self-promotion to them.
          </p>
        )}
      </Card>
      {busy.length === 0 ? (
        <Card>
          <Empty text="Nothing here yet. After you paste a comment, say so under 'Posted it?' and it is counted." />
        </Card>
      ) : (
        busy.map((day) => (
          <section key={day.date} aria-label={writeDay(day.date, 'long')}>
            <Card className="grid gap-4 sm:p-6">
              <h2 className="text-lg">{writeDay(day.date, 'long')}</h2>
              <ul>
                {day.entries.map((entry) => (
                  <ActivityEntry key={entry.id} entry={entry} timeZone={timeZone} onChanged={onChanged} />
                ))}
              </ul>
            </Card>
          </section>
        ))
      )}
    </div>
  )
}

function Key({ className, children }: { className: string; children: string }) {
  return (
    <span className="flex items-center gap-1.5">
      <span aria-hidden className={`size-2.5 rounded-xs ${className}`} />
      {children}
    </span>
  )
}
