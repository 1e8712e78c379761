import { Card } from '../../../ui/card.tsx'
import { Sparkline } from '../../../ui/charts/sparkline.tsx'
import { TrendChart } from '../../../ui/charts/trend-chart.tsx'
import { WeekGrid } from '../../../ui/charts/week-grid.tsx'
import { Section } from './section.tsx'

const WEEKS = [9, 12, 12, 18, 15, 21, 18, 27, 24, 33, 30, 42]
const DAYS = [
  'Aug 25',
  'Sep 1',
  'Sep 8',
  'Sep 15',
  'Sep 22',
  'Sep 29',
  'Oct 6',
  'Oct 13',
  'Oct 20',
  'Oct 27',
  'Nov 3',
]
const MENTIONS = DAYS.map((label, index) => ({ label, value: WEEKS[index] ?? 0 }))
const WEEK = [
  [0, 0, 2, 4, 4, 2, 1, 0],
  [0, 0, 3, 8, 6, 4, 2, 0],
  [0, 0, 4, 9, 8, 4, 3, 1],
  [0, 0, 2, 6, 8, 6, 2, 0],
  [0, 0, 2, 5, 4, 2, 2, 0],
  [0, 0, 0, 2, 4, 3, 2, 0],
  [0, 0, 0, 2, 4, 5, 4, 0],
]

export function ChartSection() {
  return (
    <Section title="TrendChart, WeekGrid, Sparkline">
      <Card className="grid gap-4">
        <p className="font-semibold">Mentions of “no-show”</p>
        <TrendChart points={MENTIONS} label="Mentions of “no-show” per week" />
      </Card>
      <Card className="grid gap-4">
        <p className="flex justify-between font-semibold">
          Busiest hours <span className="text-sm font-normal text-muted-foreground">your time</span>
        </p>
        <WeekGrid days={WEEK} label="Mentions of “no-show” by time of the week" />
      </Card>
      <Card className="flex flex-wrap gap-6">
        <Sparkline values={WEEKS} label="Posts per week in r/smallbusiness" />
        <Sparkline
          values={[3, 3, 5, 3, 8, 6, 8, 7, 4, 9, 7, 10]}
          label="Posts per week in r/doggrooming"
          className="text-chart-2"
        />
        <Sparkline
          values={[9, 7, 9, 8, 8, 9, 5, 7, 7, 5, 7, 5]}
          label="Posts per week in r/SaaS"
          className="text-chart-4"
        />
      </Card>
      <Card className="grid gap-4">
        <p className="font-semibold">Without data</p>
        <TrendChart points={[]} label="Mentions of “nothing” per week" className="h-28" />
        <WeekGrid days={[]} label="Mentions in r/quiet by time of the week" />
        <Sparkline values={[4, 4, 4]} label="Posts per week in r/steady" />
      </Card>
    </Section>
  )
}
