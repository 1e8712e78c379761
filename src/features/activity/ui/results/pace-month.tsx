import { TitledCard } from '../../../../ui/titled-card.tsx'
import type { Day, Goal } from '../../judge/count-days.ts'
import { writeShare } from '../words/write-share.ts'
import { PaceBars } from './pace-bars.tsx'

/** How much was posted each day, beside what is safe, and how much of it names a product. */
export function PaceMonth({ days, goal }: { days: Day[]; goal: Goal }) {
  const share = writeShare(days.flatMap((day) => day.entries))
  return (
    <TitledCard title="Your pace">
      <div className="grid gap-2.5">
        <p className="flex flex-wrap gap-x-4 gap-y-1 text-xs text-muted-foreground">
          <Key className="bg-chart-1">Comments</Key>
          <Key className="bg-chart-2">Posts</Key>
          <Key className="bg-heat-1">{`Goal: ${goal.comment.from}-${goal.comment.to} comments`}</Key>
        </p>
        <PaceBars days={days} goal={goal} />
        {share && (
          <p className="text-sm text-pretty text-muted-foreground">
            <span className="font-semibold text-foreground tabular-nums">{share}</span> Rule of thumb: mention
            your product in about 1 of 10 comments.
          </p>
        )}
      </div>
    </TitledCard>
  )
}

function Key({ className, children }: { className: string; children: string }) {
  return (
    <span className="flex items-center gap-1.5">
      <span aria-hidden className={`size-2.5 rounded-xs forced-color-adjust-none ${className}`} />
      {children}
    </span>
  )
}
