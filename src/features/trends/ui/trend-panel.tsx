import { type ReactNode, useMemo, useRef } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Empty } from '../../../ui/empty.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useTimeZone } from '../../../ui/use-time-zone.ts'
import type { Trend } from '../schema.ts'
import { describeGaps, describeSample } from './describe-sample.ts'
import { measureTrend } from './measure-trend.ts'
import type { Opportunity } from './opportunity-cell.tsx'
import { PlaceTable } from './place-table.tsx'
import { TrendCharts } from './trend-charts.tsx'
import { useTrend } from './use-trend.ts'

type TrendPanelProps = {
  keyword: string
  subreddits: string[]
  /** How good a place each subreddit is to answer, by its name in lower case. */
  opportunities: ReadonlyMap<string, Opportunity>
}

/** When, where and with how much echo a keyword is talked about. */
export function TrendPanel({ keyword, subreddits, opportunities }: TrendPanelProps) {
  const { answer, failure, readAt, tryAgain } = useTrend(keyword, subreddits)
  const timeZone = useTimeZone()
  const measures = useMemo(
    () => (answer ? measureTrend(answer, readAt, timeZone) : null),
    [answer, readAt, timeZone],
  )
  const panel = useRef<HTMLElement>(null)
  const label = `Mentions of “${keyword}”`
  const table = (shown?: Trend) => (
    <PlaceTable names={subreddits} trend={shown} measures={measures} opportunities={opportunities} />
  )
  const content = () => {
    if (failure)
      return (
        <Words label={label} text={failure.message} isAlert>
          <Button
            variant="outline"
            onClick={() => {
              // The button goes away while it works.
              panel.current?.focus()
              tryAgain()
            }}
          >
            Try again
          </Button>
        </Words>
      )
    if (!answer)
      return (
        <>
          <TrendCharts label={label} measures={undefined} />
          <Places table={table()} notes={undefined} />
        </>
      )
    const sample = describeSample(answer, timeZone)
    if (!answer.countable) return <Words label={label} text={sample} />
    const gaps = describeGaps(answer, readAt)
    return (
      <>
        {measures ? <TrendCharts label={label} measures={measures} /> : <Words label={label} text={sample} />}
        <Places table={table(answer)} notes={measures ? [sample, ...gaps] : gaps} />
      </>
    )
  }
  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-label="Insights"
      aria-busy={!answer && !failure}
      className="rounded-lg outline-none"
    >
      <Card className="@container p-0">{content()}</Card>
    </section>
  )
}

type WordsProps = { label: string; text: string; isAlert?: boolean; children?: ReactNode }

/** In the place of the charts, and as high where they stand side by side. */
function Words({ label, text, isAlert, children }: WordsProps) {
  return (
    <div className="grid content-start p-5 @xl:min-h-77">
      <h2 className="min-w-0 text-base wrap-anywhere">{label}</h2>
      <div role={isAlert ? 'alert' : undefined}>
        <Empty text={text} className="py-6">
          {children}
        </Empty>
      </div>
    </div>
  )
}

function Places({ table, notes }: { table: ReactNode; notes: string[] | undefined }) {
  return (
    <div className="grid min-w-0 grid-cols-1 gap-3 border-t p-5">
      <h2 className="text-base">Where to answer</h2>
      {table}
      {notes === undefined ? (
        <div className="@max-xl:min-h-10">
          <Skeleton className="my-0.5 w-60 max-w-full" />
        </div>
      ) : (
        <p className="text-sm text-muted-foreground empty:hidden">{notes.join(' ')}</p>
      )}
    </div>
  )
}
