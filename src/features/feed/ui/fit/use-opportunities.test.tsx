// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeWorkers } from '../../../../../test/fake-workers.ts'
import { settle } from '../../../../../test/settle.ts'
import type { Post } from '../../schema.ts'
import type { FeedProduct } from '../feed-product.ts'
import { readPastedPost } from '../posts/read-pasted-post.ts'
import { useOpportunities } from './use-opportunities.ts'

let workers: ReturnType<typeof fakeWorkers>
beforeEach(() => {
  vi.useFakeTimers()
  workers = fakeWorkers()
})
afterEach(async () => {
  cleanup()
  await settle(workers.end)
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const post = (id: string) => ({ id, title: id, selftext: '' }) as Post
const product = (id: string) => ({ id, name: id, facts: [] as { text: string }[] }) as FeedProduct
const scores = (id: string, score: number) => new Map([[id, { score }]])
const NOW = 1_750_000_000_000

function pasted(title: string) {
  const read = readPastedPost({ title, text: '', link: '' }, NOW)
  if (read.kind === 'refused') throw new Error('It must be readable')
  return read.post
}

type Props = { posts: Post[]; opened?: Post; product: FeedProduct }

async function render(initialProps: Props) {
  const hook = renderHook(
    ({ posts, opened, product }: Props) => useOpportunities(posts, opened, product, NOW),
    { initialProps },
  )
  await settle()
  const shown = () => {
    const listing = hook.result.current
    return (
      listing && {
        posts: listing.posts.map(({ id }) => id),
        scores: [...listing.opportunities].map(([id, { score }]) => `${id} ${score}`),
      }
    )
  }
  const done = (index: number, id: string, score: number) =>
    settle(() => workers.works[index]?.done(scores(id, score)))
  return { shown, done, change: (props: Props) => settle(() => hook.rerender(props)) }
}

test('the scores of posts that are gone from the screen are dropped', async () => {
  const nest = product('nest')
  const { shown, done, change } = await render({ posts: [post('a')], product: nest })
  await change({ posts: [post('b')], product: nest })
  await done(0, 'a', 90)
  expect(shown()).toBeUndefined()
  await done(1, 'b', 40)
  expect(shown()).toEqual({ posts: ['b'], scores: ['b 40'] })
})

test('scores for one product are not taken for those of the next', async () => {
  const posts = [post('a')]
  const { shown, done, change } = await render({ posts, product: product('nest') })
  await change({ posts, product: product('loom') })
  await done(0, 'a', 90)
  expect(shown()).toBeUndefined()
  await done(1, 'a', 10)
  expect(shown()).toEqual({ posts: ['a'], scores: ['a 10'] })
})

test('a pasted post never shows the score of the one that was pasted before', async () => {
  const props = { posts: [post('a')], product: product('nest') }
  const { shown, done, change } = await render({ ...props, opened: pasted('First') })
  await done(0, 'a', 40)
  await done(1, 'pasted', 90)
  expect(shown()?.scores).toEqual(['a 40', 'pasted 90'])
  await change({ ...props, opened: pasted('Second') })
  expect(shown()?.scores).toEqual(['a 40'])
  await done(2, 'pasted', 10)
  expect(shown()?.scores).toEqual(['a 40', 'pasted 10'])
})

test('a listing that had to go does not come back while the next one is scored', async () => {
  const nest = product('nest')
  const { shown, done, change } = await render({ posts: [post('a')], product: nest })
  await done(0, 'a', 40)
  await change({ posts: [], product: nest })
  await change({ posts: [post('b')], product: nest })
  expect(shown()).toBeUndefined()
  await done(1, 'b', 50)
  expect(shown()).toEqual({ posts: ['b'], scores: ['b 50'] })
})

test('posts that nobody could read in time are shown without scores, until some of them have one', async () => {
  const { shown, done } = await render({ posts: [post('a'), post('c')], product: product('nest') })
  await settle(undefined, 2_900)
  expect(shown()).toBeUndefined()
  await settle(undefined, 100)
  expect(shown()).toEqual({ posts: ['a', 'c'], scores: [] })
  await done(1, 'a', 40)
  await settle(undefined, 3_000)
  expect(shown()).toEqual({ posts: ['a', 'c'], scores: ['a 40'] })
})

test('late trouble with posts that are gone from the screen changes nothing', async () => {
  const nest = product('nest')
  const { shown, done, change } = await render({ posts: [post('a'), post('c')], product: nest })
  await change({ posts: [post('b')], product: nest })
  await settle(undefined, 3_000)
  expect(shown()).toBeUndefined()
  await done(1, 'b', 50)
  await done(2, 'a', 40)
  await done(3, 'c', 30)
  expect(shown()).toEqual({ posts: ['b'], scores: ['b 50'] })
})
