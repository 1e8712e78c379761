// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { buildTrend } from '../../../../test/build-trend.ts'
import { fakeNetwork } from '../../../../test/fake-network.ts'
import { settle } from '../../../../test/settle.ts'
import { ReadsProvider } from '../../../client/reads-provider.tsx'
import type { Trend } from '../schema.ts'
import type { Opportunity } from './opportunity-cell.tsx'
import { TrendPanel } from './trend-panel.tsx'

const now = Date.parse('2026-11-17T14:20:00Z')
const inUtc = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC' }).resolvedOptions()

beforeEach(() => {
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue(inUtc)
  vi.useFakeTimers()
  vi.setSystemTime(now)
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Longer than a skeleton is shown. */
const LONG_ENOUGH_MS = 400
const opportunities = new Map<string, Opportunity>([
  ['saas', 86],
  ['few', 'few'],
  ['reading', 'reading'],
])
type Given = { keyword?: string; subreddits?: string[] }

async function open() {
  const asked = fakeNetwork()
  const panel = ({ keyword = 'no-show', subreddits = ['SaaS', 'webdev'] }: Given = {}) => (
    <ReadsProvider>
      <TrendPanel keyword={keyword} subreddits={subreddits} opportunities={opportunities} />
    </ReadsProvider>
  )
  const { rerender } = render(panel())
  await settle()
  return {
    asked,
    show: (given: Given) => settle(() => rerender(panel(given))),
    answer: (trend: Trend) => settle(() => asked.at(-1)?.answer(trend), LONG_ENOUGH_MS),
    refuse: (words: string) => settle(() => asked.at(-1)?.refuse(words), LONG_ENOUGH_MS),
  }
}

/** A hundred in r/SaaS, more in the later weeks, and a few in r/webdev. */
const rich = () =>
  buildTrend(now, [
    {
      daysAgo: [
        [2, 20],
        [9, 18],
        [16, 18],
        [23, 24],
        [60, 20],
      ],
      medianScore: 1_880,
      medianComments: 74,
    },
    { subreddit: 'webdev', daysAgo: [[9, 4]], medianScore: 402, medianComments: null },
  ])

const panel = () => screen.getByRole('region', { name: 'Insights' })
const text = () => panel().textContent ?? ''
const charts = () =>
  within(panel())
    .queryAllByRole('img')
    .map((chart) => chart.getAttribute('aria-label'))
/** Of the table of places, without what is only drawn or only heard. */
const rows = () =>
  within(within(panel()).getByRole('table', { name: 'Subreddits compared' }))
    .getAllByRole('row')
    .filter((row) => row.closest('.sr-only') === null)
    .map((row) => [...row.children].map((cell) => cell.textContent))

test('it asks once for a keyword in its places, and draws what is known of it', async () => {
  const { asked, answer } = await open()
  expect(asked.map(({ what, body }) => [what, body])).toEqual([
    ['POST /api/reddit/trend', { keyword: 'no-show', subreddits: ['SaaS', 'webdev'] }],
  ])
  await answer(rich())
  expect(text()).toContain('Based on 104 mentions since Aug 25. A hint, not a statistic.')
  expect(text()).toContain('rising over 12 weeks')
  expect(charts()[0]).toMatch(
    /^Mentions of “no-show” by weeks: from 0 \(week of Aug 25\) to 20 \(week of Nov 10\)/,
  )
  expect(charts()[1]).toMatch(/^Mentions of “no-show” by time of the week: busiest on Sunday from/)
  expect(charts()[2]).toMatch(/^Mentions in r\/SaaS over twelve weeks: 12 values from 0 to 20/)
  expect(charts()).toHaveLength(4)
})

test('places stand side by side with their medians and scores, in the order they were ticked', async () => {
  const { answer, show } = await open()
  await show({ subreddits: ['webdev', 'saas'] })
  await answer(rich())
  expect(rows()[0]).toEqual([
    'Subreddit, medians',
    'Mentions',
    'Mentions, Twelve weeks',
    'Median upvotes',
    'Median comments',
    'Opportunity score',
  ])
  const [, webdev, saas] = rows()
  expect(webdev?.toSpliced(2, 1)).toEqual([
    'r/webdev402 upvotes,– comments',
    '4',
    '402',
    '–',
    'No threads to score',
  ])
  expect(saas?.toSpliced(2, 1).slice(1)).toEqual(['100', '1,880', '74', '86'])
  expect(within(panel()).getByRole('progressbar', { name: 'Opportunity score of r/saas' })).toBeTruthy()
})

test('where there is no score, the words say why', async () => {
  const { answer, show } = await open()
  await show({ subreddits: ['few', 'reading', 'none'] })
  await answer(buildTrend(now, [{}]))
  expect(
    rows()
      .slice(1)
      .map((row) => row.at(-1)),
  ).toEqual(['Too few to tell', 'Reading…', 'No threads to score'])
})

test('the lines of all places have one scale, so a few mentions are low beside many', async () => {
  const { answer } = await open()
  await answer(rich())
  const [many, few] = [...panel().querySelectorAll('[data-slot=sparkline] path:first-child')].map((line) =>
    [...(line.getAttribute('d') ?? '').matchAll(/[\d.]+,([\d.]+)/g)].map(([, y]) => Number(y)),
  )
  expect(Math.min(...(many ?? []))).toBe(0)
  expect(Math.min(...(few ?? []))).toBeGreaterThan(20)
})

test('until the answer is there, the panel has its headings, its places and nothing made up', async () => {
  const { answer, show, asked } = await open()
  const headings = () =>
    within(panel())
      .getAllByRole('heading')
      .map(({ textContent }) => textContent)
  const before = headings()
  expect(before).toEqual(['Mentions of “no-show”', 'Busiest hours', 'Where to answer'])
  expect([panel().getAttribute('aria-busy'), charts()]).toEqual(['true', []])
  expect(
    rows()
      .slice(1)
      .map(([, ...figures]) => figures.slice(0, 4)),
  ).toEqual([
    ['', '', '', ''],
    ['', '', '', ''],
  ])
  await answer(rich())
  expect([headings(), panel().getAttribute('aria-busy')]).toEqual([before, 'false'])
  // Another keyword is another trend: that of the last one is not shown below its name.
  await show({ keyword: 'deposit' })
  expect([asked.length, headings()[0], charts()]).toEqual([2, 'Mentions of “deposit”', []])
})

test('the same keyword in the same places is not asked for again', async () => {
  const { asked, answer, show } = await open()
  await answer(rich())
  await show({ subreddits: ['SaaS', 'webdev'] })
  expect([asked.length, charts().length]).toEqual([1, 4])
})

test('a failure is one sentence with another try, which keeps the focus in the panel', async () => {
  const { asked, answer, refuse } = await open()
  await refuse('Mentions can not be counted just now.')
  expect(screen.getByRole('alert').textContent).toBe('Mentions can not be counted just now.Try again')
  expect(charts()).toEqual([])
  const button = screen.getByRole('button', { name: 'Try again' })
  button.focus()
  await settle(() => fireEvent.click(button))
  expect([asked.length, document.activeElement === panel(), screen.queryByRole('alert')]).toEqual([
    2,
    true,
    null,
  ])
  await answer(rich())
  expect(charts()).toHaveLength(4)
})

test('of a few mentions no chart is drawn, but each place has its count', async () => {
  const { answer } = await open()
  await answer(buildTrend(now, [{ daysAgo: [[2, 3]] }, { subreddit: 'webdev', daysAgo: [[9, 1]] }]))
  expect(text()).toContain('Only 4 mentions since Aug 25: too few to show a trend.')
  expect(charts()).toEqual([])
  expect(rows().map((row) => row[1])).toEqual(['Mentions', '3', '1'])
  expect(text()).not.toMatch(/rising|steady|falling|high/)
})

test('no mention at all, and a keyword that can not be counted, are said', async () => {
  const { answer, show } = await open()
  await answer(buildTrend(now, [{}, { subreddit: 'webdev' }]))
  expect(text()).toContain('No mentions since Aug 25.')
  expect(rows()[1]?.[0]).toBe('r/SaaS– upvotes,– comments')
  await show({ keyword: 'the' })
  await answer(buildTrend(now, [], { countable: false, since: null }))
  expect(text()).toBe('Mentions of “the”This keyword is too common to count, or uses search operators.')
})

test('what is missing is said below the places, and no figure stands where nothing is known', async () => {
  const { answer } = await open()
  await answer(
    buildTrend(
      now,
      [
        { days: 2, daysAgo: [[1, 12]] },
        { subreddit: 'webdev', days: null },
      ],
      { isPartial: true },
    ),
  )
  expect(text()).toContain(
    "Based on 12 mentions since Nov 15. A hint, not a statistic. r/webdev isn't counted yet. Reddit isn't answering, so this covers only the last two days.",
  )
  expect(text()).toContain('Too soon to tell: it takes a week of counts.')
  expect(rows()[0]?.[2]).toBe('Mentions, Two days')
  expect(rows()[2]?.slice(1, 5)).toEqual(['–', '–', '–', '–'])
})
