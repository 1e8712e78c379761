import { classNames } from '../class-names.ts'
import { ChartImage } from './chart-image.tsx'
import { HiddenTable } from './hidden-table.tsx'
import { coordinate } from './scale-values.ts'

type DayBarsProps = {
  /** Oldest first. */
  days: { name: string; value: number }[]
  /** What the values are, for example 'Matches of “pawslot”'. */
  label: string
  /** Size and color: `w-14 text-chart-1`. */
  className?: string
}

const BOX = { width: 56, height: 18 }
const BAR = 5
const NOTHING = 1.5
const LEAST = 4

/** A few days side by side; a day with nothing is a dash. */
export function DayBars({ days, label, className }: DayBarsProps) {
  const most = Math.max(1, ...days.map(({ value }) => value))
  const step = (BOX.width - BAR) / Math.max(1, days.length - 1)
  return (
    <div
      data-slot="day-bars"
      className={classNames('relative inline-block h-4.5 w-14 align-middle text-chart-1', className)}
    >
      <ChartImage sentence={sentence(label, days)} className="size-full">
        <svg viewBox={`0 0 ${BOX.width} ${BOX.height}`} fill="currentColor" className="block size-full">
          {days.map(({ name, value }, nth) => {
            const height = value === 0 ? NOTHING : coordinate(LEAST + ((BOX.height - LEAST) * value) / most)
            return (
              <rect
                key={name}
                x={coordinate(nth * step)}
                y={coordinate(BOX.height - height)}
                width={BAR}
                height={height}
                rx={value === 0 ? 0.75 : 1}
                className={value === 0 ? 'fill-heat-2' : undefined}
              />
            )
          })}
        </svg>
      </ChartImage>
      <HiddenTable
        caption={label}
        head={['Day', 'Number']}
        rows={days.map(({ name, value }) => ({ name, values: [value] }))}
      />
    </div>
  )
}

function sentence(label: string, days: DayBarsProps['days']) {
  const sum = days.reduce((total, { value }) => total + value, 0)
  return `${label}: ${sum} in ${days.length} days.`
}
