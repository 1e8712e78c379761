// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { Post } from '../../schema.ts'
import type { PostFit } from '../fit/post-fit.ts'
import type { Fits } from '../fit/use-fits.ts'
import { usePoints } from './use-points.ts'

afterEach(cleanup)

const post = (id: string, closed = false) => ({ id, closed }) as Post
const fits = (fit: string) =>
  ({ of: ({ id }) => ({ postId: id, state: 'judged', fit, trouble: 'none' }) as PostFit }) as Fits

test('a closed thread is no place to answer, however well it fits', () => {
  const { result } = renderHook(() => usePoints([post('open'), post('closed', true)], fits('strong'), 'nest'))
  expect([...result.current]).toEqual([['open', 95]])
})
