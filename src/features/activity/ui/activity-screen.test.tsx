// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { createRoutesStub } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { buildEntry, buildReply } from '../../../../test/build-activity.ts'
import { fakeNetwork } from '../../../../test/fake-network.ts'
import { settle } from '../../../../test/settle.ts'
import { shownToasts } from '../../../../test/shown-toasts.ts'
import { ReadsProvider } from '../../../client/reads-provider.tsx'
import { Toaster } from '../../../ui/toaster.tsx'
import { dismissToasts } from '../../../ui/toast.tsx'
import type { Entry, Survival } from '../schema.ts'
import type { ActivityFilter } from './activity-filter.tsx'
import { ActivityScreen } from './activity-screen.tsx'
import { useLog } from './use-log.ts'

const NOW = Date.parse('2026-11-15T15:04:00Z')
const inUtc = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC' }).resolvedOptions()
const goal = { comment: { from: 5, to: 7 }, post: { from: 2, to: 3 } }

beforeEach(() => {
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue(inUtc)
  vi.useFakeTimers()
  vi.setSystemTime(NOW)
})
afterEach(() => {
  cleanup()
  dismissToasts()
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

type Given = { filter?: ActivityFilter; asked?: string; onDraft?: (entry: Entry, replyId: string) => void }

function Page({ filter: first = 'all', asked, onDraft }: Given) {
  const read = useLog()
  const [filter, setFilter] = useState(first)
  const [replyId, setReplyId] = useState(asked)
  return (
    <>
      <Toaster />
      <ActivityScreen
        read={read}
        filter={filter}
        onFilter={setFilter}
        asked={replyId === undefined ? null : { replyId, forget: () => setReplyId(undefined) }}
        goal={goal}
        now={NOW}
        onDraft={(entry, reply) => onDraft?.(entry, reply.id)}
        onChanged={read.lookAgain}
      />
    </>
  )
}

/** The page, once its answer has come. */
async function open(
  entries: Entry[],
  { communities = [], ...given }: Given & { communities?: Survival[] } = {},
) {
  const asked = fakeNetwork()
  const Routes = createRoutesStub([{ path: '/', Component: () => <Page {...given} /> }])
  render(
    <ReadsProvider>
      <Routes />
    </ReadsProvider>,
  )
  await settle(undefined, 400)
  await settle(() => asked[0]?.answer({ entries, communities }), 400)
  return { asked, what: () => asked.slice(1).map(({ what, body }) => [what, body]) }
}

const text = () => document.body.textContent ?? ''
const idOf = (nth: number) => `0b3ab7a5-3a63-4a6e-8d5a-9df6a1c1e00${nth}`
const rows = () => screen.queryAllByRole('listitem', { name: /^Your (comment|post) in/ })
const row = (nth: number) => rows()[nth] as HTMLElement
const press = (name: string | RegExp) =>
  settle(() => fireEvent.click(screen.getByRole('button', { name })), 50)
const key = (letter: string) =>
  settle(() => fireEvent.keyDown(document.activeElement ?? document.body, { key: letter }), 50)
const focused = () => document.activeElement

const HOUR_AGO = '2026-11-15T14:04:00Z'
const plain = buildEntry({ id: idOf(1), postedAt: HOUR_AGO, excerpt: 'Nobody answered.' })
const answered = buildEntry({
  id: idOf(2),
  postedAt: HOUR_AGO,
  excerpt: 'Move the cutoff.',
  answers: [
    buildReply({ postedAt: HOUR_AGO }),
    buildReply({ id: 'r2', author: 'quietvan', text: 'Thanks.', state: 'answered' }),
  ],
})
const removed = buildEntry({
  id: idOf(3),
  subreddit: 'smallbusiness',
  postedAt: '2026-11-12T14:15:00Z',
  excerpt: 'Pawslot asks the evening before.',
  outcome: {
    state: 'removed',
    upForMinutes: 40,
    rule: { number: 3, quote: 'No promotion in comments, even if someone asks.' },
  },
})

test('the page opens at its top, where its keys work', async () => {
  const grabbed = vi.spyOn(HTMLElement.prototype, 'focus')
  await open([plain, answered])
  expect([focused(), grabbed.mock.calls.length]).toEqual([document.body, 0])
  await key('j')
  expect(focused()).toBe(row(0))
})

test('each day has what was posted, with what became of it', async () => {
  await open([plain, answered, removed])
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Last 30 days',
    'Your pace',
    'Today',
    'Thursday, November 12',
  ])
  expect(row(2).textContent).toContain('r/smallbusiness2:15 PMRemoved')
  expect(row(2).textContent).toContain(
    'Up for about 40 minutes. It may have run into rule 3: “No promotion in comments, even if someone asks.”',
  )
  expect(text()).toContain('None of your 3 comments named your product.')
})

