import { Sparkline } from '../../../../ui/charts/sparkline.tsx'
import { Progress } from '../../../../ui/progress.tsx'
import type { Measures } from './measure-posts.ts'

const COLOURS = ['text-chart-1', 'text-chart-2', 'text-chart-4']

export function PlaceTable({ measures: { places, unit } }: { measures: Measures }) {
  const head = 'pb-1.5 text-left text-sm font-normal text-muted-foreground'
  const number = 'py-2 pr-6 text-right font-medium tabular-nums'
  return (
    // A narrow screen scrolls the table and not the page; whoever has no pointer needs the focus for that.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
    <section aria-label="Subreddits compared" tabIndex={0} className="overflow-x-auto rounded-sm">
      <table className="w-full min-w-140">
        <thead>
          <tr>
            <th className={head}>Subreddit</th>
            <th className={head}>{`Twelve ${unit}`}</th>
            <th className={`${head} pr-6 text-right`}>Median upvotes</th>
            <th className={`${head} pr-6 text-right`}>Median comments</th>
            <th className={head}>Opportunity score</th>
          </tr>
        </thead>
        <tbody className="divide-y">
          {places.map(({ name, steps, medianScore, medianComments, opportunity }, index) => (
            <tr key={name}>
              <th scope="row" className="py-2 pr-3 text-left font-semibold">{`r/${name}`}</th>
              <td>
                <Sparkline
                  values={steps}
                  label={`Posts in r/${name} over twelve ${unit}`}
                  className={COLOURS[index % COLOURS.length]}
                />
              </td>
              <td className={number}>{medianScore.toLocaleString('en-US')}</td>
              <td className={number}>{medianComments.toLocaleString('en-US')}</td>
              <td>
                <span className="flex items-center gap-3">
                  <Progress
                    value={opportunity}
                    aria-label={`Opportunity score of r/${name}`}
                    className="w-28"
                  />
                  <span className="font-semibold tabular-nums">{opportunity}</span>
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
