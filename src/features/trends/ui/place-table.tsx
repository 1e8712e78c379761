import { NUMBER_WORDS } from '../../../ui/number-words.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import type { Trend } from '../schema.ts'
import type { Measures } from './measure-trend.ts'
import { PlaceRow } from './place-row.tsx'

type PlaceTableProps = {
  names: string[]
  /** Missing as long as it isn't there. */
  trend: Trend | undefined
  measures: Measures | null
  opportunities: ReadonlyMap<string, number>
}

/** Subreddits side by side. In a narrow place the medians stand below the name, so that nothing has to be scrolled sideways. */
export function PlaceTable({ names, trend, measures, opportunities }: PlaceTableProps) {
  const steps = typeof measures?.chart === 'object' ? measures.chart.steps : undefined
  const over = steps && `${NUMBER_WORDS[steps.count]} ${steps.unit}`
  const head = 'pb-1.5 text-left text-sm font-normal text-muted-foreground'
  return (
    <table className="w-full">
      <caption className="sr-only">Subreddits compared</caption>
      <thead className="align-bottom">
        <tr>
          <th className={`${head} @max-xl:w-full`}>
            Subreddit<span className="@xl:hidden">, medians</span>
          </th>
          <th className={`${head} whitespace-nowrap`}>
            {trend ? (over ?? 'Mentions') : <Skeleton className="w-16" />}
          </th>
          <th className={`${head} pr-5 text-right @max-xl:hidden`}>Median upvotes</th>
          <th className={`${head} pr-5 text-right @max-xl:hidden`}>Median comments</th>
          <th className={`${head} @max-xl:text-right`}>Opportunity score</th>
        </tr>
      </thead>
      <tbody className="divide-y">
        {names.map((name, nth) => (
          <PlaceRow
            key={name}
            name={name}
            place={trend && (findPlace(trend, name) ?? null)}
            chart={steps && over ? { steps, over } : undefined}
            nth={nth}
            opportunity={opportunities.get(name.toLowerCase())}
          />
        ))}
      </tbody>
    </table>
  )
}

/** Where nothing is known, no figure is a figure. */
const findPlace = ({ places }: Trend, name: string) =>
  places.find(({ subreddit, since }) => since !== null && subreddit.toLowerCase() === name.toLowerCase())
