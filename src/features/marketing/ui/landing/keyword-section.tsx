import { TrendingUp } from 'lucide-react'
import { Sparkline } from '../../../../ui/charts/sparkline.tsx'
import { TrendChart } from '../../../../ui/charts/trend-chart.tsx'
import { WeekGrid } from '../../../../ui/charts/week-grid.tsx'
import type { KeywordSample } from '../../schema.ts'
import { KeywordCard } from './keyword-card.tsx'
import { Section } from './section.tsx'

const sparklineColours = ['text-chart-1', 'text-chart-2', 'text-chart-4']

export function KeywordSection({ sample }: { sample: KeywordSample }) {
  const { keyword, mentions, week, subreddits } = sample
  const [best] = subreddits
  return (
    <Section
      id="keyword-research"
      title="Keyword research that ends in a conversation"
      lead="Look for one word in your subreddits and see where an answer from you would be read."
    >
      <div className="grid gap-4 lg:grid-cols-12">
        <KeywordCard
          title="Trending topics"
          text={`Mentions of “${keyword}”, week by week`}
          aside={
            <span className="flex items-center gap-1.5 font-medium text-success">
              <TrendingUp className="size-4" aria-hidden />
              rising
            </span>
          }
          className="lg:col-span-7"
        >
          <TrendChart points={mentions} label={`Mentions of “${keyword}”`} className="h-52" />
        </KeywordCard>
        <KeywordCard
          title="Subreddit analysis"
          text="Where the subject grows, and where it is old news"
          className="lg:col-span-5"
        >
          <ul className="grid divide-y">
            {subreddits.map(({ name, weeks }, row) => (
              <li key={name} className="flex items-center justify-between gap-4 py-3.5 font-medium last:pb-0">
                {name}
                <Sparkline
                  values={weeks}
                  label={`Posts a week in ${name}`}
                  className={`h-9 w-32 ${sparklineColours[row % sparklineColours.length]}`}
                />
              </li>
            ))}
          </ul>
        </KeywordCard>
        <KeywordCard
          title="Engagement metrics"
          text={`What a post in ${best.name} gets, and when in the week people write`}
          className="lg:col-span-7"
        >
          <dl className="mb-6 flex flex-wrap gap-x-10 gap-y-3 tabular-nums">
            <KeywordFigure name="Median upvotes" value={best.upvotes} />
            <KeywordFigure name="Median comments" value={best.comments} />
          </dl>
          <WeekGrid days={week} label={`Mentions of “${keyword}” by time of the week`} />
        </KeywordCard>
        <KeywordCard
          title="Opportunity score"
          text="Fresh questions, few good answers, people who reply"
          className="lg:col-span-5"
        >
          <ul className="grid gap-4">
            {subreddits.map(({ name, score }) => (
              <li key={name} className="grid gap-1.5">
                <span className="flex justify-between font-medium tabular-nums">
                  {name}
                  <span>{score}</span>
                </span>
                <ScoreBar score={score} />
              </li>
            ))}
          </ul>
        </KeywordCard>
      </div>
      <p className="mt-4 text-sm text-muted-foreground">Sample figures, to show what you will see.</p>
    </Section>
  )
}

function KeywordFigure({ name, value }: { name: string; value: number }) {
  return (
    <div className="flex flex-col-reverse">
      <dt className="text-sm text-muted-foreground">{name}</dt>
      <dd className="text-2xl font-semibold tracking-tight">{value}</dd>
    </div>
  )
}

/** The number stands beside it, so the bar is for the eye only. */
function ScoreBar({ score }: { score: number }) {
  return (
    <svg
      viewBox="0 0 100 6"
      preserveAspectRatio="none"
      aria-hidden="true"
      className="h-1.5 w-full rounded-full"
    >
      <rect width="100" height="6" className="fill-secondary" />
      <rect width={score} height="6" className="fill-primary" />
    </svg>
  )
}
