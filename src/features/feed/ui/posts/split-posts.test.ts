import { expect, test } from 'vitest'
import type { Post } from '../../schema.ts'
import { splitPosts } from './split-posts.ts'

const post = (subreddit: string, writtenAt: number) =>
  ({ id: `${subreddit} ${writtenAt}`, subreddit, created_utc: writtenAt / 1_000 }) as Post

function split(posts: Post[], lastShown: Record<string, number>) {
  const { fresh, earlier, since } = splitPosts(posts, new Map(Object.entries(lastShown)))
  return { fresh: fresh.map(({ id }) => id), earlier: earlier.map(({ id }) => id), since }
}

test('without an earlier visit all posts are one part', () => {
  expect(split([post('a', 9_000)], {})).toEqual({ fresh: [], earlier: ['a 9000'], since: null })
})

test('a post is new by the last visit to its own subreddit, in any spelling', () => {
  const posts = [post('A', 3_000), post('b', 3_000), post('a', 5_000), post('b', 6_000)]
  expect(split(posts, { a: 4_000, b: 2_000 })).toEqual({
    fresh: ['b 3000', 'a 5000', 'b 6000'],
    earlier: ['A 3000'],
    since: 2_000,
  })
})

test('every new post was written after the time that is shown, which is no earlier than it has to be', () => {
  expect(split([post('a', 5_000), post('b', 1_000)], { a: 4_000, b: 2_000 }).since).toBe(4_000)
})

test('if nothing is new, no post was written after the time that is shown', () => {
  expect(split([post('a', 3_000), post('b', 1_000)], { a: 4_000, b: 2_000, c: 8_000 }).since).toBe(4_000)
})

test('in a subreddit never visited before, posts are new by the oldest visit to the others', () => {
  expect(split([post('c', 3_000), post('c', 1_000)], { a: 4_000, b: 2_000 })).toEqual({
    fresh: ['c 3000'],
    earlier: ['c 1000'],
    since: 2_000,
  })
})
