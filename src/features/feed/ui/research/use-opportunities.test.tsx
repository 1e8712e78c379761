// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { Post } from '../../schema.ts'
import type { PostFit } from '../fit/post-fit.ts'
import type { Fits } from '../fit/use-fits.ts'
import { useOpportunities } from './use-opportunities.ts'

afterEach(cleanup)

const post = (id: string, part: Partial<Post> = {}) =>
  ({ id, closed: false, subreddit: 'SaaS', ...part }) as Post
/** As the sieve scored them; what isn't named was not read. */
const fits = (scores: Record<string, number>) =>
  ({
    of: ({ id }) =>
      (id in scores
        ? { postId: id, state: 'sieved', score: scores[id], inTrouble: false }
        : { postId: id, state: 'unread' }) as PostFit,
  }) as Fits

function render(posts: Post[], scores: Record<string, number>, about = 'pawslot no-show') {
  const { result, rerender } = renderHook(
    (given: { posts: Post[]; scores: Record<string, number>; about: string }) =>
      useOpportunities(given.posts, fits(given.scores), given.about),
    { initialProps: { posts, scores, about } },
  )
  return {
    shown: () => Object.fromEntries(result.current),
    search: (next: Post[], nextScores: Record<string, number>, nextAbout = about) =>
      rerender({ posts: next, scores: nextScores, about: nextAbout }),
  }
}

test("a subreddit's score is the mean of its five best, whatever its spelling", () => {
  const posts = [
    ...['a', 'b', 'c'].map((id) => post(id)),
    ...['d', 'e', 'f', 'g', 'h', 'i'].map((id) => post(id, { subreddit: 'WebDev' })),
  ]
  const scores = { a: 0.3, b: 0.31, c: 0.32, d: 0.9, e: 0.8, f: 0.7, g: 0.6, h: 0.5, i: 0 }
  expect(render(posts, scores).shown()).toEqual({ saas: 31, webdev: 70 })
})

test('a closed thread is no place to answer, however well it fits', () => {
  expect(render([post('open'), post('closed', { closed: true })], { open: 0.4, closed: 1 }).shown()).toEqual({
    saas: 40,
  })
})

test('where no post was read there is no score, not a score of zero', () => {
  const posts = [post('a'), post('b', { subreddit: 'webdev' })]
  expect(render(posts, { a: 0 }).shown()).toEqual({ saas: 0 })
})

test('what an earlier search for the same has shown counts on; another search begins anew', () => {
  const { shown, search } = render([post('a')], { a: 0.8 })
  search([post('b')], { b: 0.4 })
  expect(shown()).toEqual({ saas: 60 })
  search([], {}, 'pawslot deposit')
  expect(shown()).toEqual({})
})
