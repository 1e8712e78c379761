import { ArrowRight, ArrowUp, TrendingDown, TrendingUp } from 'lucide-react'
import type { ReactNode } from 'react'
import { TrendChart } from '../../../ui/charts/trend-chart.tsx'
import { WeekGrid } from '../../../ui/charts/week-grid.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import type { Steps } from './count-steps.ts'
import { type Direction, describeDirection } from './find-direction.ts'
import type { Measures } from './measure-trend.ts'

const directions = {
  rising: { Icon: TrendingUp, className: 'text-success' },
  steady: { Icon: ArrowRight, className: 'text-muted-foreground' },
  falling: { Icon: TrendingDown, className: 'text-warning' },
  high: { Icon: ArrowUp, className: 'text-success' },
}

type TrendChartsProps = {
  label: string
  /** Missing as long as they aren't there. */
  measures: Measures | undefined
}

export function TrendCharts({ label, measures }: TrendChartsProps) {
  const chart = measures?.chart
  const week = measures?.week
  return (
    <div className="grid grid-cols-1 @xl:grid-cols-[1.15fr_1fr]">
      <div className="grid min-w-0 content-start gap-4 p-5 @max-xl:border-b @xl:border-r">
        <Heading title={label}>
          {chart === undefined && <Skeleton className="w-38 shrink-0" />}
          {typeof chart === 'object' && chart.direction && (
            <DirectionWords direction={chart.direction} steps={chart.steps} />
          )}
        </Heading>
        <div className="grid h-49">
          {typeof chart === 'object' ? (
            <TrendChart points={chart.points} label={`${label} by ${chart.steps.unit}`} className="h-full" />
          ) : (
            <Instead reason={chart} />
          )}
        </div>
      </div>
      <div className="grid min-w-0 content-start gap-4 p-5">
        <Heading title="Busiest hours">
          <p className="text-sm text-muted-foreground">your time</p>
        </Heading>
        <div className="grid min-h-49">
          {typeof week === 'object' ? (
            <WeekGrid days={week} label={`${label} by time of the week`} />
          ) : (
            <Instead reason={week} />
          )}
        </div>
      </div>
    </div>
  )
}

function Heading({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="flex items-center justify-between gap-3">
      <h2 className="min-w-0 text-base wrap-anywhere">{title}</h2>
      {children}
    </div>
  )
}

function DirectionWords({ direction, steps }: { direction: Direction; steps: Steps }) {
  const { Icon, className } = directions[direction]
  return (
    <p
      className={classNames(
        'flex min-w-38 shrink-0 items-center justify-end gap-1.5 text-sm font-medium',
        className,
      )}
    >
      <Icon className="size-4" aria-hidden />
      {describeDirection(direction, steps)}
    </p>
  )
}

/** As high as the chart that isn't there: yet, or at all. */
function Instead({ reason }: { reason: string | undefined }) {
  if (reason === undefined) return <Skeleton className="h-full" />
  return <p className="max-w-70 place-self-center text-center text-balance text-muted-foreground">{reason}</p>
}