test.each([
  [{ state: 'up' }, 'Up', ''],
  [{ state: 'deleted' }, 'Deleted by you', ''],
  [{ state: 'gone' }, 'Gone', "Reddit doesn't show it anymore and doesn't say why."],
  [
    { state: 'no_link', score: null, replies: null, checkedAt: null },
    'Not watched',
    "No link yet, so we can't watch it.",
  ],
  [
    { state: 'linked_before', score: null, replies: null, checkedAt: null },
    'Not watched',
    'Logged before we watched links.',
  ],
  [{ state: 'not_found' }, 'Not found', 'Change link'],
  [{ state: 'not_found' }, 'Not found', "We can't find this on Reddit. Check the link."],
  [
    { state: 'unclear_link', score: null, replies: null, checkedAt: null },
    'Not watched',
    "This link leads to the post, so we can't follow your comment. Open your comment's Share menu and copy its link.",
  ],
  [
    { state: 'elsewhere', score: null, replies: null, checkedAt: null },
    'Not watched',
    "This link isn't in r/doggrooming, so we don't watch it. Copy the link to your comment.",
  ],
  [
    { state: 'soon', score: null, replies: null, checkedAt: null, nextCheckAt: '2026-11-15T16:03:00Z' },
    'Not checked yet',
    'First check in an hour',
  ],
  [
    { state: 'up', checkedAt: '2026-11-12T15:00:00Z', nextCheckAt: '2026-11-13T15:00:00Z' },
    'Up',
    'Last checked Nov 12',
  ],
  [{ state: 'removed', upForMinutes: null }, 'Removed', "Moderators don't tell us why."],
] as const)('what became of it is said in words: %o', async (outcome, badge, note) => {
  await open([buildEntry({ outcome })])
  expect(within(row(0)).getByText(badge)).toBeDefined()
  expect(row(0).textContent).toContain(note)
})

test('the checks of an entry unfold', async () => {
  await open([
    buildEntry({
      postedAt: '2026-11-14T12:00:00Z',
      outcome: {
        nextCheckAt: '2026-11-21T12:00:00Z',
        checks: [
          { hours: 1, state: 'up', score: 4, replies: 0 },
          { hours: 24, state: 'up', score: 14, replies: 1 },
        ],
      },
    }),
  ])
  expect(text()).not.toContain('After 24 hours')
  await press('Checks of this comment in r/doggrooming')
  expect(row(0).textContent).toContain(
    'After 1 hourUp4upvotes0repliesAfter 24 hoursUp14upvotes1replyAfter 7 daysDue Nov 21',
  )
})

test('the filter shows replies that wait, or what was removed, and says when there is none', async () => {
  const gone = buildEntry({ id: idOf(4), postedAt: HOUR_AGO, outcome: { state: 'gone' } })
  const { asked } = await open([plain, answered, gone, removed])
  expect(screen.getByRole('radio', { name: 'Replies 1 waiting' })).toBeDefined()
  await settle(() => fireEvent.click(screen.getByRole('radio', { name: /^Replies/ })), 50)
  expect(rows().map(({ dataset }) => dataset.entry)).toEqual([idOf(2)])
  await settle(() => fireEvent.click(screen.getByRole('radio', { name: 'Removed' })), 50)
  expect(rows().map(({ dataset }) => dataset.entry)).toEqual([idOf(3)])
  expect(asked).toHaveLength(1)
  cleanup()
  await open([plain], { filter: 'replies' })
  expect(text()).toContain('No replies waiting.')
  cleanup()
  await open([plain], { filter: 'removed' })
  expect(text()).toContain('Nothing removed.')
})

test('a reply is set aside at once, the focus stays, and it can be undone', async () => {
  const { asked, what } = await open([plain, answered])
  screen.getByRole('button', { name: 'Set aside' }).focus()
  await press('Set aside')
  const path = `PUT /api/activity/${idOf(2)}/replies/r1`
  expect(what()).toEqual([[path, { state: 'set_aside' }]])
  expect(screen.queryByRole('button', { name: /Draft a reply/ })).toBeNull()
  expect(focused()).toBe(row(1))
  await settle(() => asked.at(-1)?.answer(undefined), 400)
  await press('Undo')
  expect(what().at(-1)).toEqual([path, { state: 'waiting' }])
  expect(screen.getByRole('button', { name: /Draft a reply/ })).toBeDefined()
})

