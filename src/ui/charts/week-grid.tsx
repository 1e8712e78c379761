import { classNames } from '../class-names.ts'
import { ChartImage } from './chart-image.tsx'
import { HiddenTable } from './hidden-table.tsx'
import { heatStep } from './scale-values.ts'

type WeekGridProps = {
  /** Seven days, Monday first, of eight times three hours each, in the reader's time zone. */
  days: number[][]
  /** What is counted, for example 'Mentions of “no-show”'. */
  label: string
}

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
const HOURS = [0, 3, 6, 9, 12, 15, 18, 21]
/** Fewer are busiest by chance. */
const LEAST_BUSY = 5
const HEAT = ['bg-heat-0', 'bg-heat-1', 'bg-heat-2', 'bg-heat-3', 'bg-heat-4']

/** When in the week something happens. The busiest cell has an outline, unless another is as busy or it holds next to nothing. */
export function WeekGrid({ days, label }: WeekGridProps) {
  const values = days.flat()
  const highest = Math.max(0, ...values)
  const isBusy = highest >= LEAST_BUSY && values.filter((value) => value === highest).length === 1
  return (
    <div data-slot="week-grid" className="relative">
      {/* Against its own background: heat on one that someone else chose would read the other way around. */}
      <ChartImage
        sentence={sentence(label, values, highest)}
        className="grid grid-cols-[auto_repeat(8,minmax(0,1fr))] items-center gap-1 text-xs text-muted-foreground tabular-nums forced-color-adjust-none forced-colors:bg-card"
      >
        {DAYS.map((day, row) => [
          <span key={day} className="pr-1.5">
            {day.slice(0, 3)}
          </span>,
          ...HOURS.map((hour, column) => {
            const value = days[row]?.[column] ?? 0
            return (
              <span
                key={`${day} ${hour}`}
                title={`${day}, ${span(hour)}: ${value}`}
                className={classNames(
                  'h-4.5 rounded-[4px]',
                  HEAT[heatStep(value, highest)],
                  isBusy && value === highest && 'outline-2 outline-offset-1 outline-foreground',
                )}
              />
            )
          }),
        ])}
        <span />
        {HOURS.map((hour) => (
          <span key={hour} className="text-center">
            {hour}
          </span>
        ))}
      </ChartImage>
      <p
        aria-hidden
        className="mt-2 flex items-center justify-end gap-1 text-2xs text-muted-foreground forced-color-adjust-none forced-colors:bg-card"
      >
        <span className="mr-0.5">Quiet</span>
        {HEAT.map((heat) => (
          <span key={heat} className={`size-2.5 rounded-[3px] ${heat}`} />
        ))}
        <span className="ml-0.5">Busy</span>
      </p>
      <HiddenTable
        caption={label}
        head={['Day', ...HOURS.map(span)]}
        rows={DAYS.map((name, row) => ({ name, values: days[row] ?? [] }))}
      />
    </div>
  )
}

/** '9 to 12' */
const span = (hour: number) => `${hour} to ${hour + 3}`

function sentence(label: string, values: number[], highest: number) {
  if (highest === 0) return `${label}: no data yet.`
  const busiest = values.flatMap((value, place) => (value === highest ? [place] : []))
  const [place = 0] = busiest
  const day = DAYS[Math.floor(place / HOURS.length)]
  const hours = span(HOURS[place % HOURS.length] ?? 0)
  if (busiest.length > 1)
    return `${label}: busiest at ${busiest.length} times of the week, with ${highest} at each.`
  return `${label}: busiest on ${day} from ${hours}, with ${highest}.`
}
