// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { buildCalendar, buildCommunity, buildSetThread } from '../../../../test/build-calendar.ts'
import { fakeNetwork } from '../../../../test/fake-network.ts'
import { settle } from '../../../../test/settle.ts'
import { shownToasts } from '../../../../test/shown-toasts.ts'
import { ReadsProvider } from '../../../client/reads-provider.tsx'
import { dismissToasts } from '../../../ui/toast.tsx'
import { Toaster } from '../../../ui/toaster.tsx'
import type { Calendar } from '../schema.ts'
import { ComingUpCard } from './coming/coming-up-card.tsx'
import { TomorrowStep } from './coming/tomorrow-step.tsx'
import { useCalendar } from './use-calendar.ts'
import { CalendarScreen } from './week/calendar-screen.tsx'

const inNewYork = new Intl.DateTimeFormat('en-US', { timeZone: 'America/New_York' }).resolvedOptions()
beforeEach(() => {
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue(inNewYork)
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  dismissToasts()
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

function Page() {
  const read = useCalendar()
  return (
    <>
      <ComingUpCard read={read} />
      <TomorrowStep calendar={read.calendar} />
      <main>
        <CalendarScreen read={read} />
      </main>
      <Toaster />
    </>
  )
}

async function open(calendar?: Calendar) {
  const asked = fakeNetwork()
  const Routes = createRoutesStub([{ path: '/', Component: Page }])
  render(
    <ReadsProvider>
      <Routes />
    </ReadsProvider>,
  )
  await settle(undefined, 100)
  if (calendar) await settle(() => asked[0]?.answer(calendar), 400)
  return asked
}

const friday = buildSetThread({
  name: 'Feedback Friday',
  day: '2026-11-20',
  perThread: null,
  allows: { mentions: false, links: true, disclosed: false },
})
const week = (email: Calendar['email'] = 'every_day') => ({
  ...buildCalendar(
    buildCommunity({ threads: [buildSetThread()] }),
    buildCommunity({ name: 'startups', threads: [friday], allowance: { kind: 'banned' } }),
  ),
  email,
})
const card = () => within(screen.getByRole('region', { name: 'Coming up' }))
const table = () => within(screen.getByRole('table', { name: "Your communities' week" }))
const bell = () => card().getByRole('button', { name: 'Remind me of Tool Tuesday in r/SaaS' })
const items = () =>
  card()
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

test('the card has the next three in the order of their days, each with what is allowed', async () => {
  const asked = await open()
  expect(asked[0]?.what).toBe('GET /api/today/calendar?timeZone=America%2FNew_York')
  const later = ['2026-11-21', '2026-11-22'].map((day) => buildSetThread({ name: `On ${day}`, day }))
  const calendar = week()
  calendar.communities.unshift(buildCommunity({ name: 'later', threads: later }))
  await settle(() => asked[0]?.answer(calendar), 400)
  expect(items()).toEqual([
    'Tue17Tool Tuesday in r/SaaSTomorrow, 1 mention allowed',
    'Fri20Feedback Friday in r/startupsLink allowed',
    'Sat21On 2026-11-21 in r/later1 mention allowed',
  ])
  expect(card().getByRole('link', { name: 'Your communities' }).getAttribute('href')).toBe(
    '/dashboard/today/calendar',
  )
  expect(screen.getByText('Tool Tuesday is tomorrow in r/SaaS').nextSibling?.textContent).toBe(
    'Your one allowed mention',
  )
})

test('on its day a thread to be reminded of stands first, with the way to it', async () => {
  const today = '2026-11-16'
  const calm = buildSetThread({ name: 'Calm', day: today })
  const asked = buildSetThread({ name: 'Asked', day: today, reminded: true, link: '/r/saas/comments/1abc/' })
  await open(buildCalendar(buildCommunity({ threads: [calm, asked] })))
  expect(items()).toEqual([
    'Mon16Asked in r/SaaSToday, 1 mention allowed · Open thread (opens in a new tab)',
    'Mon16Calm in r/SaaSToday, 1 mention allowed',
  ])
  expect(screen.queryByText(/is tomorrow/)).toBeNull()
})

test('no set threads are said to be none only where all rules were read', async () => {
  await open(buildCalendar(buildCommunity()))
  expect(card().getByText('No set threads in the next 7 days.')).toBeDefined()
  cleanup()
  await open(buildCalendar(buildCommunity({ rules: 'partly' })))
  expect(card().getByText(/We haven't read all the rules/)).toBeDefined()
})

test('without an answer the card is left out, and the page says why', async () => {
  const asked = await open()
  await settle(() => asked[0]?.refuse('Try again later.'), 400)
  expect(screen.queryByRole('heading', { name: 'Coming up' })).toBeNull()
  await settle(() => fireEvent.click(screen.getByRole('button', { name: 'Try Again' })), 400)
  await settle(() => asked.at(-1)?.answer(week()), 400)
  expect(items()).toHaveLength(2)
})

test('the bell keeps the wish and takes it back', async () => {
  const asked = await open(week())
  expect(bell().getAttribute('aria-pressed')).toBe('false')
  await settle(() => fireEvent.click(bell()), 400)
  expect([asked[1]?.what, asked[1]?.body]).toEqual([
    'PUT /api/today/calendar/reminders',
    { community: 'SaaS', thread: 'tool tuesday' },
  ])
  expect(bell().getAttribute('aria-pressed')).toBe('false')
  await settle(() => asked[1]?.answer(), 400)
  expect([bell().getAttribute('aria-pressed'), shownToasts()]).toEqual([
    'true',
    ["We'll remind you on Tuesday."],
  ])
  await settle(() => fireEvent.click(bell()), 400)
  expect(asked[2]?.what).toBe('DELETE /api/today/calendar/reminders?community=SaaS&thread=tool+tuesday')
  await settle(() => asked[2]?.answer(), 400)
  expect(bell().getAttribute('aria-pressed')).toBe('false')
})

test('a reminder of today says so', async () => {
  const asked = await open(
    buildCalendar(buildCommunity({ threads: [buildSetThread({ day: '2026-11-16' })] })),
  )
  await settle(() => fireEvent.click(bell()), 400)
  await settle(() => asked[1]?.answer(), 400)
  expect(shownToasts()).toEqual(["We'll remind you today."])
})

test('what the server refuses is said, and the bell stays as it was', async () => {
  const asked = await open(week())
  await settle(() => fireEvent.click(bell()), 400)
  await settle(() => asked[1]?.refuse('Not now.'), 400)
  expect([bell().getAttribute('aria-pressed'), shownToasts()]).toEqual([
    'false',
    ["We couldn't change the reminder."],
  ])
})

test.each([
  ['off', '2026-11-17', 'Your daily email is off.', 'Turn it on'],
  ['weekdays', '2026-11-21', 'Your daily email comes on weekdays only.', 'Change'],
  ['weekdays', '2026-11-17', 'Your daily email begins with it.', undefined],
] as const)('with an email on %s, for %s it says: %s', async (email, day, text, link) => {
  const calendar = { ...buildCalendar(buildCommunity({ threads: [buildSetThread({ day })] })), email }
  const asked = await open(calendar)
  await settle(() => fireEvent.click(bell()), 400)
  await settle(() => asked[1]?.answer(), 400)
  expect(bell().getAttribute('aria-pressed')).toBe('true')
  await vi.dynamicImportSettled()
  await settle(undefined, 400)
  expect(screen.getByText(text)).toBeDefined()
  const way = screen.queryByRole('link', { name: /^(?:Turn it on|Change)$/ })
  expect([way?.textContent, way?.getAttribute('href')]).toEqual([link, link && '/dashboard/settings/alerts'])
})

test('the grid has a row for each community and a column for each day, with what was answered and what is set', async () => {
  const answered = [
    { id: 'a1', kind: 'comment', named: false, day: '2026-11-14', link: '/comments/1abc' },
    { id: 'a2', kind: 'comment', named: true, day: '2026-11-14', link: null },
    { id: 'a3', kind: 'post', named: false, day: '2026-11-10', link: null },
  ] as const
  await open(buildCalendar(buildCommunity({ threads: [buildSetThread()], answered: [...answered] })))
  const heads = table().getAllByRole('columnheader')
  expect(heads.map(({ textContent }) => textContent)).toEqual([
    'Community',
    'FriNov 13',
    'SatNov 14',
    'SunNov 15',
    'TodayNov 16',
    'TueNov 17',
    'WedNov 18',
    'ThuNov 19',
    'FriNov 20',
    'SatNov 21',
    'SunNov 22',
  ])
  expect(heads[4]?.getAttribute('aria-current')).toBe('date')
  expect(table().getByRole('rowheader').textContent).toBe('r/SaaSPawslotMentions in set threads only')
  const cells = table().getAllByRole('cell')
  expect(cells.map(({ textContent }) => textContent)).toEqual([
    'Nothing',
    'Helped (opens in a new tab)Mentioned',
    'Nothing',
    'Nothing',
    'Tool Tuesday1 mention allowed',
    ...Array.from({ length: 5 }, () => 'Nothing'),
  ])
})

test('a thread pressed in the grid shows the rule word for word, and its number', async () => {
  const conditions = [
    { kind: 'flair', value: 'Vendor' } as const,
    { kind: 'price_stated', value: 'yes' } as const,
  ]
  const asked = await open(buildCalendar(buildCommunity({ threads: [buildSetThread({ conditions })] })))
  await settle(() => fireEvent.click(table().getByRole('button', { name: /^Tool Tuesday/ })), 400)
  const shown = within(screen.getByRole('dialog', { name: 'Tool Tuesday in r/SaaS' }))
  for (const words of [
    'Tomorrow, Tuesday, Nov 17 · 1 mention allowed',
    '“You may mention it once in Tool Tuesday.”',
    'Rule 3',
    'Flair “Vendor” · State the price',
  ])
    expect(shown.getByText(words)).toBeDefined()
  const remind = shown.getByRole('button', { name: /^Remind me/ })
  await settle(() => fireEvent.click(remind), 400)
  await settle(() => asked[1]?.answer(), 400)
  expect(remind.getAttribute('aria-pressed')).toBe('true')
})

test('threads whose days nobody can read stand apart, and nothing promises to remind of them', async () => {
  const undated = [
    buildSetThread({ name: 'Market', day: null, perThread: null, quote: 'First Monday of the month.' }),
  ]
  await open(buildCalendar(buildCommunity({ undated, rules: 'partly' })))
  const apart = within(screen.getByRole('region', { name: "Dates we can't read" }))
  expect(apart.getByRole('listitem').textContent).toBe(
    'Market in r/SaaSMentions allowed“First Monday of the month.”Rule 3',
  )
  expect(apart.queryByRole('button')).toBeNull()
  expect(table().getByRole('rowheader').textContent).toContain('Only a quick look at the rules')
})

test('without a community there is a way to add one', async () => {
  await open(buildCalendar())
  expect(screen.getByRole('link', { name: 'Add community' }).getAttribute('href')).toBe('/dashboard/products')
})
