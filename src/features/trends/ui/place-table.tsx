import { classNames } from '../../../ui/class-names.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import type { Trend } from '../schema.ts'
import type { Measures } from './measure-trend.ts'
import type { Opportunity } from './opportunity-cell.tsx'
import { PlaceRow } from './place-row.tsx'
import { scaleLines } from './scale-lines.ts'

type PlaceTableProps = {
  names: string[]
  /** Missing as long as it isn't there. */
  trend: Trend | undefined
  measures: Measures | null
  opportunities: ReadonlyMap<string, Opportunity>
}

/** Subreddits side by side. In a narrow place figures stand below the name and above the line, so that nothing has to be scrolled sideways. */
export function PlaceTable({ names, trend, measures, opportunities }: PlaceTableProps) {
  const lines = scaleLines(trend, measures)
  const head = 'pb-1.5 text-left text-sm font-normal text-muted-foreground'
  // As narrow as their longest word where names need the room.
  const number = `${head} w-0 pr-4 text-right @max-xl:hidden @3xl:w-auto`
  return (
    <table className="w-full">
      <caption className="sr-only">Subreddits compared</caption>
      <thead className="align-bottom">
        <tr>
          <th className={`${head} @max-xl:w-full`}>
            Subreddit<span className="@xl:hidden">, medians</span>
          </th>
          <th className={number}>Mentions</th>
          <th className={classNames(head, 'whitespace-nowrap', trend && !lines && '@xl:hidden')}>
            <span className="block @xl:hidden">{lines ? 'Mentions, ' : 'Mentions'}</span>
            {trend ? (
              <span className="@max-xl:lowercase">{lines?.over}</span>
            ) : (
              <Skeleton className="my-0.5 w-16" />
            )}
          </th>
          <th className={number}>Median upvotes</th>
          <th className={number}>Median comments</th>
          <th className={`${head} @max-xl:text-right`}>Opportunity score</th>
        </tr>
      </thead>
      <tbody className="divide-y">
        {names.map((name, nth) => (
          <PlaceRow
            key={name}
            name={name}
            place={trend && (findPlace(trend, name) ?? null)}
            lines={lines}
            nth={nth}
            opportunity={opportunities.get(name.toLowerCase()) ?? 'none'}
          />
        ))}
      </tbody>
    </table>
  )
}

/** Where nothing is known, no figure is a figure. */
const findPlace = ({ places }: Trend, name: string) =>
  places.find(({ subreddit, since }) => since !== null && subreddit.toLowerCase() === name.toLowerCase())
