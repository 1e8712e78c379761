import { Minus, TrendingDown, TrendingUp } from 'lucide-react'
import { useMemo } from 'react'
import { Card } from '../../../../ui/card.tsx'
import { HourHeatmap } from '../../../../ui/charts/hour-heatmap.tsx'
import { TrendChart } from '../../../../ui/charts/trend-chart.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import type { Post } from '../../schema.ts'
import { measurePosts } from './measure-posts.ts'
import { PlaceTable } from './place-table.tsx'
import type { Research } from './research-state.ts'

const trends = {
  rising: { Icon: TrendingUp, className: 'text-success' },
  steady: { Icon: Minus, className: 'text-muted-foreground' },
  falling: { Icon: TrendingDown, className: 'text-warning' },
}

type InsightPanelProps = {
  research: Research
  posts: Post[]
  /** How well posts fit, 0 to 100. */
  points: ReadonlyMap<string, number>
  now: number
}

/** When, where and with how much echo a keyword is talked about. */
export function InsightPanel({ research, posts, points, now }: InsightPanelProps) {
  const keyword = research.keyword.trim()
  const measures = useMemo(
    () => measurePosts(posts, research.subreddits, points, now),
    [posts, research, points, now],
  )
  const { Icon: TrendIcon, className } = trends[measures.trend]
  return (
    <section aria-label="Insights">
      <Card className="grid grid-cols-1 p-0 xl:grid-cols-[1.15fr_1fr]">
        <div className="grid min-w-0 content-start gap-3 p-5 max-xl:border-b xl:border-r">
          <div className="flex items-baseline justify-between gap-3">
            <h2 className="min-w-0 text-base wrap-anywhere">{`Mentions of “${keyword}”`}</h2>
            <p className={classNames('flex items-center gap-1.5 text-sm font-medium', className)}>
              <TrendIcon className="size-4" aria-hidden />
              {measures.trend}
            </p>
          </div>
          <TrendChart points={measures.mentions} label={`Mentions of “${keyword}”`} className="h-40" />
        </div>
        <div className="grid min-w-0 content-start gap-5 p-5">
          <div className="flex items-baseline justify-between gap-3">
            <h2 className="text-base">Busiest hours</h2>
            <p className="text-sm text-muted-foreground">your time</p>
          </div>
          <HourHeatmap hours={measures.hours} label={`Posts per hour about “${keyword}”`} />
        </div>
        <div className="grid min-w-0 grid-cols-1 gap-3 border-t p-5 xl:col-span-2">
          <h2 className="text-base">Where to answer</h2>
          <PlaceTable measures={measures} />
          <p className="text-sm text-muted-foreground">
            {`From ${measures.count} posts that your searches for it have found so far. A hint, not a statistic.`}
          </p>
        </div>
      </Card>
    </section>
  )
}
