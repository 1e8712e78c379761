// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { Post } from '../../schema.ts'
import type { Fits } from '../fit/use-fits.ts'
import { useOpportunities } from './use-opportunities.ts'

afterEach(cleanup)

const post = (id: string, part: Partial<Post> = {}) =>
  ({ id, closed: false, subreddit: 'SaaS', ...part }) as Post
/** As the sieve scored them, or still to be read; what isn't named could not be read. */
const fits = (scores: Scores) =>
  ({
    of: ({ id }) => {
      const score = scores[id]
      if (typeof score === 'number') return { postId: id, state: 'sieved', score, inTrouble: false }
      return { postId: id, state: score ?? 'unread' }
    },
  }) as Fits

type Scores = Record<string, number | 'waiting'>
type Given = { posts: Post[]; scores: Scores; about?: string; isSearching?: boolean }

function render(posts: Post[], scores: Scores) {
  const { result, rerender } = renderHook(
    ({ posts, scores, about = 'pawslot no-show', isSearching = false }: Given) =>
      useOpportunities({ posts, fits: fits(scores), about, subreddits: ['SaaS', 'webdev'], isSearching }),
    { initialProps: { posts, scores } },
  )
  return { shown: () => Object.fromEntries(result.current), search: (next: Given) => rerender(next) }
}

test("a subreddit's score is the mean of its five best, whatever its spelling", () => {
  const posts = [
    ...['a', 'b', 'c'].map((id) => post(id)),
    ...['d', 'e', 'f', 'g', 'h', 'i'].map((id) => post(id, { subreddit: 'WebDev' })),
  ]
  const scores = { a: 0.3, b: 0.31, c: 0.32, d: 0.9, e: 0.8, f: 0.7, g: 0.6, h: 0.5, i: 0 }
  expect(render(posts, scores).shown()).toEqual({ saas: 31, webdev: 70 })
})

test('fewer than three open threads are too few for a score', () => {
  const scores = { a: 0.9, b: 0.9, c: 0 }
  expect(render([post('a'), post('b')], scores).shown()).toMatchObject({ saas: 'few' })
  expect(render([post('a'), post('b'), post('c')], scores).shown()).toMatchObject({ saas: 60 })
  expect(render([post('unread')], {}).shown()).toMatchObject({ saas: 'few' })
})

test('a closed thread is no place to answer, however well it fits', () => {
  const open = [post('a'), post('b'), post('c')]
  const scores = { a: 0.4, b: 0.4, c: 0.4, closed: 1 }
  expect(render([...open, post('closed', { closed: true })], scores).shown()).toMatchObject({ saas: 40 })
  expect(render([post('closed', { closed: true })], scores).shown()).toMatchObject({ saas: 'none' })
})

test('as long as threads are read or searched, nothing is said to be missing', () => {
  const posts = ['a', 'b', 'c', 'd'].map((id) => post(id))
  const { shown, search } = render(posts, { a: 0.5, b: 0.5, c: 'waiting', d: 'waiting' })
  expect(shown()).toEqual({ saas: 'reading', webdev: 'none' })
  search({ posts, scores: { a: 0.5, b: 0.5, c: 0.5, d: 'waiting' } })
  expect(shown()).toEqual({ saas: 50, webdev: 'none' })
  search({ posts: [], scores: {}, isSearching: true })
  expect(shown()).toEqual({ saas: 50, webdev: 'reading' })
})

test('what an earlier search for the same has shown counts on; another search begins anew', () => {
  const { shown, search } = render([post('a'), post('b')], { a: 0.8, b: 0.8 })
  search({ posts: [post('c')], scores: { c: 0.2 } })
  expect(shown()).toMatchObject({ saas: 60 })
  search({ posts: [], scores: {}, about: 'pawslot deposit' })
  expect(shown()).toEqual({ saas: 'none', webdev: 'none' })
})
