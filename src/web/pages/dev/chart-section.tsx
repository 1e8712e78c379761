import { Card } from '../../../ui/card.tsx'
import { HourHeatmap } from '../../../ui/charts/hour-heatmap.tsx'
import { Sparkline } from '../../../ui/charts/sparkline.tsx'
import { TrendChart } from '../../../ui/charts/trend-chart.tsx'
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
const HOURS = [0, 0, 0, 1, 2, 4, 9, 14, 21, 26, 22, 18, 20, 15, 12, 11, 9, 8, 6, 5, 3, 2, 1, 0]

export function ChartSection() {
  return (
    <Section title="TrendChart, HourHeatmap, Sparkline">
      <Card className="grid gap-4">
        <p className="font-semibold">Mentions of “no-show”</p>
        <TrendChart points={MENTIONS} label="Mentions of “no-show” per week" />
      </Card>
      <Card className="grid gap-4">
        <p className="flex justify-between font-semibold">
          Busiest hours <span className="text-sm font-normal text-muted-foreground">your time</span>
        </p>
        <HourHeatmap hours={HOURS} label="Posts per hour" />
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
        <HourHeatmap hours={HOURS.map(() => 0)} label="Posts per hour in r/quiet" />
        <Sparkline values={[4, 4, 4]} label="Posts per week in r/steady" />
      </Card>
    </Section>
  )
}