test('a reply that was set aside earlier can be put back', async () => {
  const { what } = await open([
    buildEntry({ id: idOf(2), answers: [buildReply({ state: 'set_aside', author: null, text: null })] }),
  ])
  await press('Put back the reply by someone')
  expect(what()).toEqual([[`PUT /api/activity/${idOf(2)}/replies/r1`, { state: 'waiting' }]])
  expect(text()).toContain('We keep replies for two days. You can still read this one on Reddit.')
})

test('what the server refuses is shown as it was, and said', async () => {
  const { asked } = await open([answered])
  await press('Set aside')
  await settle(() => asked.at(-1)?.refuse('Try again later.'), 400)
  expect(screen.getByRole('button', { name: /Draft a reply/ })).toBeDefined()
  expect(shownToasts()).toContain("We couldn't save that.")
})

test('the last reply of the filter leaves the focus in the log', async () => {
  await open([answered], { filter: 'replies' })
  screen.getByRole('button', { name: 'Set aside' }).focus()
  await press('Set aside')
  await settle(undefined, 100)
  expect(text()).toContain('No replies waiting.')
  expect(focused()?.hasAttribute('data-log')).toBe(true)
})

test('an entry that gets its link, or whose link is no good, keeps the focus at its button', async () => {
  const missing = buildEntry({ id: idOf(5), outcome: { state: 'no_link' } })
  const { asked } = await open([missing])
  const shown = async (state: 'soon' | 'not_found') => {
    await settle(
      () =>
        asked
          .at(-1)
          ?.answer({ entries: [{ ...missing, outcome: { ...missing.outcome, state } }], communities: [] }),
      400,
    )
    return focused()?.getAttribute('aria-label')
  }
  await press(/^Add link/)
  await settle(() => fireEvent.submit(focused() as HTMLElement), 50)
  await settle(() => asked.at(-1)?.answer(undefined, 204), 400)
  expect(await shown('soon')).toBe('Change link to this comment in r/doggrooming')
  await settle(undefined, 6 * 60_000)
  expect(await shown('not_found')).toBe('Change link to this comment in r/doggrooming')
  expect(text()).toContain('Check the link.')
})

test('letters move between entries, draft, open and edit', async () => {
  const drafted: string[] = []
  await open([plain, answered, removed], {
    onDraft: (entry, replyId) => drafted.push(`${entry.id} ${replyId}`),
  })
  const opened = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  await key('r')
  expect(drafted).toEqual([`${idOf(2)} r1`])
  await key('j')
  expect(focused()).toBe(row(0))
  await key('r')
  expect(drafted).toHaveLength(1)
  await key('j')
  expect(focused()).toBe(row(1))
  await key('r')
  expect(drafted).toHaveLength(2)
  await key('o')
  expect(opened.mock.contexts).toEqual([within(row(1)).getByRole('link', { name: /^Open on Reddit/ })])
  await key('k')
  await key('k')
  expect(focused()).toBe(row(0))
  await key('e')
  const field = screen.getByLabelText<HTMLInputElement>('Link to your comment')
  expect(focused()).toBe(field)
  for (const letter of ['j', 'o', 'r', 'e']) await key(letter)
  expect(focused()).toBe(field)
  expect([opened.mock.calls.length, drafted.length]).toEqual([1, 2])
})

test('the link field takes the focus when it opens, with the link that is changed, and gives it back', async () => {
  const missing = buildEntry({ id: idOf(5), kind: 'post', outcome: { state: 'no_link' } })
  const { asked, what } = await open([plain, missing])
  await press('Add link to this post in r/doggrooming')
  const empty = screen.getByLabelText<HTMLInputElement>('Link to your post')
  expect([focused(), empty.value]).toEqual([empty, ''])
  await press('Cancel')
  expect(focused()).toBe(screen.getByRole('button', { name: /^Add link/ }))
  await press('Change link to this comment in r/doggrooming')
  const field = screen.getByLabelText<HTMLInputElement>('Link to your comment')
  const known = `https://www.reddit.com${plain.link}`
  expect([focused(), field.value]).toEqual([field, known])
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, known.length])
  await settle(() => fireEvent.submit(field), 50)
  expect(what()).toEqual([[`PUT /api/activity/${idOf(1)}/address`, { address: known }]])
  await settle(() => asked.at(-1)?.answer(undefined, 204), 400)
  expect(focused()).toBe(within(row(0)).getByRole('button', { name: /^Change link/ }))
})

