import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Sparkline } from './sparkline.tsx'
import { TrendChart } from './trend-chart.tsx'
import { WeekGrid } from './week-grid.tsx'

const POINTS = [
  { label: 'Aug 25', value: 9 },
  { label: 'Oct 6', value: 42 },
  { label: 'Nov 10', value: 30 },
]
const weekWith = (counts: Record<string, number>) =>
  Array.from({ length: 7 }, (_, day) => Array.from({ length: 8 }, (_, part) => counts[`${day} ${part}`] ?? 0))
const grid = (counts: Record<string, number>) =>
  renderToStaticMarkup(<WeekGrid days={weekWith(counts)} label="Mentions" />)

const charts = {
  trend: renderToStaticMarkup(<TrendChart points={POINTS} label="Mentions" />),
  sparkline: renderToStaticMarkup(<Sparkline values={[3, 1, 8]} label="Posts" />),
  week: grid({ '0 0': 3, '2 3': 12, '6 7': 5 }),
}

test('every chart says in one sentence what it shows', () => {
  expect(charts.trend).toContain(
    'role="img" aria-label="Mentions: from 9 (Aug 25) to 30 (Nov 10), highest 42 (Oct 6)."',
  )
  expect(charts.sparkline).toContain('aria-label="Posts: 3 values from 3 to 8, lowest 1, highest 8."')
  expect(charts.week).toContain('aria-label="Mentions: busiest on Wednesday from 9 to 12, with 12."')
})

test.each(Object.entries(charts))('the %s chart has its figures in a table beside the picture', (_, html) => {
  expect(html).toContain('<caption>')
  expect(html).toContain('<th scope="row">')
})

test.each(Object.entries(charts))('the %s chart needs no style attribute', (_, html) => {
  expect(html).not.toContain('style=')
})

test('the axis names the first, the middle and the last value, each where it stands', () => {
  const points = Array.from({ length: 12 }, (_, week) => ({ label: `week ${week}`, value: week }))
  const labelsOf = (count: number) =>
    [
      ...renderToStaticMarkup(<TrendChart points={points.slice(0, count)} label="Mentions" />).matchAll(
        /<text x="([^"]+)"[^>]*>([^<]+)/g,
      ),
    ].map(([, at, text]) => [at, text])
  expect(labelsOf(12)).toEqual([
    ['0%', 'week 0'],
    ['54.55%', 'week 6'],
    ['100%', 'week 11'],
  ])
  expect(labelsOf(2)).toEqual([
    ['0%', 'week 0'],
    ['100%', 'week 1'],
  ])
  expect(labelsOf(1)).toEqual([['0%', 'week 0']])
})

test('a week has its days in rows and three hours to a column, in the picture and in the table', () => {
  const table = charts.week.slice(charts.week.indexOf('<table>'))
  const rows = table.split('<tr>').map((row) => row.match(/(?<=<t[hd][^>]*>)[^<]+/g))
  expect(rows[1]).toEqual([
    'Day',
    '0 to 3',
    '3 to 6',
    '6 to 9',
    '9 to 12',
    '12 to 15',
    '15 to 18',
    '18 to 21',
    '21 to 24',
  ])
  expect(rows[4]).toEqual(['Wednesday', '0', '0', '0', '12', '0', '0', '0', '0'])
  expect(rows[8]).toEqual(['Sunday', '0', '0', '0', '0', '0', '0', '0', '5'])
  const heats = charts.week.match(/(?<=h-4.5[^"]*bg-heat-)\d/g)?.map(Number) ?? []
  expect(heats.flatMap((heat, place) => (heat > 0 ? [[place, heat]] : []))).toEqual([
    [0, 1],
    [2 * 8 + 3, 4],
    [6 * 8 + 7, 2],
  ])
})

test('the busiest time is outlined only where it is alone', () => {
  const outlined = (html: string) => html.match(/outline-foreground/g)?.length ?? 0
  expect(outlined(charts.week)).toBe(1)
  const tied = grid({ '0 1': 2, '4 4': 2 })
  expect(outlined(tied)).toBe(0)
  expect(tied).toContain('Mentions: busiest at 2 times of the week, with 2 at each.')
})

test('the busiest time is outlined only from five on', () => {
  expect(grid({ '0 1': 4, '4 4': 2 })).not.toContain('outline-foreground')
  expect(grid({ '0 1': 5, '4 4': 2 })).toContain('outline-foreground')
})

test('every cell and every point says its number to a pointer', () => {
  expect(charts.week.match(/ title="[^"]+"/g)).toHaveLength(56)
  expect(charts.week).toContain(' title="Wednesday, 9 to 12: 12"')
  expect(charts.trend.match(/(?<=<title>)[^<]+/g)).toEqual(['Aug 25: 9', 'Oct 6: 42', 'Nov 10: 30'])
})

test('a week says which colors are quiet and which busy', () => {
  expect(charts.week.replaceAll(/<[^>]*>/g, ' ')).toMatch(/Quiet +Busy/)
})

test('where a label is short, its full name is in the sentence, the table and what the pointer sees', () => {
  const points = [
    { label: 'Nov 6', name: 'week of Nov 6', value: 3 },
    { label: 'this week', name: 'week of Nov 13', value: 14 },
  ]
  const html = renderToStaticMarkup(<TrendChart points={points} label="Mentions" />)
  expect(html.match(/(?<=<text [^>]*>)[^<]+/g)).toEqual(['Nov 6', 'this week'])
  expect(html).toContain('to 14 (week of Nov 13), highest 14 (week of Nov 13).')
  expect(html).toContain('<th scope="row">week of Nov 13</th>')
  expect(html).toContain('<title>week of Nov 13: 14</title>')
})

test('without data a chart says so', () => {
  expect(renderToStaticMarkup(<TrendChart points={[]} label="Mentions" />)).toContain(
    'Mentions: no data yet.',
  )
  expect(renderToStaticMarkup(<Sparkline values={[]} label="Posts" />)).toContain('Posts: no data yet.')
  expect(grid({})).toContain('Mentions: no data yet.')
})
