import { ArrowUp, MessageSquare } from 'lucide-react'
import type { ReactNode } from 'react'
import { Sparkline } from '../../../ui/charts/sparkline.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Progress } from '../../../ui/progress.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import type { Trend } from '../schema.ts'
import { countSteps, type Steps } from './count-steps.ts'

const COLOURS = ['text-chart-1', 'text-chart-2', 'text-chart-4']

type Place = Trend['places'][number]

type PlaceRowProps = {
  name: string
  /** Null where nothing is known of it, undefined as long as the answer isn't there. */
  place: Place | null | undefined
  /** What the chart shows, which the line repeats for this place alone. */
  chart: { steps: Steps; over: string } | undefined
  nth: number
  opportunity: number | undefined
}

export function PlaceRow({ name, place, chart, nth, opportunity }: PlaceRowProps) {
  const once = (placeholder: ReactNode, draw: (known: Place) => ReactNode) =>
    place === undefined ? placeholder : place === null ? '–' : draw(place)
  const bar = <Skeleton className="ml-auto w-8" />
  const number = 'py-2 pr-5 text-right font-medium tabular-nums @max-xl:hidden'
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
      <td className="pr-4 tabular-nums">
        {once(<Skeleton className="w-18" />, ({ hours, posts }) =>
          chart ? (
            <Sparkline
              values={countSteps(hours, chart.steps)}
              label={`Mentions in r/${name} over ${chart.over.toLowerCase()}`}
              className={classNames('w-18 @xl:w-24', COLOURS[nth % COLOURS.length])}
            />
          ) : (
            write(posts)
          ),
        )}
      </td>
      <td className={number}>{once(bar, ({ medianScore }) => write(medianScore))}</td>
      <td className={number}>{once(bar, ({ medianComments }) => write(medianComments))}</td>
      <td>
        <Opportunity name={name} score={opportunity} />
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

/** From the posts in the list below; where none was read, nothing is known. */
function Opportunity({ name, score }: { name: string; score: number | undefined }) {
  if (score === undefined)
    return <p className="text-sm text-muted-foreground @max-xl:text-right">– no posts read yet</p>
  return (
    <span className="flex items-center gap-3 @max-xl:justify-end">
      {/* The figure is enough where there is no room. */}
      <Progress
        value={score}
        aria-label={`Opportunity score of r/${name}`}
        className="w-20 @max-xl:hidden @2xl:w-28"
      />
      <span className="font-semibold tabular-nums">{score}</span>
    </span>
  )
}
