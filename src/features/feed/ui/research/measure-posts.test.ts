import { expect, test } from 'vitest'
import type { Post } from '../../schema.ts'
import { measurePosts } from './measure-posts.ts'

const now = Date.parse('2026-07-20T12:00:00Z')
const DAY = 24 * 3_600

const post = (id: string, daysAgo: number, part: Partial<Post> = {}): Post => ({
  id,
  title: id,
  selftext: '',
  subreddit: 'SaaS',
  author: 'ada',
  score: 1,
  num_comments: 1,
  created_utc: now / 1_000 - daysAgo * DAY,
  permalink: `/r/SaaS/comments/${id}`,
  upvote_ratio: 1,
  url: null,
  closed: false,
  ...part,
})
const measure = (posts: Post[], subreddits = ['SaaS'], scores = {}) =>
  measurePosts(posts, subreddits, new Map(Object.entries(scores)), now)

test('time is counted in the smallest unit of which twelve hold most posts', () => {
  expect(measure([post('a', 1), post('b', 11)]).unit).toBe('days')
  expect(measure([post('a', 1), post('b', 13)]).unit).toBe('weeks')
  expect(measure([post('a', 1), post('b', 300)]).unit).toBe('months')
  expect(measure([post('a', 1), post('b', 900)]).unit).toBe('years')
})

test('the last step is the newest, and every post within the time is counted once', () => {
  const { mentions } = measure([post('a', 0), post('b', 0.5), post('c', 11.5)])
  expect(mentions.map(({ value }) => value)).toEqual([1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2])
  expect(new Set(mentions.map(({ label }) => label)).size).toBe(12)
})

test('more in the later half is rising, less is falling', () => {
  expect(measure([post('a', 1), post('b', 2), post('c', 8)]).trend).toBe('rising')
  expect(measure([post('a', 1), post('b', 8)]).trend).toBe('steady')
  expect(measure([post('a', 1), post('b', 8), post('c', 9)]).trend).toBe('falling')
})

test("hours are the reader's", () => {
  const { hours } = measure([post('a', 0), post('b', 1), post('c', 0.25)])
  expect(hours).toHaveLength(24)
  expect(hours[new Date(now).getHours()]).toBe(2)
  expect(hours.reduce((sum, count) => sum + count, 0)).toBe(3)
})

test('each subreddit gets its medians and the mean of its five best scores, best subreddit first', () => {
  const posts = [
    post('a', 1, { score: 10, num_comments: 4 }),
    post('b', 1, { score: 20, num_comments: 8 }),
    post('c', 1, { score: 900, num_comments: 6 }),
    post('d', 1, { score: 3, num_comments: 5, subreddit: 'WebDev' }),
    post('e', 1, { score: 6, num_comments: 8, subreddit: 'WebDev' }),
    ...['f', 'g', 'h', 'i'].map((id) => post(id, 1, { subreddit: 'WebDev', score: 4, num_comments: 6 })),
  ]
  const { places } = measure(posts, ['SaaS', 'webdev', 'empty'], {
    a: 30,
    b: 31,
    c: 32,
    d: 90,
    e: 80,
    f: 70,
    g: 60,
    h: 50,
    i: 0,
  })
  expect(places.map(({ steps, ...place }) => ({ ...place, posts: steps.at(-2) }))).toEqual([
    { name: 'webdev', medianScore: 4, medianComments: 6, opportunity: 70, posts: 6 },
    { name: 'SaaS', medianScore: 20, medianComments: 6, opportunity: 31, posts: 3 },
    { name: 'empty', medianScore: 0, medianComments: 0, opportunity: 0, posts: 0 },
  ])
})
