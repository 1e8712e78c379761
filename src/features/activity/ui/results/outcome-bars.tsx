import { ChartImage } from '../../../../ui/charts/chart-image.tsx'
import { axisTicks, coordinate } from '../../../../ui/charts/scale-values.ts'
import type { Day } from '../../judge/count-days.ts'
import { countOutcomes, type Outcomes } from '../../judge/count-outcomes.ts'
import { writeDay } from '../words/write-day.ts'

const HEIGHT = 56
const SLOT = 10
const BAR = 6
const GAP = 1.5

export const outcomeKinds = [
  { kind: 'up', name: 'Still up', fill: 'fill-chart-1', ground: 'bg-chart-1' },
  { kind: 'removed', name: 'Removed', fill: 'fill-danger', ground: 'bg-danger' },
  { kind: 'deleted', name: 'Deleted', fill: 'fill-input', ground: 'bg-input' },
  // Without a color of its own: nobody knows.
  {
    kind: 'unknown',
    name: 'Not known',
    fill: 'fill-none stroke-muted-foreground forced-colors:stroke-[CanvasText]',
    ground: 'border border-muted-foreground forced-colors:border-[CanvasText]',
  },
] as const

/** What became of each day's comments and posts. */
export function OutcomeBars({ days }: { days: Day[] }) {
  const counted = days.map((day) => ({ date: day.date, counts: countOutcomes(day.entries) }))
  const most = Math.max(...days.map(({ entries }) => entries.length))
  const ticks = axisTicks(most, most <= 2 ? 2 : 3)
  const top = ticks.at(-1) ?? 1
  const y = (count: number) => coordinate(HEIGHT - (count / top) * HEIGHT)
  const width = days.length * SLOT
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2.5 gap-y-1.5 pt-2">
      <div
        aria-hidden
        className="-my-2 flex flex-col-reverse justify-between text-right text-2xs text-muted-foreground tabular-nums"
      >
        {ticks.map((tick) => (
          <span key={tick}>{tick}</span>
        ))}
      </div>
      <ChartImage sentence={sentence(counted.map(({ counts }) => counts))} className="h-14">
        <svg
          viewBox={`0 0 ${width} ${HEIGHT}`}
          preserveAspectRatio="none"
          className="block size-full overflow-visible"
        >
          {ticks.map((tick) => (
            <path
              key={tick}
              d={`M0 ${y(tick)}h${width}`}
              className="stroke-border"
              vectorEffect="non-scaling-stroke"
            />
          ))}
          <g className="origin-bottom animate-grow forced-color-adjust-none">
            {counted.map(({ date, counts }, nth) => (
              <DayBar key={date} counts={counts} x={coordinate(nth * SLOT + (SLOT - BAR) / 2)} y={y} />
            ))}
          </g>
        </svg>
      </ChartImage>
      <div aria-hidden className="col-start-2 flex justify-between gap-2 text-2xs text-muted-foreground">
        {[days.at(0), days.at(-1)].map(
          (day) => day && <span key={day.date}>{writeDay(day.date, 'short')}</span>,
        )}
      </div>
      <OutcomeTable counted={counted} />
    </div>
  )
}

/** What went wrong stands below. */
const fromBelow = [...outcomeKinds.slice(1, 3), ...outcomeKinds.slice(0, 1), ...outcomeKinds.slice(3)]

type DayBarProps = { counts: Outcomes; x: number; y: (count: number) => number }

function DayBar({ counts, x, y }: DayBarProps) {
  let below = 0
  return fromBelow.map(({ kind, fill }) => {
    const count = counts[kind]
    if (count === 0) return null
    const from = below
    below += count
    return (
      <rect
        key={kind}
        x={x}
        y={y(below)}
        width={BAR}
        height={Math.max(1, coordinate(y(from) - y(below) - GAP))}
        rx="1.5"
        vectorEffect="non-scaling-stroke"
        className={fill}
      />
    )
  })
}

/** The figures, for those who listen instead of look. */
function OutcomeTable({ counted }: { counted: { date: string; counts: Outcomes }[] }) {
  return (
    <div className="sr-only">
      <table>
        <caption>What became of what you posted, by day</caption>
        <thead>
          <tr>
            <th scope="col">Day</th>
            {outcomeKinds.map(({ kind, name }) => (
              <th key={kind} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {counted.map(({ date, counts }) => (
            <tr key={date}>
              <th scope="row">{writeDay(date, 'short')}</th>
              {outcomeKinds.map(({ kind }) => (
                <td key={kind}>{counts[kind]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function sentence(days: Outcomes[]) {
  const sum = (kind: keyof Outcomes) => days.reduce((total, counts) => total + counts[kind], 0)
  const unknown = sum('unknown')
  const known = `${sum('up')} still up, ${sum('removed')} removed, ${sum('deleted')} deleted`
  return `In ${days.length} days: ${known}${unknown > 0 ? `, ${unknown} not known` : ''}.`
}
