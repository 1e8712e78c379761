// @vitest-environment happy-dom
import { cleanup, renderHook, within, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { settle } from '../../../../../test/settle.ts'
import type { Post } from '../../schema.ts'
import { PostGrid } from '../posts/post-grid.tsx'
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

const load = () => [{ id: 'a' } as Post]
async function later(minutes: number) {
  for (let minute = 0; minute < minutes; minute += 1) await settle(undefined, MINUTE_MS)
}

/** A tab with the feed open. */
function look(productId: string | undefined = 'nest', posts: Post[] = load()) {
  const hook = renderHook(({ posts, productId }) => useLastVisit(posts, productId, useNow()), {
    initialProps: { posts, productId },
  })
  return {
    since: () => hook.result.current,
    leave: () => hook.unmount(),
    show: (posts: Post[], id = productId) => hook.rerender({ posts, productId: id }),
  }
}

test('the first visit has none before it; the next one begins where the last one ended', async () => {
  const first = look()
  expect(first.since()).toBeNull()
  await later(5)
  first.leave()
  await later(60)
  const second = look()
  expect(second.since()).toBe(START + 5 * MINUTE_MS)
})

test('a reload, or another tab, within half an hour is the same visit', async () => {
  look().leave()
  await later(29)
  const reloaded = look()
  expect(reloaded.since()).toBeNull()
  await later(31)
  expect(look().since()).toBeNull()
  reloaded.leave()
})

test('each product has visits of its own', async () => {
  look('nest').leave()
  await later(60)
  expect(look('perch').since()).toBeNull()
  expect(look('nest').since()).toBe(START)
})

test('someone who comes back to an old tab begins a visit with the posts that come next, so that nothing moves before', async () => {
  const tab = look()
  const seen = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  await later(180)
  seen.mockReturnValue('visible')
  await later(1)
  expect(tab.since()).toBeNull()
  tab.show(load())
  expect(tab.since()).toBe(START)
  tab.show(load())
  expect(tab.since()).toBe(START)
})

test('what nobody saw is no visit: no posts, or a tab in the background', async () => {
  look('nest', []).leave()
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  look().leave()
  expect(localStorage.getItem('threadlark-visits')).toBeNull()
})

test('what was kept and can not be understood counts as nothing', () => {
  for (const kept of ['{', '[]', '{"nest":7}', '{"nest":{"since":null,"until":"long ago"}}']) {
    localStorage.setItem('threadlark-visits', kept)
    const tab = look()
    expect(tab.since()).toBeNull()
    tab.leave()
  }
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

function show(since: number | null, posts: Post[]) {
  render(
    <PostGrid
      posts={posts}
      fits={none}
      isBanned={() => false}
      marks={new Map()}
      now={START}
      since={since}
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

test('what is new since the last visit stands above what was seen, each in the order that it came in', () => {
  const yesterday = new Date('2026-05-12T18:40:00').getTime()
  const [a, b, c, d] = [1, -1, 2, -2].map((hours, at) =>
    post('abcd'.charAt(at), yesterday + hours * 3_600_000),
  )
  if (!a || !b || !c || !d) throw new Error('There are four')
  expect(show(yesterday, [a, b, c, d])).toEqual({
    lists: [
      ['New posts', 'a c'],
      ["Posts you've seen", 'b d'],
    ],
    dividers: ['New since yesterday2', "You've seen these"],
  })
  expect(show(yesterday, [b, d])).toEqual({
    lists: [['Posts', 'b d']],
    dividers: ['Nothing new since yesterday, 6:40 PM.'],
  })
  expect(show(yesterday, [a, c]).dividers).toEqual(['New since yesterday2'])
  expect(show(null, [a, b])).toEqual({ lists: [['Posts', 'a b']], dividers: [] })
})
