// @vitest-environment happy-dom
import { cleanup, renderHook, within, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { settle } from '../../../../../test/settle.ts'
import type { Post } from '../../schema.ts'
import { PostGrid } from '../posts/post-grid.tsx'
import { splitPosts } from '../posts/split-posts.ts'
import { useNow } from '../posts/use-now.ts'
import { useLastVisit } from './use-last-visit.ts'

const MINUTE_MS = 60_000
const START = new Date('2026-05-13T09:12:00').getTime()

beforeEach(() => {
  vi.useFakeTimers({ now: START })
})
afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

const at = (minutes: number) => START + minutes * MINUTE_MS

/** A listing as it comes; it may have been fetched a while ago. */
const load = (subreddit = 'a', fetchedAt = Date.now(), posts = [{ id: 'a' } as Post]) => ({
  posts,
  source: { subreddit },
  freshness: { fetchedAt: new Date(fetchedAt).toISOString() },
})
async function later(minutes: number) {
  for (let minute = 0; minute < minutes; minute += 1) await settle(undefined, MINUTE_MS)
}

/** A tab with the feed open. */
function look({ product = 'nest', listing = load() } = {}) {
  const hook = renderHook(({ shown, productId }) => useLastVisit(shown, productId, useNow()), {
    initialProps: { shown: listing, productId: product },
  })
  return {
    before: () => Object.fromEntries(hook.result.current),
    leave: () => hook.unmount(),
    show: (shown: ReturnType<typeof load>, id = product) => hook.rerender({ shown, productId: id }),
  }
}

test('the first visit has none before it; the next one knows when the posts shown last had been fetched', async () => {
  const first = look({ listing: load('a', at(-20)) })
  expect(first.before()).toEqual({})
  await later(5)
  first.leave()
  await later(60)
  expect(look().before()).toEqual({ a: at(-20) })
})

test('a post that was written while an older listing stayed open is new at the next visit', async () => {
  const tab = look()
  await later(30)
  tab.leave()
  await later(90)
  const { fresh, earlier } = splitPosts(
    [post('shown', at(-10)), post('never shown', at(10))],
    new Map(Object.entries(look().before())),
  )
  expect([fresh, earlier].map((part) => part.map(({ id }) => id))).toEqual([['never shown'], ['shown']])
})

test('the newest listing that was shown counts, even if an older one came later', async () => {
  const tab = look()
  await later(10)
  tab.show(load())
  await later(5)
  tab.show(load('a', at(2)))
  await later(1)
  tab.leave()
  await later(60)
  expect(look().before()).toEqual({ a: at(10) })
})

test('a reload within half an hour is the same visit, however old its posts are', async () => {
  look({ listing: load('a', at(-100)) }).leave()
  await later(29)
  const reloaded = look()
  expect(reloaded.before()).toEqual({})
  await later(31)
  expect(look().before()).toEqual({})
  reloaded.leave()
})

test('each product, and each of its subreddits in any spelling, has visits of its own', async () => {
  look({ listing: load('Startups') }).leave()
  await later(60)
  expect(look({ product: 'perch', listing: load('startups') }).before()).toEqual({})
  expect(look({ listing: load('birding') }).before()).toEqual({})
  expect(look({ listing: load('startups') }).before()).toEqual({ startups: START })
})

test("'All' knows the last visit to each subreddit, and is a visit to all of them", async () => {
  look({ listing: load('a') }).leave()
  await later(60)
  look({ listing: load('b') }).leave()
  await later(60)
  look({ listing: load('a+b+c') }).leave()
  await later(60)
  const single = look({ listing: load('c') })
  expect(single.before()).toEqual({ c: at(120) })
  single.leave()
  await later(60)
  expect(look({ listing: load('a+b+c') }).before()).toEqual({ a: at(120), b: at(120), c: at(180) })
})

test('someone who comes back to an old tab begins a visit with the posts that come next, so that nothing moves before', async () => {
  const tab = look()
  const seen = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  await later(180)
  seen.mockReturnValue('visible')
  await later(1)
  expect(tab.before()).toEqual({})
  tab.show(load())
  expect(tab.before()).toEqual({ a: START })
  tab.show(load())
  expect(tab.before()).toEqual({ a: START })
})

test('a tab loaded in the background begins its visit once someone looks, and keeps what another tab has shown', async () => {
  const seen = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  const hidden = look()
  await later(10)
  seen.mockReturnValue('visible')
  look().leave()
  await later(1)
  hidden.leave()
  await later(60)
  expect(look().before()).toEqual({ a: at(10) })
})

test('what nobody saw is no visit: no posts, or a tab in the background', async () => {
  look({ listing: load('a', START, []) }).leave()
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  look().leave()
  expect(localStorage.getItem('threadlark-visits')).toBeNull()
})

test("kept visits that can't be understood count as nothing", () => {
  const far = { shownBefore: null, shownUpTo: START, lookedAt: 'long ago' }
  for (const kept of [
    '{',
    '[]',
    '{"nest/a":7}',
    '{"nest/a":{"shownBefore":null,"shownUpTo":1}}',
    { 'nest/a': far },
  ]) {
    localStorage.setItem('threadlark-visits', typeof kept === 'string' ? kept : JSON.stringify(kept))
    const tab = look()
    expect(tab.before()).toEqual({})
    tab.leave()
  }
})

test('a visit in the future, from a clock that was wrong, is over', () => {
  const wrong = { shownBefore: null, shownUpTo: at(-60), lookedAt: at(1_000_000) }
  localStorage.setItem('threadlark-visits', JSON.stringify({ 'nest/a': wrong }))
  expect(look().before()).toEqual({ a: at(-60) })
})

test('only the visits to the last sixty subreddits are kept', async () => {
  look({ listing: load('oldest') }).leave()
  await later(1)
  look({ listing: load(Array.from({ length: 60 }, (_, index) => `r${index}`).join('+')) }).leave()
  const kept = Object.keys(JSON.parse(localStorage.getItem('threadlark-visits') ?? '{}'))
  expect([kept.length, kept.includes('nest/oldest'), kept.includes('nest/r59')]).toEqual([60, false, true])
})

const post = (id: string, writtenAt: number) =>
  ({
    id,
    title: id,
    selftext: '',
    subreddit: 'x',
    author: 'ada',
    score: 1,
    num_comments: 1,
    created_utc: writtenAt / 1_000,
  }) as Post
const none = { of: () => undefined, isAnswered: true, isReading: false, tryAgain: () => {} }

function show(lastShown: number | null, posts: Post[]) {
  const { fresh, earlier, since } = splitPosts(posts, new Map(lastShown === null ? [] : [['x', lastShown]]))
  render(
    <PostGrid
      posts={[...fresh, ...earlier]}
      fits={none}
      isBanned={() => false}
      marks={new Map()}
      now={START}
      lastVisit={since === null ? null : { at: since, newPosts: fresh.length }}
      dimmed={false}
      onOpen={() => {}}
      className=""
    />,
  )
  const lists = screen.getAllByRole('list').map((list) => [
    list.getAttribute('aria-label'),
    within(list)
      .getAllByRole('heading')
      .map(({ textContent }) => textContent)
      .join(' '),
  ])
  const dividers = [...document.querySelectorAll('p.h-4\\.5')].map(({ textContent }) =>
    textContent?.replaceAll('\u202f', ' '),
  )
  cleanup()
  return { lists, dividers }
}

test('new posts stand above those from before the last visit, and each part keeps its order', () => {
  const yesterday = new Date('2026-05-12T18:40:00').getTime()
  const [a, b, c, d] = [1, -1, 2, -2].map((hours, at) =>
    post('abcd'.charAt(at), yesterday + hours * 3_600_000),
  )
  if (!a || !b || !c || !d) throw new Error('There are four')
  expect(show(yesterday, [a, b, c, d])).toEqual({
    lists: [
      ['New posts', 'a c'],
      ['Posts from before your last visit', 'b d'],
    ],
    dividers: ['New since yesterday2', 'From before your last visit'],
  })
  expect(show(yesterday, [b, d])).toEqual({
    lists: [['Posts', 'b d']],
    dividers: ['Nothing new since yesterday, 6:40 PM.'],
  })
  expect(show(yesterday, [a, c]).dividers).toEqual(['New since yesterday2'])
  expect(show(null, [a, b])).toEqual({ lists: [['Posts', 'a b']], dividers: [] })
})
