import { ArrowUp, MessageSquare } from 'lucide-react'
import type { ReactNode } from 'react'
import { Sparkline } from '../../../ui/charts/sparkline.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import type { Trend } from '../schema.ts'
import { countSteps } from './count-steps.ts'
import { type Opportunity, OpportunityCell } from './opportunity-cell.tsx'
import type { Lines } from './scale-lines.ts'

const COLOURS = ['text-chart-1', 'text-chart-2', 'text-chart-4']

type Place = Trend['places'][number]

type PlaceRowProps = {
  name: string
  /** Null where nothing is known of it, undefined as long as the answer isn't there. */
  place: Place | null | undefined
  /** What the chart shows, which the line repeats for this place alone; null where there is none. */
  lines: Lines | null
  nth: number
  opportunity: Opportunity
}

export function PlaceRow({ name, place, lines, nth, opportunity }: PlaceRowProps) {
  const once = (placeholder: ReactNode, draw: (known: Place) => ReactNode) =>
    place === undefined ? placeholder : place === null ? '–' : draw(place)
  const bar = <Skeleton className="ml-auto w-8" />
  const number = 'py-2 pr-4 text-right font-medium tabular-nums @max-xl:hidden'
  return (
    <tr className="h-14 @xl:h-11">
      <th scope="row" className="py-2 pr-3 text-left font-semibold wrap-anywhere">
        {`r/${name}`}
        <span className="block text-sm font-normal text-muted-foreground @xl:hidden">
          {once(<Skeleton className="my-0.5 w-28" />, (known) => (
            <Medians {...known} />
          ))}
        </span>
      </th>
      <td className={number}>{once(bar, ({ posts }) => write(posts))}</td>
      <td className={classNames('pr-4 tabular-nums', place !== undefined && !lines && '@xl:hidden')}>
        {once(<Skeleton className="w-18" />, ({ hours, posts }) => (
          <>
            <span className="block text-sm leading-4 font-medium @xl:hidden">{write(posts)}</span>
            {lines && (
              <Sparkline
                values={countSteps(hours, lines.steps)}
                highest={lines.highest}
                label={`Mentions in r/${name} over ${lines.over.toLowerCase()}`}
                className={classNames('w-18 @2xl:w-24', COLOURS[nth % COLOURS.length])}
              />
            )}
          </>
        ))}
      </td>
      <td className={number}>{once(bar, ({ medianScore }) => write(medianScore))}</td>
      <td className={number}>{once(bar, ({ medianComments }) => write(medianComments))}</td>
      <td>
        <OpportunityCell name={name} opportunity={opportunity} />
      </td>
    </tr>
  )
}

const write = (value: number | null) => value?.toLocaleString('en-US') ?? '–'

function Medians({ medianScore, medianComments }: Place) {
  return (
    <span className="flex flex-wrap items-center gap-x-3 tabular-nums">
      <span className="flex items-center gap-1">
        <ArrowUp className="size-3.5" aria-hidden />
        {write(medianScore)} <span className="sr-only">upvotes,</span>
      </span>
      <span className="flex items-center gap-1">
        <MessageSquare className="size-3.5" aria-hidden />
        {write(medianComments)} <span className="sr-only">comments</span>
      </span>
    </span>
  )
}
