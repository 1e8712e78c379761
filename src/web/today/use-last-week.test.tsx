// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { buildEntry, buildReply } from '../../../test/build-activity.ts'
import { fakeNetwork } from '../../../test/fake-network.ts'
import { settle } from '../../../test/settle.ts'
import { ReadsProvider } from '../../client/reads-provider.tsx'
import type { Entry } from '../../features/activity/schema.ts'
import { RepliesLink } from './replies-link.tsx'
import { useLastWeek } from './use-last-week.tsx'

const NOW = Date.parse('2026-11-16T15:04:00Z')
const inUtc = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC' }).resolvedOptions()

beforeEach(() => {
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue(inUtc)
  vi.useFakeTimers()
  vi.setSystemTime(NOW)
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

type Given = { enabled?: boolean; drafted?: string[] }

function Page({ enabled = true, drafted }: Given) {
  const { card, first, reply } = useLastWeek({
    enabled,
    now: NOW,
    onDraft: (_entry, { id }) => drafted?.push(id),
  })
  return (
    <>
      <header>{enabled && <RepliesLink />}</header>
      <section aria-label="First">{first}</section>
      <section aria-label="Card">{card}</section>
      <section aria-label="Alone">{reply}</section>
    </>
  )
}

async function open(
  entries: Entry[] | null,
  { onPhone = false, ...given }: Given & { onPhone?: boolean } = {},
) {
  const asked = fakeNetwork()
  vi.stubGlobal('matchMedia', () => ({
    matches: onPhone,
    addEventListener: () => {},
    removeEventListener: () => {},
  }))
  const Routes = createRoutesStub([{ path: '/', Component: () => <Page {...given} /> }])
  render(
    <ReadsProvider>
      <Routes />
    </ReadsProvider>,
  )
  await settle(undefined, 400)
  if (entries) await settle(() => asked[0]?.answer({ entries, communities: [] }), 400)
  else await settle(() => asked[0]?.refuse('Busy.'), 400)
  return asked.map(({ what }) => what)
}

const part = (name: string) => screen.getByRole('region', { name }).textContent
const at = (minutesAgo: number) => new Date(NOW - minutesAgo * 60_000).toISOString()
const lastWeek = '2026-11-12T10:00:00Z'
const up = buildEntry({ postedAt: lastWeek })
const removed = buildEntry({
  subreddit: 'startups',
  postedAt: lastWeek,
  outcome: { state: 'removed', rule: { number: 3, quote: 'No links.' } },
})
const replied = (minutesAgo: number) =>
  buildEntry({
    postedAt: lastWeek,
    answers: [
      buildReply({ postedAt: at(minutesAgo) }),
      buildReply({ id: 'r2', postedAt: at(minutesAgo + 60), text: 'Thanks.' }),
      buildReply({ id: 'r3', postedAt: at(minutesAgo - 1), state: 'answered' }),
    ],
  })

test('last week is told in two figures, a sentence about what was removed, and the newest reply', async () => {
  expect(await open([up, removed, replied(40)])).toEqual(['GET /api/activity'])
  expect(part('Card')).toBe(
    'How last week wentNov 9–15comments still up2 of 3replies waiting2' +
      'One was removed in r/startups. It may have run into rule 3. See why' +
      'Reply waiting40m agoDo you take the deposit by text, or on the booking page?' +
      'u/fernridge_mobile in r/doggroomingDraft a replyRand 1 more',
  )
  expect(screen.getByRole('link', { name: 'See why' }).getAttribute('href')).toBe(
    '/dashboard/activity?show=removed',
  )
  expect(part('First')).toBe('')
  expect(screen.queryByRole('link', { name: /replies waiting/ })).toBeNull()
})

test('what nobody watches is told beside what is still up', async () => {
  const unwatched = buildEntry({ postedAt: lastWeek, outcome: { state: 'no_link' } })
  await open([up, up, unwatched, unwatched])
  expect(part('Card')).toBe('How last week wentNov 9–15comments still up2 of 22 not watched.')
})

test('the button and the letter draft an answer to the newest', async () => {
  const drafted: string[] = []
  await open([replied(40)], { drafted })
  await settle(() =>
    fireEvent.click(screen.getAllByRole('button', { name: /^Draft a reply/ })[0] as HTMLElement),
  )
  await settle(() => fireEvent.keyDown(document.body, { key: 'r' }))
  expect(drafted).toEqual(['r1', 'r1'])
})

test('on a phone a reply that has waited over an hour comes first, and the header counts', async () => {
  expect(await open([replied(61)], { onPhone: true })).toEqual(['GET /api/activity'])
  expect(part('First')).toContain('Do you take the deposit')
  expect(part('Card')).not.toContain('Do you take the deposit')
  expect(screen.getByRole('link', { name: '2 replies waiting' }).getAttribute('href')).toBe(
    '/dashboard/activity?show=replies',
  )
  cleanup()
  await open([replied(59)], { onPhone: true })
  expect(part('First')).toBe('')
  expect(part('Card')).toContain('Do you take the deposit')
})

test('a week without anything says so, and no letter does anything', async () => {
  const drafted: string[] = []
  await open([], { drafted })
  expect(part('Card')).toBe('How last week wentNov 9–15Nothing posted last week.')
  await settle(() => fireEvent.keyDown(document.body, { key: 'r' }))
  expect([part('Alone'), drafted]).toEqual(['', []])
})

test('a reply whose words have left is read on Reddit', async () => {
  await open([buildEntry({ postedAt: lastWeek, answers: [buildReply({ author: null, text: null })] })])
  const [link] = screen.getAllByRole('link', { name: /^Read on Reddit/ })
  expect(link?.getAttribute('href')).toBe('https://www.reddit.com/r/doggrooming/comments/1abcde/_/r1')
})

test('where it can not be told, or there is no plan, nothing is shown', async () => {
  await open(null)
  expect([part('First'), part('Card'), part('Alone')]).toEqual(['', '', ''])
  cleanup()
  expect(await open([up], { enabled: false })).toEqual([])
  expect(part('Card')).toBe('')
})
