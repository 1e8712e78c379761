import { classNames } from '../class-names.ts'
import { ChartDot } from './chart-dot.tsx'
import { ChartImage } from './chart-image.tsx'
import { HiddenTable } from './hidden-table.tsx'
import { sparklinePath } from './sparkline-path.ts'

type SparklineProps = {
  values: number[]
  /** The top of a scale from zero that several lines share; without it, the line fills its height. */
  highest?: number
  /** What the values are, for example 'Posts per week in r/SaaS'. */
  label: string
  /** Size and colour: `w-40 text-chart-2`. */
  className?: string
}

const BOX = { width: 100, height: 28 }

export function Sparkline({ values, highest, label, className }: SparklineProps) {
  const { path, end } = sparklinePath(values, BOX, highest)
  return (
    <div
      data-slot="sparkline"
      className={classNames('relative inline-block h-7 w-24 p-1 align-middle text-chart-1', className)}
    >
      <ChartImage sentence={sentence(label, values)} className="size-full">
        <svg
          viewBox={`0 0 ${BOX.width} ${BOX.height}`}
          preserveAspectRatio="none"
          className="block size-full overflow-visible"
        >
          <path
            d={path}
            fill="none"
            stroke="currentColor"
            strokeWidth="1.75"
            strokeLinecap="round"
            strokeLinejoin="round"
            vectorEffect="non-scaling-stroke"
          />
          {end && <ChartDot x={end[0]} y={end[1]} size={5.5} />}
        </svg>
      </ChartImage>
      <HiddenTable
        caption={label}
        head={['Position', 'Value']}
        rows={values.map((value, index) => ({ name: String(index + 1), values: [value] }))}
      />
    </div>
  )
}

function sentence(label: string, values: number[]) {
  if (values.length === 0) return `${label}: no data yet.`
  const ends = `${values.length} values from ${values.at(0)} to ${values.at(-1)}`
  return `${label}: ${ends}, lowest ${Math.min(...values)}, highest ${Math.max(...values)}.`
}
