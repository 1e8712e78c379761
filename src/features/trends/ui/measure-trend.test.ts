import { expect, test } from 'vitest'
import { buildTrend } from '../../../../test/build-trend.ts'
import { measureTrend } from './measure-trend.ts'

const now = Date.parse('2026-11-17T14:20:00Z')
const measure = (...given: Parameters<typeof buildTrend> extends [number, ...infer Rest] ? Rest : never) =>
  measureTrend(buildTrend(now, ...given), now, 'UTC')
const chartOf = (measures: ReturnType<typeof measure>) =>
  typeof measures?.chart === 'object' ? measures.chart : undefined

test('twelve weeks are drawn, each with the mentions of all places', () => {
  const chart = chartOf(
    measure([
      {
        daysAgo: [
          [0, 3],
          [80, 5],
        ],
      },
      { subreddit: 'webdev', daysAgo: [[0, 4]] },
    ]),
  )
  expect(chart?.points).toHaveLength(12)
  expect(chart?.points[0]).toEqual({ label: 'Aug 25', name: 'week of Aug 25', value: 5 })
  expect(chart?.points[11]).toEqual({ label: 'this week', name: 'week of Nov 10', value: 7 })
})

test('of fewer than ten mentions nothing is drawn, nor of what can not be counted', () => {
  expect(measure([{ daysAgo: [[1, 9]] }])).toBeNull()
  expect(measure([{ daysAgo: [[1, 10]] }])).not.toBeNull()
  expect(measure([{ daysAgo: [[1, 10]] }], { countable: false })).toBeNull()
})

test('the chart begins where the last place joins, and the week is of all that is known', () => {
  const measures = measure([
    {
      daysAgo: [
        [4, 12],
        [30, 50],
      ],
    },
    { subreddit: 'webdev', days: 6, daysAgo: [[2, 8]] },
  ])
  expect(chartOf(measures)?.points.map(({ value }) => value)).toEqual([0, 12, 0, 8, 0, 0])
  // Of r/webdev no whole week is known.
  expect(typeof measures?.week === 'object' && measures.week.flat().reduce((a, b) => a + b)).toBe(62)
})

test('where too little is known for a chart or a week, its place says why', () => {
  expect(measure([{ daysAgo: [[3, 50]] }, { subreddit: 'webdev', days: 1 }])?.chart).toBe(
    'Too soon for a chart: it takes two days of counts.',
  )
  expect(
    measure([
      {
        days: 40,
        daysAgo: [
          [30, 50],
          [1, 4],
        ],
      },
    ])?.chart,
  ).toBe('4 mentions in the last 12 days: too few to show a trend.')
  expect(measure([{ days: 6, daysAgo: [[1, 20]] }])?.week).toBe(
    'Too soon to tell: it takes a week of counts.',
  )
  expect(
    measure([
      {
        days: 10,
        daysAgo: [
          [8, 20],
          [1, 4],
        ],
      },
    ])?.week,
  ).toBe('Too few mentions in whole weeks to tell.')
})