test('the reply that the address names has the focus, also where it is folded away', async () => {
  await open([plain, answered], { asked: 'r1' })
  expect((focused() as HTMLElement).dataset.reply).toBe('r1')
  cleanup()
  await open([plain, answered], { asked: 'r2' })
  expect((focused() as HTMLElement).dataset.reply).toBe('r2')
  expect(focused()?.closest('details')?.open).toBe(true)
  expect(shownToasts()).toEqual([])
  cleanup()
  await open([plain], { asked: 'r9' })
  expect(shownToasts()).toEqual(["We couldn't find this reply."])
})

test('a reply whose words have left leads to Reddit', async () => {
  await open([buildEntry({ answers: [buildReply({ author: null, text: null })] })])
  expect(text()).toContain('We keep replies for two days. You can still read this one on Reddit.')
  expect(screen.queryByRole('button', { name: /Draft a reply/ })).toBeNull()
  expect(
    screen.getByRole('link', { name: /^Open the reply by Someone on Reddit/ }).getAttribute('href'),
  ).toBe('https://www.reddit.com/r/doggrooming/comments/1abcde/_/r1')
})

test('what the days came to is told in figures and bars, and what stays up by community', async () => {
  await open(
    [plain, removed, buildEntry({ id: idOf(4), outcome: { state: 'deleted', score: -3, replies: 0 } })],
    {
      communities: [
        { subreddit: 'petbusiness', up: 1, removed: 1, low: 0.0945, high: 0.9055 },
        { subreddit: 'doggrooming', up: 6, removed: 0, low: 0.6097, high: 1 },
        { subreddit: 'smallbusiness', up: 1, removed: 2, low: 0.0615, high: 0.7923 },
      ],
    },
  )
  const panel = screen.getByRole('region', { name: 'Last 30 days' })
  // A comment that others voted down takes nothing from the rest.
  expect(panel.textContent).toContain('comments3upvotes28replies6')
  expect(screen.getByRole('img', { name: /1 still up, 1 removed, 1 deleted/ })).toBeDefined()
  const table = screen.getByRole('table', { name: 'What became of what you posted, by day' })
  expect(within(table).getByRole('row', { name: /^Nov 15/ }).textContent).toBe('Nov 151010')
  expect(screen.getByRole('button', { name: /^1 of 2 still up/ })).toBeDefined()
  const communities = within(screen.getByRole('region', { name: 'By community' })).getAllByRole('listitem')
  expect(communities.map(({ textContent }) => textContent)).toEqual([
    'r/doggrooming6 of 6 still upLikely 61–100%',
    'r/smallbusiness1 of 3 still upLikely 6–79%2 of 3 removed here. Just help for a while.',
    'r/petbusiness1 of 2 still upLikely 9–91%, too few to tell',
  ])
  const [interval] = communities[2]?.querySelectorAll<HTMLElement>('[data-slot=interval]') ?? []
  expect([interval?.style.left, interval?.style.width]).toEqual(['9.5%', '81.1%'])
})

test('where nothing was watched yet, there are no figures, and the bars are no green ones', async () => {
  const unseen = { state: 'no_link', score: null, replies: null, checkedAt: null } as const
  await open([
    buildEntry({ outcome: unseen }),
    buildEntry({ id: idOf(2), outcome: { ...unseen, state: 'soon' } }),
  ])
  const panel = screen.getByRole('region', { name: 'Last 30 days' })
  expect(panel.textContent).toContain('comments2upvotes–not known yetreplies–not known yet')
  const image = screen.getByRole('img', { name: /0 still up, 0 removed, 0 deleted, 2 not known/ })
  const [bar] = image.querySelectorAll('rect')
  expect(bar?.getAttribute('class')).toMatch(/^fill-none stroke-/)
})

test('someone who has posted nothing is led to a thread', async () => {
  await open([])
  expect(text()).toContain('Nothing posted yet. Your comments show up here.')
  expect(screen.getByRole('link', { name: 'Find a thread' }).getAttribute('href')).toBe('/dashboard/today')
  expect(screen.queryByRole('radio')).toBeNull()
})

test('while it loads its shape is there, and a failure can be tried again', async () => {
  const asked = fakeNetwork()
  const Routes = createRoutesStub([{ path: '/', Component: () => <Page /> }])
  render(
    <ReadsProvider>
      <Routes />
    </ReadsProvider>,
  )
  await settle(undefined, 50)
  expect(text()).toContain('Loading your activity...')
  await settle(() => asked[0]?.refuse("We're busy. Try again."), 400)
  expect(screen.getByRole('alert').textContent).toBe("Failed to load your activityWe're busy. Try again.")
  await press('Try Again')
  await settle(() => asked.at(-1)?.answer({ entries: [plain], communities: [] }), 400)
  expect(text()).toContain('Nobody answered.')
})
