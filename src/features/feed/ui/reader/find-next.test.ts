import { expect, test } from 'vitest'
import type { Post } from '../../schema.ts'
import type { PostFit } from '../fit/post-fit.ts'
import { findNext, findNextWorthy } from './find-next.ts'

const post = (id: string, closed = false) => ({ id, closed }) as Post
const sieved = (postId: string, inTrouble: boolean): PostFit => ({
  postId,
  state: 'sieved',
  score: 0.5,
  wants: 'asks_how',
  inTrouble,
  asks: null,
  meets: null,
  held: null,
})
const troubled = new Set(['b'])
const fitOf = ({ id }: Post) => sieved(id, troubled.has(id))
const next = (posts: Post[], id: string) => findNext(posts, post(id), fitOf)?.id

test('the next thread is the next one that is open and nobody in trouble wrote', () => {
  expect(next([post('a'), post('b'), post('c', true), post('d'), post('e')], 'a')).toBe('d')
})

test('after the last one it goes on at the top, also from a pasted post', () => {
  expect(next([post('a'), post('d'), post('b')], 'b')).toBe('a')
  expect(next([post('b'), post('d')], 'pasted')).toBe('d')
})

test('where no other thread can be answered there is none', () => {
  expect(next([post('a'), post('b'), post('c', true)], 'a')).toBeUndefined()
})

test('after an answer the next one is strong, may be, or is still being read, and has no answer yet', () => {
  const fits: Record<string, PostFit> = {
    low: { ...sieved('low', false), score: 0.1 } as PostFit,
    done: { ...sieved('done', false), score: 0.9 } as PostFit,
    good: { ...sieved('good', false), score: 0.9 } as PostFit,
    read: { postId: 'read', state: 'waiting' },
    hurt: sieved('hurt', true),
  }
  const worthy = (...ids: string[]) =>
    findNextWorthy(
      ids.map((id) => post(id)),
      post('a'),
      { fitOf: ({ id }) => fits[id], isAnswered: ({ id }) => id === 'done' },
    )?.id
  expect(worthy('a', 'low', 'done', 'hurt', 'good', 'read')).toBe('good')
  expect(worthy('read', 'a', 'low', 'done')).toBe('read')
  expect(worthy('a', 'low', 'done', 'hurt')).toBeUndefined()
})
