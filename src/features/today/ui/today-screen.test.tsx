// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { buildThread, buildToday } from '../../../../test/build-today.ts'
import { fakeNetwork } from '../../../../test/fake-network.ts'
import { settle } from '../../../../test/settle.ts'
import { shownToasts } from '../../../../test/shown-toasts.ts'
import { ReadsProvider } from '../../../client/reads-provider.tsx'
import { switchShortcuts } from '../../../ui/remembered-shortcuts.ts'
import { dismissToasts } from '../../../ui/toast.tsx'
import type { Today } from '../schema.ts'
import { TodayScreen } from './today-screen.tsx'
import { useToday } from './use-today.ts'

const NOW = Date.parse('2026-11-16T15:04:00Z')

/** What the page takes for the time when it is drawn next. */
let now = NOW
const inNewYork = new Intl.DateTimeFormat('en-US', { timeZone: 'America/New_York' }).resolvedOptions()

beforeEach(() => {
  // What is offered and said goes by the user's clock, whatever this machine's is. Faked timers bring an Intl of their own.
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue(inNewYork)
  vi.useFakeTimers()
  vi.setSystemTime(NOW)
  now = NOW
})
afterEach(() => {
  cleanup()
  dismissToasts()
  localStorage.clear()
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const onMarked = vi.fn<() => Promise<void>>(async () => {})
const onAll = vi.fn<() => void>()

function Page({ product, name = 'Pawslot' }: { product?: string; name?: string }) {
  const read = useToday({ enabled: true, product, onMarked })
  return (
    <>
      <button type="button" onClick={read.refresh}>
        Refresh
      </button>
      <TodayScreen
        read={read}
        now={now}
        chosen={product === undefined ? undefined : { name, onAll }}
        renderLogo={() => null}
        renderDialog={({ thread, open, onOpenChange, next }) =>
          open && (
            <dialog open aria-label={thread?.post.title}>
              <p>{`Next is ${next?.post.id}`}</p>
              <button type="button" onClick={() => onOpenChange(false)}>
                Close
              </button>
            </dialog>
          )
        }
      />
      <nav>
        <button type="button">Elsewhere</button>
      </nav>
    </>
  )
}

/** The page, once its list has come. */
async function open(today: Today, chosen: { product?: string; name?: string } = {}) {
  const asked = fakeNetwork()
  const Routes = createRoutesStub([
    { path: '/', Component: () => <Page {...chosen} /> },
    { path: '/dashboard/activity', Component: () => <h1>Activity</h1> },
  ])
  onMarked.mockClear()
  onAll.mockClear()
  render(
    <ReadsProvider>
      <Routes />
    </ReadsProvider>,
  )
  await settle(undefined, 400)
  await settle(() => asked[0]?.answer(today), 400)
  return {
    asked,
    /** The last question. */
    answer: (body?: unknown) => settle(() => asked.at(-1)?.answer(body), 400),
    what: () => asked.map(({ what, body }) => (body ? [what, body] : what)),
  }
}

const day = (given: Partial<Today> = {}) =>
  buildToday({
    threads: [
      buildThread({ id: 'a' }),
      buildThread({ id: 'b' }),
      buildThread({ id: 'c', group: 'help', allowance: 'banned' }),
    ],
    reading: [buildThread({ id: 'r', group: 'reading' })],
    ...given,
  })
const press = (key: string) =>
  settle(() => fireEvent.keyDown(document.activeElement ?? document.body, { key }), 200)
const click = (name: string | RegExp) =>
  settle(() => fireEvent.click(screen.getByRole('button', { name })), 200)
const inFocus = () => (document.activeElement as HTMLElement).dataset.thread
const rows = () =>
  [...document.querySelectorAll<HTMLElement>('[data-thread]')].map((row) => row.dataset.thread)
const text = () => document.body.textContent ?? ''
/** A button of a row, found by its name. */
const inRow = (id: string, name: string) =>
  within(document.querySelector(`[data-row="${id}"]`) as HTMLElement).getByRole('button', { name })
const focusOn = (element: HTMLElement) => settle(() => element.focus(), 100)
const title = () => screen.getByRole('heading', { level: 1 }).textContent

test('threads stand in three groups, best first, with what the day comes to', async () => {
  const { what } = await open(day({ pace: { posted: 2, from: 5, to: 7 } }))
  expect(what()).toEqual([expect.stringMatching(/^GET \/api\/today\?timeZone=/)])
  const groups = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  expect(groups.slice(0, 3)).toEqual(['You can mention it2', 'Just help1', 'Worth reading1'])
  expect(text()).toContain('3 threads worth answering·about 11 minutes·2 of 5 comments')
  const list = screen.getByRole('list', { name: /^Just help/ })
  expect(within(list).getAllByRole('listitem')).toHaveLength(1)
  expect(list.textContent).toContain('No self-promo: just help')
})

test('the first row is open and has the focus; its quote is the only one that is marked', async () => {
  await open(day())
  expect(inFocus()).toBe('a')
  expect([...document.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual([
    'Does anyone use a tool that takes a deposit?',
  ])
  expect(text()).toContain('Asks for a tool that takes deposits.·Takes deposits to keep no-shows away')
})

test('J and K move, and the row in focus opens; nothing moves once letters are switched off', async () => {
  await open(day())
  await press('j')
  await press('j')
  expect(inFocus()).toBe('c')
  expect(document.querySelector('[aria-current]')?.getAttribute('data-row')).toBe('c')
  await press('k')
  expect(inFocus()).toBe('b')
  switchShortcuts(false)
  await press('j')
  expect(inFocus()).toBe('b')
})

test('a thread is dismissed at once, the focus goes to the next, and U brings it back', async () => {
  const { asked, answer, what } = await open(day())
  await press('x')
  expect([rows(), inFocus(), shownToasts()]).toEqual([['b', 'c', 'r'], 'b', ['Dismissed.']])
  expect(what().at(-1)).toEqual([
    'PUT /api/today/marks/a',
    { productId: day().threads[0]?.product.id, subreddit: 'doggrooming', kind: 'dismissed', reason: null },
  ])
  await settle(() => asked.at(-1)?.answer(undefined, 200), 400)
  expect(onMarked).toHaveBeenCalledTimes(1)
  await answer(day({ threads: day().threads.slice(1) }))
  expect(rows()).toEqual(['b', 'c', 'r'])

  await press('u')
  expect(what().at(-1)).toBe('DELETE /api/today/marks/a')
  await answer()
  await answer(day())
  expect([rows(), inFocus()]).toEqual([['a', 'b', 'c', 'r'], 'a'])
})

test('a saved thread waits beside the list', async () => {
  await open(day())
  await press('s')
  expect([rows(), shownToasts()]).toEqual([['b', 'c', 'r'], ['Saved for later.']])
  const saved = screen.getByRole('list', { name: /^Saved for later/ })
  expect(within(saved).getAllByRole('listitem')).toHaveLength(1)
  expect(screen.getByText(/^Saved for later\. How do you stop no-shows/)).toBeDefined()
})

test('Z offers times at which the post is still here', async () => {
  const { what } = await open(day())
  await press('z')
  const times = screen.getAllByRole('menuitem')
  const [, morning] = times
  expect(times.map(({ textContent }) => textContent)).toEqual(['Later today (2:00 PM)', 'Tomorrow morning'])
  await settle(() => fireEvent.click(morning as HTMLElement), 400)
  expect(rows()).toEqual(['b', 'c', 'r'])
  expect(what().at(-1)).toEqual(['PUT /api/today/marks/a', expect.objectContaining({ kind: 'snoozed' })])
})

test('what the server refuses comes back, with its reason', async () => {
  const { asked } = await open(day())
  await press('x')
  await settle(() => asked.at(-1)?.refuse('Too much at once.'), 400)
  expect([rows(), shownToasts()]).toEqual([
    ['a', 'b', 'c', 'r'],
    expect.arrayContaining(["We couldn't save that."]),
  ])
})

test('two acts arrive one after the other, and the day is read once after both', async () => {
  const { asked, answer, what } = await open(day())
  await press('x')
  await press('s')
  expect(what().slice(1)).toEqual([['PUT /api/today/marks/a', expect.anything()]])
  await answer()
  expect(what().slice(1)).toHaveLength(2)
  await answer()
  expect(what().at(-1)).toMatch(/^GET \/api\/today\?/)
  expect(asked).toHaveLength(4)
})

test('the draft opens by one key; closing it asks for nothing', async () => {
  const { what } = await open(day())
  await press('d')
  expect(screen.getByRole('dialog', { name: 'How do you stop no-shows? a' })).toBeDefined()
  screen.getByText('Next is b')
  await click('Close')
  await settle(undefined, 1_000)
  expect([what().length, inFocus()]).toEqual([1, 'a'])
})

test('once it was posted, its row has left behind the dialog, and the focus goes on', async () => {
  const { answer } = await open(day())
  await press('d')
  // As the page reads it at that moment.
  await click('Refresh')
  await answer(day({ threads: day().threads.slice(1), pace: { posted: 1, from: 5, to: 7 } }))
  await click('Close')
  await settle(() => (document.activeElement as HTMLElement).blur(), 1_000)
  expect([rows(), inFocus()]).toEqual([['b', 'c', 'r'], 'b'])
  expect(text()).toContain('1 of 5 comments')
})

test('letters act on the row that has the focus, also from one of its other buttons', async () => {
  const { what } = await open(day())
  await focusOn(inRow('b', 'Snooze'))
  await press('x')
  expect([rows(), inFocus()]).toEqual([['a', 'c', 'r'], 'c'])
  expect(what().at(-1)).toEqual(['PUT /api/today/marks/b', expect.anything()])
})

test('where something outside the list has the focus, letters do nothing to it; J leads back in', async () => {
  const { what } = await open(day())
  await focusOn(screen.getByRole('button', { name: 'Elsewhere' }))
  for (const letter of ['s', 'x', 'z', 'd', 'o']) await press(letter)
  expect([rows(), what().length, screen.queryByRole('dialog')]).toEqual([['a', 'b', 'c', 'r'], 1, null])
  await press('j')
  expect(inFocus()).toBe('b')
  await settle(() => (document.activeElement as HTMLElement).blur())
  await press('x')
  expect(rows()).toEqual(['a', 'c', 'r'])
})

const kept = (id: string) => ({
  postId: id,
  subreddit: 'SaaS',
  savedAt: '2026-11-15T12:00:00Z',
  thread: buildThread({ id }),
})
const removals = () => screen.getAllByRole('button', { name: 'Remove from saved' })
const savedItems = () =>
  within(screen.getByRole('list', { name: /^Saved for later/ })).getAllByRole('listitem')

test('a saved thread that is removed hands the focus to the next one, and the last one to the heading', async () => {
  await open(day({ saved: [kept('k'), kept('l')] }))
  await focusOn(removals()[0] as HTMLElement)
  await settle(() => fireEvent.click(removals()[0] as HTMLElement), 200)
  expect([savedItems().length, document.activeElement]).toEqual([1, removals()[0]])
  await settle(() => fireEvent.click(removals()[0] as HTMLElement), 200)
  expect(screen.queryAllByRole('button', { name: 'Remove from saved' })).toEqual([])
  expect(document.activeElement?.textContent).toBe('Saved for later0')
  expect(text()).toContain('Threads you save show up here.')
})

test('taking back such a removal leaves the list where it is', async () => {
  await open(day({ saved: [kept('k'), kept('l')] }))
  await press('j')
  await settle(() => fireEvent.click(removals()[0] as HTMLElement), 200)
  const focused = document.activeElement
  await press('u')
  await settle(undefined, 400)
  expect([savedItems().length, document.activeElement]).toEqual([2, focused])
  expect(document.querySelector('[aria-current]')?.getAttribute('data-row')).toBe('b')
})

test('a saved thread whose words have left is gone at once, too, and back if the server refuses', async () => {
  const { asked } = await open(day({ saved: [{ ...kept('old1'), thread: null }] }))
  await settle(() => fireEvent.click(removals()[0] as HTMLElement), 200)
  expect(screen.queryByRole('link', { name: /^A post in/ })).toBeNull()
  await settle(() => asked.at(-1)?.refuse('Too much at once.'), 400)
  expect(screen.getByRole('link', { name: /^A post in/ })).toBeDefined()
})

test('on a quiet day the card stays after its last thread is removed, and keeps the focus', async () => {
  await open(buildToday({ saved: [kept('k')] }))
  await settle(() => fireEvent.click(removals()[0] as HTMLElement), 200)
  expect(document.activeElement?.textContent).toBe('Saved for later0')
})

test('rows in sight keep their order and their group while the day is read again behind them', async () => {
  const { answer } = await open(day({ waiting: 1 }))
  const changed = day({
    threads: [
      buildThread({ id: 'c', group: 'help', allowance: 'banned' }),
      buildThread({ id: 'b', group: 'help', allowance: 'banned' }),
      buildThread({ id: 'a' }),
    ],
  })
  await settle(undefined, 10_000)
  await answer(changed)
  expect(rows()).toEqual(['a', 'b', 'c', 'r'])
  await click('Refresh')
  await answer(changed)
  expect(rows()).toEqual(['a', 'c', 'b', 'r'])
})

test('what is worth reading opens Reddit and no draft', async () => {
  await open(day({ threads: [] }))
  const title = screen.getByRole('link', { name: /^How do you stop no-shows\? r/ })
  expect(title.getAttribute('href')).toBe('https://www.reddit.com/r/doggrooming/comments/r/')
  await press('d')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('new rows wait until someone asks for them; a refresh by hand is such a wish', async () => {
  const { answer } = await open(day({ waiting: 2 }))
  expect(text()).toContain('still reading 2 posts')
  await settle(undefined, 10_000)
  const more = day({ threads: [buildThread({ id: 'n' }), ...day().threads] })
  await answer(more)
  expect(rows()).toEqual(['a', 'b', 'c', 'r'])
  expect(text()).toContain('1 new thread.')
  await click('Show')
  expect([rows(), inFocus()]).toEqual([['n', 'a', 'b', 'c', 'r'], 'a'])
  await click('Refresh')
  await answer({ ...more, threads: [buildThread({ id: 'o' }), ...more.threads] })
  expect(rows()).toEqual(['o', 'n', 'a', 'b', 'c', 'r'])
})

test("the day's list ends where the pace does, and the rest is one press away", async () => {
  await open(day({ pace: { posted: 1, from: 2, to: 2 } }))
  expect(rows()).toEqual(['a', 'r'])
  await click('Show 2 more')
  expect([rows(), inFocus()]).toEqual([['a', 'b', 'c', 'r'], 'b'])
})

const answered = {
  id: '1d7f3f58-5a4a-4f50-9b35-0b3f0f6a1e01',
  subreddit: 'SaaS',
  title: 'Raising prices. Script?',
  productName: 'Pawslot',
  named: false,
  link: '/r/SaaS/comments/x1/',
  postedAt: '2026-11-16T14:41:00Z',
}

test('at the goal the day is done, with what was answered and when we look again', async () => {
  await open(
    day({ pace: { posted: 5, from: 5, to: 7 }, answered: [answered, { ...answered, id: 'n', named: true }] }),
  )
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Done for today')
  expect(text()).toContain("You wrote 5 comments. That's your goal, so the rest can wait.")
  const steps = within(screen.getByRole('list', { name: 'Your comments today' })).getAllByRole('listitem')
  expect(steps.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Just helped'),
    expect.stringContaining('Mentioned Pawslot'),
  ])
  expect(text()).toMatch(/Your next list begins at midnight, .+We look again at \d+:14 [AP]M\./)
  expect(rows()).toEqual([])
  await click('Show 4 more')
  expect(rows()).toEqual(['a', 'b', 'c', 'r'])
})

const goal = { posted: 5, from: 5, to: 7 }

test('someone who went on past the goal comes back to the end of the day, and what comes later waits there', async () => {
  const { answer } = await open(buildToday({ pace: goal, threads: [buildThread({ id: 'a' })] }))
  await click('Show 1 more')
  await press('x')
  expect([title(), rows(), document.activeElement?.textContent]).toEqual([
    'Done for today',
    [],
    'Done for today',
  ])
  await answer()
  await answer(buildToday({ pace: goal, threads: [buildThread({ id: 'n' })] }))
  expect([title(), rows()]).toEqual(['Done for today', []])
  await click('Show 1 more')
  expect(rows()).toEqual(['n'])
})

test('what was dismissed last past the goal can be taken back', async () => {
  await open(buildToday({ pace: goal, threads: [buildThread({ id: 'a' })] }))
  await click('Show 1 more')
  await press('x')
  await press('u')
  expect([rows(), inFocus()]).toEqual([['a'], 'a'])
})

test("the next day's list is cut again in a tab that stayed open", async () => {
  const { answer } = await open(day({ pace: { posted: 1, from: 2, to: 2 } }))
  await click('Show 2 more')
  expect(rows()).toEqual(['a', 'b', 'c', 'r'])
  // Midnight in New York.
  now = Date.parse('2026-11-17T05:01:00Z')
  await click('Refresh')
  await answer(day({ pace: { posted: 0, from: 2, to: 2 } }))
  expect(rows()).toEqual(['a', 'b', 'r'])
})

test('A opens the activity at the end of the day', async () => {
  await open(buildToday({ pace: goal }))
  expect(screen.getByRole('link', { name: 'See activity' }).getAttribute('aria-keyshortcuts')).toBe('A')
  await press('a')
  expect(title()).toBe('Activity')
})

test('what was saved is shown at the end of the day for someone who asks, and has the focus', async () => {
  await open(buildToday({ pace: goal, saved: [kept('k'), kept('l')] }))
  await click('Show 2 saved')
  expect([savedItems().length, document.activeElement?.textContent]).toEqual([2, 'Saved for later2'])
})

const pawslot = '0b3ab7a5-3a63-4a6e-8d5a-9df6a1c1e001'

test.each([
  ['before anything was posted', 0],
  ['below the goal', 3],
])(
  'with one product chosen and nothing left for it, all of them are one press away, %s',
  async (_, posted) => {
    await open(buildToday({ pace: { posted, from: 5, to: 7 } }), { product: pawslot, name: 'Pawslot' })
    expect(title()).toBe('Nothing for Pawslot right now')
    expect(text()).not.toContain('everything worth answering')
    await click('All products')
    expect(onAll).toHaveBeenCalledTimes(1)
  },
)

test("the day's goal ends the day with any product", async () => {
  await open(buildToday({ pace: goal }), { product: pawslot })
  expect(title()).toBe('Done for today')
})

test('past the most of a day the rest can wait, and a draft is still possible', async () => {
  await open(day({ pace: { posted: 7, from: 5, to: 7 } }))
  expect(text()).toContain('7 comments today. The rest can wait until tomorrow.')
  await click('Show 4 more')
  await press('d')
  expect(screen.getByRole('dialog')).toBeDefined()
})

test('where all is answered below the goal, that is fine', async () => {
  await open(buildToday({ pace: { posted: 3, from: 5, to: 7 } }))
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Done for today')
  expect(text()).toContain('3 of 5 is fine: nothing else was strong enough.')
})

test('nothing worth it is said with what was read, what came closest, and when we look again', async () => {
  const far = { fit: 'low', why: 'About tips, not bookings.' }
  await open(buildToday({ skipped: ['s', 't'].map((id) => buildThread({ id, group: 'reading', fit: far })) }))
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Nothing worth it today')
  expect(text()).toContain('We read 164 posts in 6 communities.')
  expect(text()).toContain('About tips, not bookings.')
  expect(rows()).toEqual(['s'])
  await click('See what we skipped')
  expect(rows()).toEqual(['s', 't'])
  for (const [key, id] of [
    ['j', 's'],
    ['j', 't'],
    ['k', 's'],
  ] as const) {
    await press(key)
    expect(inFocus()).toBe(id)
  }
})

test('where no community was ever read, no time is promised', async () => {
  await open(
    buildToday({ pace: goal, updatedAt: null, looksAgainAt: null, read: { posts: 0, communities: 0 } }),
  )
  expect(text()).toContain('We look again as soon as we can reach your communities.')
})

test.each([
  [{ hasProduct: false }, 'Add a product to get your list.', 'Add product', '/dashboard/products'],
  [{ hasCommunity: false }, 'Add a community to get your list.', 'Add community', '/dashboard/products'],
  [
    { updatedAt: null, read: { posts: 0, communities: 0 } },
    "We're reading your communities. Your first list is ready in about a minute.",
    'Browse the feed',
    '/dashboard',
  ],
])('before there is a list it says what is missing: %o', async (given, sentence, link, to) => {
  await open(buildToday(given))
  expect(text()).toContain(sentence)
  expect(screen.getByRole('link', { name: link }).getAttribute('href')).toBe(to)
})

test('a list that could not be loaded can be asked for again', async () => {
  const asked = fakeNetwork()
  const Routes = createRoutesStub([{ path: '/', Component: Page }])
  render(
    <ReadsProvider>
      <Routes />
    </ReadsProvider>,
  )
  await settle(undefined, 400)
  expect(text()).toContain("Loading today's list...")
  await settle(() => asked[0]?.refuse('The database is away.'), 400)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe("We couldn't load today's list.")
  expect(screen.getByRole('alert').textContent).toBe('The database is away.')
  await click('Try Again')
  await settle(() => asked.at(-1)?.answer(day()), 800)
  expect(rows()).toEqual(['a', 'b', 'c', 'r'])
})

test('of a saved post whose words have left, the way to it stays', async () => {
  await open(
    day({ saved: [{ postId: 'old1', subreddit: 'SaaS', savedAt: '2026-11-10T12:00:00Z', thread: null }] }),
  )
  const link = screen.getByRole('link', { name: /^A post in r\/SaaS/ })
  expect(link.getAttribute('href')).toBe('https://www.reddit.com/comments/old1')
  expect(text()).toContain("We keep a post's text for two days.")
})

test('a thread that stands lower says why, with the way to what was learned; others say nothing', async () => {
  await open(
    buildToday({
      threads: [
        buildThread({ id: 'a' }),
        buildThread({ id: 'b', lowered: { about: 'community', subject: 'doggrooming' } }),
      ],
    }),
  )
  const notes = () => screen.getAllByText(/^Lower: /)
  expect(notes().map(({ textContent }) => textContent)).toEqual(['Lower: you skip posts in r/doggrooming'])
  expect(notes()[0]?.closest('[data-row]')?.getAttribute('data-row')).toBe('b')
  expect(screen.queryByRole('link', { name: /^Lower: / })).toBeNull()
  await press('j')
  expect(notes()[0]?.getAttribute('href')).toBe('/dashboard/today/learned')
})
