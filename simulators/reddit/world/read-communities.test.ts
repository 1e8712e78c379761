import { expect, test } from 'vitest'
import { pottery } from '../test-reddit.ts'
import { createClock } from './clock.ts'
import { readCommunities } from './read-communities.ts'
import { createWorld } from './world.ts'
import { communitySchema } from './written-community.ts'

const communities = readCommunities()
const posts = communities.flatMap(({ posts }) => posts)

test('40 communities and 400 posts are written by hand, no two of the same name or title', () => {
  expect(communities.length).toBeGreaterThanOrEqual(40)
  expect(posts.length).toBeGreaterThanOrEqual(400)
  const names = communities.map(({ name }) => name.toLowerCase())
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
  const titles = posts.map(({ title }) => title)
  expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([])
})

test('what could not stand on Reddit is refused', () => {
  const [question, link] = pottery.posts
  const refused = (change: object) =>
    communitySchema.safeParse({ ...pottery, ...change }).error?.issues.map(({ path }) => path.join('.'))
  expect(refused({})).toBeUndefined()
  expect(refused({ name: 'r/Pottery' })).toEqual(['name'])
  expect(refused({ topic: 'pottery' })).toEqual([''])
  for (const [field, value] of Object.entries({
    title: 'long'.repeat(76),
    ratio: 1.1,
    score: -1,
    comments: 0,
    link: 'ceramics',
  })) {
    expect(refused({ posts: [{ ...question, body: '', [field]: value }] })).toEqual([`posts.0.${field}`])
  }
  expect(refused({ posts: [question, { ...link, body: 'Look at that.' }] })).toEqual(['posts.1.body'])
})

test('every post written by hand has an id of its own, by which it is found', () => {
  const world = createWorld({ seed: 1, written: communities, clock: createClock() })
  const ids = world.communities.flatMap(({ writtenPosts }) => writtenPosts.map(({ id }) => id))
  expect(new Set(ids).size).toBe(posts.length)
  expect(ids.filter((id) => world.findPost(id)?.written === undefined)).toEqual([])
})
