import { expect, test } from 'vitest'
import type { Post } from '../../schema.ts'
import type { PostFit } from '../fit/post-fit.ts'
import { findNext } from './find-next.ts'

const post = (id: string, closed = false) => ({ id, closed }) as Post
const sieved = (postId: string, inTrouble: boolean): PostFit => ({
  postId,
  state: 'sieved',
  score: 0.5,
  wants: 'asks_how',
  inTrouble,
  asks: null,
  meets: null,
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
