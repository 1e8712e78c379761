import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { HourHeatmap } from './hour-heatmap.tsx'
import { Sparkline } from './sparkline.tsx'
import { TrendChart } from './trend-chart.tsx'

const POINTS = [
  { label: 'Aug 25', value: 9 },
  { label: 'Oct 6', value: 42 },
  { label: 'Nov 10', value: 30 },
]
const HOURS = Array.from({ length: 24 }, (_, hour) => (hour === 9 ? 12 : 3))

const charts = {
  trend: renderToStaticMarkup(<TrendChart points={POINTS} label="Mentions" />),
  sparkline: renderToStaticMarkup(<Sparkline values={[3, 1, 8]} label="Posts" />),
  hours: renderToStaticMarkup(<HourHeatmap hours={HOURS} label="Posts per hour" />),
}

test('every chart says in one sentence what it shows', () => {
  expect(charts.trend).toContain(
    'role="img" aria-label="Mentions: from 9 (Aug 25) to 30 (Nov 10), highest 42 (Oct 6)."',
  )
  expect(charts.sparkline).toContain('aria-label="Posts: 3 values from 3 to 8, lowest 1, highest 8."')
  expect(charts.hours).toContain('aria-label="Posts per hour: busiest at 09:00 with 12."')
})

test.each(Object.entries(charts))('the %s chart has its figures in a table beside the picture', (_, html) => {
  expect(html).toContain('<caption>')
  expect(html).toContain('<th scope="row">')
})

test.each(Object.entries(charts))('the %s chart needs no style attribute', (_, html) => {
  expect(html).not.toContain('style=')
})

test('without data a chart says so', () => {
  expect(renderToStaticMarkup(<TrendChart points={[]} label="Mentions" />)).toContain(
    'Mentions: no data yet.',
  )
  expect(renderToStaticMarkup(<Sparkline values={[]} label="Posts" />)).toContain('Posts: no data yet.')
  expect(renderToStaticMarkup(<HourHeatmap hours={HOURS.map(() => 0)} label="Posts" />)).toContain(
    'Posts: no data yet.',
  )
})
