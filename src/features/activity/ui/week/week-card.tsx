import { useId } from 'react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Card } from '../../../../ui/card.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import type { sumWeek } from '../../judge/sum-week.ts'
import { writeSpanOfDays } from '../words/write-times.ts'
import { nameRemovalsLink, writeUnchecked, writeWeekRemovals } from '../words/write-week.ts'

type WeekCardProps = {
  /** Undefined until it's read. */
  week: ReturnType<typeof sumWeek> | undefined
  /** How many replies wait. */
  waiting: number
  /** The newest of them. */
  children: ReactNode
}

const LINK =
  'rounded-sm font-medium text-primary underline decoration-primary/40 underline-offset-4 hover:decoration-primary'

/** What the last seven days came to, and who waits for an answer. */
export function WeekCard({ week, waiting, children }: WeekCardProps) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <Card className="grid gap-3 p-4">
        <div className="flex items-baseline justify-between gap-2">
          <h2 id={id} className="text-sm">
            How last week went
          </h2>
          {week && (
            <p className="text-xs text-muted-foreground tabular-nums">
              {writeSpanOfDays(week.from, week.to)}
            </p>
          )}
        </div>
        {week ? <Figures week={week} waiting={waiting} /> : <Skeleton className="h-11" />}
        {children}
      </Card>
    </section>
  )
}

type FiguresProps = { week: NonNullable<WeekCardProps['week']>; waiting: number }

function Figures({ week, waiting }: FiguresProps) {
  const removals = writeWeekRemovals(week.removed)
  const unchecked = writeUnchecked(week)
  if (week.posted === 0 && waiting === 0)
    return <p className="text-sm text-muted-foreground">Nothing posted last week.</p>
  return (
    <>
      <dl className="flex gap-5">
        {week.checked > 0 && (
          <Figure
            value={`${week.up} of ${week.checked}`}
            name={week.hasPosts ? 'comments and posts still up' : 'comments still up'}
          />
        )}
        {waiting > 0 && (
          <Figure value={String(waiting)} name={waiting === 1 ? 'reply waiting' : 'replies waiting'} />
        )}
      </dl>
      {unchecked !== null && <p className="text-xs text-pretty text-muted-foreground">{unchecked}</p>}
      {removals !== null && (
        <p className="text-xs text-pretty text-muted-foreground">
          {`${removals} `}
          <Link to="/dashboard/activity?show=removed" className={LINK}>
            {nameRemovalsLink(week.removed)}
          </Link>
        </p>
      )}
    </>
  )
}

const Figure = ({ value, name }: { value: string; name: string }) => (
  <div className="flex flex-col-reverse not-first:border-l not-first:pl-5">
    <dt className="text-xs text-muted-foreground">{name}</dt>
    <dd className="text-xl leading-7 font-semibold tracking-tight tabular-nums">{value}</dd>
  </div>
)
