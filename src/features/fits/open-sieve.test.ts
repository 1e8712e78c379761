import { expect, test, vi } from 'vitest'
import type { Encoder } from '../../judge/sieve/encoder/encoder.ts'
import { TookTooLong } from '../../platform/bounded-threads.ts'
import { type Judge, judgeHere } from '../judging-verbs.ts'
import { openSieve } from './open-sieve.ts'

/** Vectors that only depend on the text, and how often each text was asked for. */
function countingEncoder() {
  const asked = new Map<string, number>()
  const vectorOf = (text: string) => {
    const seed = Array.from(text).reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9_973, 7)
    const vector = Float32Array.from({ length: 384 }, (_, at) => Math.sin((at + 1) * seed))
    const length = Math.hypot(...vector)
    return vector.map((value) => value / length)
  }
  const encoder: Encoder = {
    id: 'counting',
    encode: async (texts) => {
      for (const text of new Set(texts)) asked.set(text, (asked.get(text) ?? 0) + 1)
      return texts.map(vectorOf)
    },
    close: async () => {},
  }
  return { encoder, asked }
}

const post = (at: number) => ({
  id: `p${at}`,
  community: 'pottery',
  title: `How do you keep track of firing ${at}?`,
  text: `My notes of kiln ${at} got lost again. Which app do you use to log glazes?`,
})
const product = (at: number) => ({
  name: `Kilnbook ${at}`,
  description: `A firing log for potters, number ${at}. Photos and glaze recipes of kiln ${at}.`,
  facts: [{ text: `Exports ${at} tables` }],
  profile: null,
})
const many = <One>(count: number, make: (at: number) => One) =>
  Array.from({ length: count }, (_, at) => make(at))

test('a post means the same to a product alone and among fifty, and is encoded once for all of them', async () => {
  const { encoder, asked } = countingEncoder()
  const posts = many(6, post)
  const feeds = many(50, (at) => ({ product: product(at), posts: posts.slice(at % 3) }))
  const together = await openSieve(encoder, judgeHere).readFeeds(feeds)
  expect(new Set(asked.values())).toEqual(new Set([1]))
  for (const at of [0, 7, 49]) {
    const [feed] = feeds.slice(at)
    if (!feed) continue
    const alone = await openSieve(countingEncoder().encoder, judgeHere).readPosts(feed.product, feed.posts)
    expect(together[at]).toEqual(alone)
    expect(alone.map(({ said }) => said.postId)).toEqual(feed.posts.map(({ id }) => id))
  }
})

test('a product is read once, and anew as soon as its words have changed', async () => {
  const { encoder, asked } = countingEncoder()
  const sieve = openSieve(encoder, judgeHere)
  const { description } = product(1)
  await sieve.readPosts(product(1), [post(1)])
  await sieve.readPosts(product(1), [post(2)])
  expect(asked.get(description)).toBe(1)
  const changed = { ...product(1), description: 'Payroll for restaurants in Spain.' }
  const [read] = await sieve.readPosts(changed, [post(3)])
  expect(asked.get(changed.description)).toBe(1)
  expect(['Payroll for restaurants in Spain.', 'Exports 1 tables']).toContain(read?.said.meets)
})

test('others have their turns while posts meet many products', async () => {
  const sieve = openSieve(countingEncoder().encoder, judgeHere)
  const posts = many(8, post)
  const feeds = many(400, (at) => ({ product: product(at), posts }))
  // Now all products are known, and little is left but to meet.
  await sieve.readFeeds(feeds)
  let turns = 0
  const beat = () => {
    turns += 1
    next = setImmediate(beat)
  }
  let next = setImmediate(beat)
  // However fast this machine is, a millisecond passes between two looks at the clock.
  let clock = 0
  const looks = vi.spyOn(performance, 'now').mockImplementation(() => (clock += 1))
  await sieve.readFeeds(feeds).finally(() => clearImmediate(next))
  looks.mockRestore()
  const met = feeds.length * posts.length
  expect(turns).toBeGreaterThan(met / 10)
})

test('a text that the patterns cannot read in time has no words, and every other keeps its own', async () => {
  const { encoder } = countingEncoder()
  const patient: Judge = async (verb, ...args) => {
    if (JSON.stringify(args).includes('endless')) throw new TookTooLong()
    return judgeHere(verb, ...args)
  }
  const posts = many(3, post)
  const slow = { ...post(9), id: 'slow', text: 'endless' }
  const feeds = [
    { product: product(1), posts: [...posts.slice(0, 1), slow, ...posts.slice(1)] },
    { product: { ...product(2), description: 'endless' }, posts },
    { product: product(3), posts },
  ]
  const [first, second, third] = await openSieve(encoder, patient).readFeeds(feeds)
  const sieve = openSieve(encoder, judgeHere)
  expect(first?.filter(({ said }) => said.postId !== 'slow')).toEqual(
    await sieve.readPosts(product(1), posts),
  )
  expect(first?.map(({ said }) => said.postId)).toEqual(['p0', 'slow', 'p1', 'p2'])
  expect(second).toHaveLength(3)
  expect(third).toEqual(await sieve.readPosts(product(3), posts))
})
