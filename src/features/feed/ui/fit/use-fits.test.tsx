// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeNetwork } from '../../../../../test/fake-network.ts'
import { settle } from '../../../../../test/settle.ts'
import { ReadsProvider } from '../../../../client/reads-provider.tsx'
import type { Post } from '../../schema.ts'
import { readPastedPost } from '../posts/read-pasted-post.ts'
import { useFits } from './use-fits.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const LONG_MS = 600_000
const post = (id: string) => ({ id, title: id, selftext: '' }) as Post
const listing = (...ids: string[]) => ({
  source: { from: 'listing' as const, subreddit: 'birding', limit: 15 },
  posts: ids.map(post),
})
const judged = (postId: string, fit: string) => ({ postId, state: 'judged', fit, trouble: 'none', why: fit })
const waiting = (postId: string) => ({ postId, state: 'waiting' })

function pasted(title: string) {
  const read = readPastedPost({ title, text: '', link: '' }, 0)
  if (read.kind === 'refused') throw new Error('It must be readable')
  return read.post
}

type Props = { shown: ReturnType<typeof listing>; opened?: Post; productId?: string }

async function render(initialProps: Props) {
  const asked = fakeNetwork()
  const hook = renderHook(
    ({ shown, opened, productId = 'nest' }: Props) => useFits(shown, opened, productId),
    { initialProps, wrapper: ReadsProvider },
  )
  await settle()
  return {
    asked,
    fits: () => hook.result.current,
    of: (one: Post | string) => {
      const fit = hook.result.current.of(typeof one === 'string' ? post(one) : one)
      return fit?.state === 'judged' ? fit.fit : fit?.state
    },
    answer: (index: number, fits: object[], reading = false) =>
      settle(() => asked[index]?.answer({ fits, reading })),
    change: (props: Props) => settle(() => hook.rerender(props)),
  }
}

test('posts wait until the server has said what it knows, and are asked about until all are read', async () => {
  const { asked, of, answer, fits } = await render({ shown: listing('a', 'b') })
  expect([of('a'), fits().isAnswered]).toEqual(['waiting', false])
  expect(asked[0]?.body).toEqual({
    productId: 'nest',
    posts: { from: 'listing', subreddit: 'birding', limit: 15, postIds: ['a', 'b'] },
    again: false,
  })
  await answer(0, [judged('a', 'strong'), waiting('b')], true)
  expect([of('a'), of('b'), fits().isReading]).toEqual(['strong', 'waiting', true])
  await settle(undefined, 1_000)
  expect(asked).toHaveLength(2)
  await answer(1, [judged('a', 'strong'), judged('b', 'low')])
  expect([of('b'), fits().isReading]).toEqual(['low', false])
  await settle(undefined, LONG_MS)
  expect(asked).toHaveLength(2)
})

test('it asks less and less often, and what nobody reads for minutes is unread', async () => {
  const { asked, of, answer } = await render({ shown: listing('a') })
  await answer(0, [waiting('a')], true)
  await settle(undefined, 1_500)
  expect(asked).toHaveLength(2)
  const asksInNineSeconds: number[] = []
  for (let index = 1; index < 32; index += 1) {
    expect(of('a')).toBe('waiting')
    await answer(index, [waiting('a')], true)
    await settle(undefined, 9_000)
    asksInNineSeconds.push(asked.length - index - 1)
    await settle(undefined, 1_000)
  }
  expect([asksInNineSeconds[0], asksInNineSeconds.at(-2)]).toEqual([1, 0])
  expect(of('a')).toBe('unread')
  await settle(undefined, LONG_MS)
  expect(asked).toHaveLength(32)
})

test('an answer about posts that are gone is dropped, and what is known of those that stayed is kept', async () => {
  const { asked, of, answer, change } = await render({ shown: listing('a', 'b') })
  await change({ shown: listing('b', 'c') })
  expect(asked[0]?.signal?.aborted).toBe(true)
  await answer(0, [judged('a', 'strong'), judged('b', 'strong')])
  expect([of('b'), of('c')]).toEqual(['waiting', 'waiting'])
  await answer(1, [judged('b', 'fair'), judged('c', 'low')])
  expect([of('b'), of('c')]).toEqual(['fair', 'low'])
  await change({ shown: listing('c', 'd') })
  expect([of('c'), of('d')]).toEqual(['low', 'waiting'])
})

test('what posts mean to one product is not taken for what they mean to the next', async () => {
  const shown = listing('a')
  const { of, answer, change } = await render({ shown })
  await answer(0, [judged('a', 'strong')])
  await change({ shown, productId: 'loom' })
  expect(of('a')).toBe('waiting')
  await answer(1, [judged('a', 'low')])
  expect(of('a')).toBe('low')
})

test('nobody asks while the tab is hidden', async () => {
  const { asked, answer } = await render({ shown: listing('a') })
  const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  await answer(0, [waiting('a')], true)
  await settle(undefined, LONG_MS)
  expect(asked).toHaveLength(1)
  state.mockReturnValue('visible')
  await settle(undefined, 1_500)
  expect(asked).toHaveLength(2)
  state.mockRestore()
})

test('a failure leaves posts unread, and another try asks for them again, once', async () => {
  const { asked, of, answer, fits } = await render({ shown: listing('a') })
  await settle(() => asked[0]?.refuse('Not now.'))
  expect(of('a')).toBe('unread')
  await settle(() => fits().tryAgain())
  expect(asked[1]?.body).toMatchObject({ again: true })
  await answer(1, [waiting('a')], true)
  await settle(undefined, 1_500)
  expect(asked[2]?.body).toMatchObject({ again: false })
})

test('a refusal while posts are read costs one turn, and in the end they are unread', async () => {
  const { asked, of, answer } = await render({ shown: listing('a', 'b') })
  await answer(0, [judged('a', 'strong'), waiting('b')], true)
  for (let index = 1; index < 32; index += 1) {
    await settle(undefined, 11_000)
    expect([of('a'), of('b')]).toEqual(['strong', 'waiting'])
    await settle(() => asked[index]?.refuse('Too many at once.'))
  }
  expect([of('a'), of('b')]).toEqual(['strong', 'unread'])
  await settle(undefined, LONG_MS)
  expect(asked).toHaveLength(32)
})

test('a pasted post is asked about by its words, and never shows what the one before meant', async () => {
  const [first, second] = [pasted('First'), pasted('Second')]
  const { asked, of, answer, change } = await render({ shown: listing('a'), opened: first })
  expect(asked[1]?.body).toMatchObject({ posts: { from: 'pasted', title: 'First', text: '', subreddit: '' } })
  await answer(1, [judged('pasted-1', 'strong')])
  expect(of(first)).toBe('strong')
  await change({ shown: listing('a'), opened: second })
  expect(of(second)).toBe('waiting')
})
