// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { PostedResult, type Standing } from './posted-result.tsx'

afterEach(cleanup)

const show = (standing: Standing | null, path: string | null = '/comments/p1') =>
  render(
    <PostedResult text="Move the cutoff." path={path} standing={standing}>
      Go on
    </PostedResult>,
  )
const strokes = () => document.querySelectorAll('[data-slot=singing-bird] svg path[pathLength]')

test('the first comment ever is celebrated, by five strokes', () => {
  show({ today: 1, goal: 5, isFirst: true })
  const heading = screen.getByRole('heading', { name: 'First comment posted' })
  expect([strokes().length, document.activeElement === heading]).toEqual([5, true])
  screen.getByText('just now · 1 of 5 today')
})

test.each([
  [{ today: 2, goal: 5, isFirst: false }, 'Posted. 2 of 5 today.'],
  [{ today: 5, goal: 5, isFirst: false }, "That's 5 today. A good place to stop."],
  [{ today: 6, goal: 5, isFirst: false }, "That's 6 today. A good place to stop."],
  [null, 'Posted.'],
])('%o: "%s", and no bird', (standing, heading) => {
  show(standing)
  screen.getByRole('heading', { name: heading })
  expect(strokes()).toHaveLength(0)
})

test('the comment can be looked at on Reddit where it is known to stand', () => {
  const { rerender } = show(null)
  const link = () => screen.queryByRole('link', { name: /Open on Reddit/ })
  expect(link()?.getAttribute('href')).toBe('https://www.reddit.com/comments/p1')
  rerender(
    <PostedResult text="Move the cutoff." path={null} standing={null}>
      Go on
    </PostedResult>,
  )
  expect(link()).toBeNull()
})
