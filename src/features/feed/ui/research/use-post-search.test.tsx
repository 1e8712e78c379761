// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeNetwork } from '../../../../../test/fake-network.ts'
import { settle } from '../../../../../test/settle.ts'
import { shownToasts } from '../../../../../test/shown-toasts.ts'
import { ReadsProvider } from '../../../../client/reads-provider.tsx'
import { dismissToasts } from '../../../../ui/toast.tsx'
import { emptyResearch } from './research-state.ts'
import { SEARCH_FAILED, usePostSearch } from './use-post-search.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  dismissToasts()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Longer than a skeleton is shown. */
const LONG_ENOUGH_MS = 400
const answer = (...ids: string[]) => ({
  success: true,
  posts: ids.map((id) => ({ id, subreddit: 'birding' })),
  searched_subreddits: ['birding'],
  freshness: { fetchedAt: new Date().toISOString(), stale: false, reason: null },
})

function render() {
  const asked = fakeNetwork()
  const { result, unmount } = renderHook(usePostSearch, { wrapper: ReadsProvider })
  const shown = () => result.current
  return {
    asked,
    unmount,
    shown,
    found: () => shown().found?.posts.map(({ id }) => id),
    search: (keyword: string) =>
      settle(() => shown().search({ ...emptyResearch, keyword, subreddits: ['birding'] })),
    settleAll: (step: () => unknown) => settle(step, LONG_ENOUGH_MS),
  }
}
const FOUND_ONE = 'Found 1 posts across 1 subreddits'
const FOUND_TWO = 'Found 2 posts across 1 subreddits'

test('of two searches the later one is shown and told of, whichever answer comes first', async () => {
  const { asked, shown, found, search, settleAll } = render()
  await search('nest')
  await search('owl')
  await settleAll(() => asked[1]?.answer(answer('owl')))
  await settleAll(() => asked[0]?.answer(answer('nest 1', 'nest 2')))
  expect([found(), shown().found?.research.keyword, shownToasts()]).toEqual([['owl'], 'owl', [FOUND_ONE]])
})

test('that an earlier search failed is not said of the later one', async () => {
  const { asked, shown, found, search, settleAll } = render()
  await search('nest')
  await search('owl')
  await settleAll(() => asked[0]?.refuse('Not now.'))
  expect([shown().failure, shown().searching, shownToasts()]).toEqual([undefined, true, []])
  await settleAll(() => asked[1]?.answer(answer('owl 1', 'owl 2')))
  expect([found(), shownToasts()]).toEqual([['owl 1', 'owl 2'], [FOUND_TWO]])
})

test('a search that fails is told with its own words, and takes the place of what was found before', async () => {
  const { asked, shown, found, search, settleAll } = render()
  await search('nest')
  await settleAll(() => asked[0]?.answer(answer('nest')))
  await search('owl')
  expect([found(), shown().searching]).toEqual([['nest'], true])
  await settleAll(() => asked[1]?.refuse('Not now.'))
  expect([found(), shown().failure?.research.keyword, shownToasts()]).toEqual([
    undefined,
    'owl',
    [SEARCH_FAILED],
  ])
})

test('someone who leaves hears nothing of it', async () => {
  const { asked, search, settleAll, unmount } = render()
  await search('nest')
  unmount()
  await settleAll(() => asked[0]?.answer(answer('nest')))
  expect([asked[0]?.signal?.aborted, shownToasts()]).toEqual([true, []])
})
