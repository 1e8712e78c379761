import { expect, test } from 'vitest'
import { createClock } from './clock.ts'
import { createWorld } from './world.ts'
import { writtenCommunities } from './written-communities.ts'

const posts = writtenCommunities.flatMap(({ posts }) => posts)

test('40 communities and 400 posts are written by hand, no two of the same name or title', () => {
  expect(writtenCommunities.length).toBeGreaterThanOrEqual(40)
  expect(posts.length).toBeGreaterThanOrEqual(400)
  const names = writtenCommunities.map(({ name }) => name.toLowerCase())
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
  const titles = posts.map(({ title }) => title)
  expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([])
})

test('what is written could stand on Reddit', () => {
  expect(writtenCommunities.filter(({ name }) => !/^[A-Za-z0-9][A-Za-z0-9_]{2,20}$/.test(name))).toEqual([])
  expect(posts.filter(({ title }) => title.length < 1 || title.length > 300)).toEqual([])
  expect(
    posts.filter(({ ratio, score, comments }) => ratio < 0 || ratio > 1 || score < 0 || comments < 0),
  ).toEqual([])
  expect(
    posts.filter(({ link, body }) => link !== undefined && (body !== '' || !URL.canParse(link))),
  ).toEqual([])
  expect(posts.filter(({ replies = [], comments }) => replies.length > comments)).toEqual([])
})

test('every post written by hand has an id of its own, by which it is found', () => {
  const world = createWorld({ seed: 1, written: writtenCommunities, clock: createClock() })
  const ids = world.communities.flatMap(({ writtenPosts }) => writtenPosts.map(({ id }) => id))
  expect(new Set(ids).size).toBe(posts.length)
  expect(ids.filter((id) => world.findPost(id)?.written === undefined)).toEqual([])
})
