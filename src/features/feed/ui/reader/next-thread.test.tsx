// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { Post } from '../../schema.ts'
import type { PostFit } from '../fit/post-fit.ts'
import { NextThread } from './next-thread.tsx'

afterEach(cleanup)

type Shown = { isEnough?: boolean; isLast?: boolean; closeLabel?: string }

const post = { id: 'b', title: 'How do you word it?', subreddit: 'doggrooming', created_utc: 0 } as Post
const fit = { postId: 'b', state: 'judged', fit: 'strong', trouble: 'none' } as PostFit
const now = 3 * 60 * 60 * 1_000

function show({ isEnough = false, isLast = false, closeLabel }: Shown = {}) {
  const went: string[] = []
  const open = () => went.push('next')
  render(
    <>
      <input aria-label="Elsewhere" />
      <NextThread
        next={isLast ? undefined : { post, fit, justHelp: false, now, open }}
        isEnough={isEnough}
        onClose={() => went.push('closed')}
        closeLabel={closeLabel}
      />
    </>,
  )
  return went
}
const buttons = () => screen.getAllByRole('button').map(({ textContent }) => textContent?.replace(/J$/, ''))

test('the next thread is told with its place, age and fit; its button and J lead there', () => {
  const went = show()
  for (const text of ['r/doggrooming', '3h ago', 'Strong fit', 'How do you word it?']) screen.getByText(text)
  expect(buttons()).toEqual(['Next thread'])
  fireEvent.click(screen.getByRole('button', { name: 'Next thread' }))
  fireEvent.keyDown(screen.getByLabelText('Elsewhere'), { key: 'j' })
  expect(went).toEqual(['next'])
  fireEvent.keyDown(document.body, { key: 'j' })
  expect(went).toEqual(['next', 'next'])
})

test('after the last strong one there is only the way back', () => {
  const went = show({ isLast: true })
  screen.getByText('That was the last strong one today.')
  fireEvent.keyDown(document.body, { key: 'j' })
  fireEvent.click(screen.getByRole('button', { name: 'Back to Dashboard' }))
  expect([buttons(), went]).toEqual([['Back to Dashboard'], ['closed']])
})

test('the way back is named after the page that it leads to', () => {
  show({ isLast: true, closeLabel: 'Back to Today' })
  expect(buttons()).toEqual(['Back to Today'])
})

test('when it is enough for today the way back comes first, and going on is still possible', () => {
  show({ isEnough: true })
  expect(buttons()).toEqual(['Back to Dashboard', 'Next thread'])
})
