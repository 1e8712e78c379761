import { Progress } from '../../../ui/progress.tsx'
import { judgePace } from '../judge/count-days.ts'
import type { ActivityKind } from '../schema.ts'

const names = {
  comment: { one: 'comment', many: 'comments' },
  post: { one: 'post', many: 'posts' },
} as const

/** As in schema.ts, which would bring a validation library along. */
const safe = { comment: 7, post: 3 } as const

type PaceMeterProps = { kind: ActivityKind; count: number; goal: { from: number; to: number } }

/** How much of a safe day is used up. It warns and never blocks. */
export function PaceMeter({ kind, count, goal }: PaceMeterProps) {
  const over = judgePace(count, goal) === 'over'
  const { one, many } = names[kind]
  return (
    <div className="grid gap-1">
      <p className="flex justify-between gap-2 text-xs">
        <span>{`${count} ${count === 1 ? one : many}`}</span>
        <span className={over ? 'text-warning' : 'text-muted-foreground'}>
          {over ? (count > safe[kind] ? 'More than is safe' : 'More than your goal') : `of ${span(goal)}`}
        </span>
      </p>
      <Progress
        aria-label={`Today's ${many}: ${count} of ${goal.from} to ${goal.to}`}
        value={Math.min(count, goal.to)}
        max={goal.to}
        variant={over ? 'warning' : 'default'}
        className="h-1"
      />
    </div>
  )
}

function span({ from, to }: { from: number; to: number }) {
  return from === to ? `${to}` : `${from}-${to}`
}
