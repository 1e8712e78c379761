import { area, curveMonotoneX, line } from 'd3-shape'
import { classNames } from '../class-names.ts'
import { ChartDot } from './chart-dot.tsx'
import { ChartImage } from './chart-image.tsx'
import { HiddenTable } from './hidden-table.tsx'
import { axisTicks, coordinate } from './scale-values.ts'

type TrendPoint = {
  label: string
  /** The label in full, where an axis has no room for it. */
  name?: string
  value: number
}

type TrendChartProps = {
  points: TrendPoint[]
  /** What is counted, for example 'Mentions of “no-show”'. */
  label: string
  /** Height and colour: `h-32 text-chart-2`. */
  className?: string
}

const WIDTH = 100
const HEIGHT = 40

const drawLine = line().curve(curveMonotoneX).digits(2)
const drawArea = area().y0(HEIGHT).curve(curveMonotoneX).digits(2)

export function TrendChart({ points, label, className }: TrendChartProps) {
  const ticks = axisTicks(Math.max(0, ...points.map(({ value }) => value)))
  const top = ticks.at(-1) ?? 1
  const places = points.map(({ value }, index): [number, number] => [
    points.length > 1 ? coordinate((index / (points.length - 1)) * WIDTH) : WIDTH,
    coordinate(HEIGHT - (value / top) * HEIGHT),
  ])
  const end = places.at(-1)
  return (
    <div
      data-slot="trend-chart"
      className={classNames(
        'relative grid h-44 grid-cols-[auto_minmax(0,1fr)] grid-rows-[minmax(0,1fr)_auto] gap-x-2.5 gap-y-2 pt-2 pr-1.5 text-chart-1',
        className,
      )}
    >
      <div
        aria-hidden
        className="-my-2 flex flex-col-reverse justify-between text-right text-2xs text-muted-foreground tabular-nums"
      >
        {ticks.map((tick) => (
          <span key={tick}>{tick}</span>
        ))}
      </div>
      <ChartImage sentence={sentence(label, points)}>
        <svg
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          preserveAspectRatio="none"
          fill="none"
          className="block size-full overflow-visible"
        >
          {ticks.map((tick) => (
            <path
              key={tick}
              d={`M0 ${coordinate(HEIGHT - (tick / top) * HEIGHT)}h${WIDTH}`}
              className="stroke-border"
              vectorEffect="non-scaling-stroke"
            />
          ))}
          <path d={drawArea(places) ?? ''} fill="currentColor" fillOpacity="0.11" />
          <path
            d={drawLine(places) ?? ''}
            stroke="currentColor"
            strokeWidth="2"
            strokeLinecap="round"
            strokeLinejoin="round"
            vectorEffect="non-scaling-stroke"
          />
          {end && (
            <>
              <g className="text-card">
                <ChartDot x={end[0]} y={end[1]} size={12} />
              </g>
              <ChartDot x={end[0]} y={end[1]} size={8} />
            </>
          )}
          {places.map(([x, y], nth) => (
            // Seen while the pointer is near; nothing else needs it, as the table says the same.
            <g key={x} className="opacity-0 hover:opacity-100">
              <title>{points[nth] && `${fullName(points[nth])}: ${points[nth].value}`}</title>
              <path d={`M${x} 0v${HEIGHT}`} stroke="transparent" strokeWidth={WIDTH / places.length} />
              <ChartDot x={x} y={y} size={8} />
            </g>
          ))}
        </svg>
      </ChartImage>
      <svg
        aria-hidden="true"
        className="col-start-2 h-4 w-full overflow-visible fill-current text-2xs text-muted-foreground"
      >
        {axisLabels(points).map(({ text, at, anchor }) => (
          <text key={at} x={`${at}%`} y="12" textAnchor={anchor}>
            {text}
          </text>
        ))}
      </svg>
      <HiddenTable
        caption={label}
        head={['Time', 'Count']}
        rows={points.map((point) => ({ name: fullName(point), values: [point.value] }))}
      />
    </div>
  )
}

const fullName = ({ label, name = label }: TrendPoint) => name

/** First, middle and last, each where its value is: more would collide on a phone. */
function axisLabels(points: TrendPoint[]) {
  const last = points.length - 1
  const middle = Math.round(last / 2)
  const label = (nth: number, anchor: 'start' | 'middle' | 'end') => {
    const text = points[nth]?.label
    return text === undefined ? [] : [{ text, at: coordinate((nth / Math.max(1, last)) * WIDTH), anchor }]
  }
  return [
    ...label(0, 'start'),
    ...(points.length >= 5 ? label(middle, 'middle') : []),
    ...(last > 0 ? label(last, 'end') : []),
  ]
}

function sentence(label: string, points: TrendPoint[]) {
  const first = points.at(0)
  const last = points.at(-1)
  if (!first || !last) return `${label}: no data yet.`
  const peak = points.reduce((highest, point) => (point.value > highest.value ? point : highest))
  const write = (point: TrendPoint) => `${point.value} (${fullName(point)})`
  return `${label}: from ${write(first)} to ${write(last)}, highest ${write(peak)}.`
}
