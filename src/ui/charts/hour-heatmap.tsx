import { classNames } from '../class-names.ts'
import { ChartImage } from './chart-image.tsx'
import { HiddenTable } from './hidden-table.tsx'
import { heatStep } from './scale-values.ts'

type HourHeatmapProps = {
  /** 24 counts, from midnight on, in the reader's time zone. */
  hours: number[]
  /** What is counted, for example 'Posts per hour in r/SaaS'. */
  label: string
}

const HEAT = ['bg-heat-0', 'bg-heat-1', 'bg-heat-2', 'bg-heat-3', 'bg-heat-4']
const AXIS = [0, 6, 12, 18]

export function HourHeatmap({ hours, label }: HourHeatmapProps) {
  const highest = Math.max(0, ...hours)
  const busiest = highest > 0 ? hours.indexOf(highest) : -1
  const cells = hours.map((value, hour) => ({ name: clock(hour), value }))
  return (
    <div data-slot="hour-heatmap" className="relative grid gap-2">
      <ChartImage sentence={sentence(label, busiest, highest)} className="grid grid-cols-24 gap-0.75">
        {cells.map(({ name, value }, hour) => (
          <span
            key={name}
            className={classNames(
              'h-9 rounded-[4px] forced-color-adjust-none',
              HEAT[heatStep(value, highest)],
              hour === busiest && 'outline-[1.5px] outline-offset-1 outline-foreground',
            )}
          />
        ))}
      </ChartImage>
      <div aria-hidden className="grid grid-cols-4 text-2xs text-muted-foreground tabular-nums">
        {AXIS.map((hour) => (
          <span key={hour}>{clock(hour)}</span>
        ))}
      </div>
      <p aria-hidden className="flex items-center justify-end gap-1 text-2xs text-muted-foreground">
        <span className="mr-0.5">Quiet</span>
        {HEAT.map((colour) => (
          <span
            key={colour}
            className={classNames('size-2.5 rounded-[3px] forced-color-adjust-none', colour)}
          />
        ))}
        <span className="ml-0.5">Busy</span>
      </p>
      <HiddenTable caption={label} head={['Hour', 'Count']} rows={cells} />
    </div>
  )
}

function clock(hour: number) {
  return `${String(hour).padStart(2, '0')}:00`
}

function sentence(label: string, busiest: number, highest: number) {
  if (busiest < 0) return `${label}: no data yet.`
  return `${label}: busiest at ${clock(busiest)} with ${highest}.`
}
