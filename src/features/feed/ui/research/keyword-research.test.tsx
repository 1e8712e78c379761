// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeNetwork } from '../../../../../test/fake-network.ts'
import { settle } from '../../../../../test/settle.ts'
import { ReadsProvider } from '../../../../client/reads-provider.tsx'
import { dismissToasts } from '../../../../ui/toast.tsx'
import type { Post } from '../../schema.ts'
import type { FeedProduct } from '../feed-product.ts'
import { KeywordResearch } from './keyword-research.tsx'
import type { RenderTrend } from './research-results.tsx'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  dismissToasts()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const nest = { id: 'nest', name: 'Nest', subreddits: ['birding', 'garden'] } as FeedProduct
const perch = { id: 'perch', name: 'Perch', subreddits: ['parrots'] } as FeedProduct

const post = (id: string, subreddit: string): Post => ({
  id,
  title: `Title of ${id}`,
  selftext: '',
  subreddit,
  author: 'ada',
  score: 1,
  num_comments: 1,
  created_utc: 0,
  permalink: `/r/${subreddit}/comments/${id}`,
  upvote_ratio: 1,
  url: null,
  closed: false,
})

/** The page with an empty place for the trend, which notes what it is given. */
async function open(products = [nest]) {
  const asked = fakeNetwork()
  const given: Parameters<RenderTrend>[0][] = []
  render(
    <ReadsProvider>
      <KeywordResearch
        products={products}
        renderPanel={() => () => null}
        renderTrend={(about) => {
          given.push(about)
          return <p>Trend</p>
        }}
      />
    </ReadsProvider>,
  )
  await settle()
  let answered = 0
  /** The oldest question of the kind that waits. */
  const reply = (path: string, body: unknown) =>
    settle(() => {
      const at = asked.findIndex(({ what }, nth) => nth >= answered && what === `POST ${path}`)
      answered = at + 1
      asked[at]?.answer(body)
    }, 400)
  return {
    asked,
    given: () => given.at(-1),
    trends: () => screen.queryAllByText('Trend').length,
    type: (keyword: string) =>
      settle(() => fireEvent.change(screen.getByLabelText('Keyword'), { target: { value: keyword } })),
    tick: (name: string) =>
      settle(() => fireEvent.click(screen.getByRole('checkbox', { name: `r/${name}` }))),
    sort: (value: string) =>
      settle(() => fireEvent.change(screen.getByLabelText('Sort'), { target: { value } })),
    press: () => settle(() => fireEvent.click(screen.getByRole('button', { name: /^Research Posts/ }))),
    find: (...posts: Post[]) =>
      reply('/api/reddit/search', {
        success: true,
        posts,
        searched_subreddits: ['birding'],
        freshness: { fetchedAt: new Date().toISOString(), stale: false, reason: null },
      }),
    read: (...scores: [string, number][]) =>
      reply('/api/fits', {
        fits: scores.map(([postId, score]) => ({
          postId,
          state: 'sieved',
          score,
          inTrouble: false,
          asks: null,
          meets: null,
          wants: 'asks_how',
        })),
        reading: false,
      }),
    titles: () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent),
  }
}

test('the trend is there as soon as a search starts, whatever becomes of the search', async () => {
  const { type, tick, press, trends, given, asked } = await open()
  await type(' no-show ')
  await tick('birding')
  expect(trends()).toBe(0)
  await press()
  expect([trends(), given()?.keyword, given()?.subreddits]).toEqual([1, 'no-show', ['birding']])
  await settle(() => asked[0]?.refuse('Not now.'), 400)
  expect([trends(), given()?.keyword]).toEqual([1, 'no-show'])
  expect(screen.getByText('Not now.')).toBeTruthy()
})

test('what is typed after a search changes nothing about its trend', async () => {
  const { type, tick, press, given, find } = await open()
  await type('no-show')
  await tick('birding')
  await press()
  await type('deposit')
  await tick('garden')
  await find(post('a', 'birding'))
  expect([given()?.keyword, given()?.subreddits]).toEqual(['no-show', ['birding']])
})

test('how good a place is to answer comes from posts that were found for the same keyword, in any order', async () => {
  const { type, tick, sort, press, given, find, read } = await open()
  const scores = () => Object.fromEntries(given()?.opportunities ?? [])
  await type('no-show')
  await tick('birding')
  await press()
  expect(scores()).toEqual({ birding: 'reading' })
  await find(...['a', 'b', 'c'].map((id) => post(id, 'Birding')))
  expect(scores()).toEqual({ birding: 'reading' })
  await read(['a', 0.8], ['b', 0.8], ['c', 0.8])
  expect(scores()).toEqual({ birding: 80 })
  await sort('new')
  await press()
  expect(scores()).toEqual({ birding: 80 })
  await find(post('d', 'birding'))
  await read(['d', 0.4])
  expect(scores()).toEqual({ birding: 70 })
  await type('deposit')
  await press()
  expect(scores()).toEqual({ birding: 'reading' })
  await find(post('e', 'birding'))
  await read(['e', 0.9])
  expect(scores()).toEqual({ birding: 'few' })
})

test('a search says how it is sorted and how old it is', async () => {
  const { type, tick, sort, press, find } = await open()
  await type('no-show')
  await tick('birding')
  await sort('comments')
  await press()
  await find(post('a', 'birding'))
  expect(screen.getByText(/^Sorted by/).textContent).toBe('Sorted by most comments · just updated')
  await settle(undefined, 4 * 60_000)
  expect(screen.getByText(/^Sorted by/).textContent).toBe('Sorted by most comments · updated 3 minutes ago')
})

test('the only product is chosen already; among two, the button waits for a choice', async () => {
  await open()
  const button = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Research Posts/ })
  expect([screen.getByLabelText<HTMLSelectElement>('Product').value, button().disabled]).toEqual([
    'nest',
    false,
  ])
  cleanup()
  await open([nest, perch])
  expect([screen.getByLabelText<HTMLSelectElement>('Product').value, button().disabled]).toEqual(['', true])
})
