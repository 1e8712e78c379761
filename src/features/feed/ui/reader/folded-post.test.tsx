// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { Post } from '../../schema.ts'
import type { PostFit } from '../fit/post-fit.ts'
import { FoldedPost } from './folded-post.tsx'

afterEach(cleanup)

const post = {
  id: 'a',
  title: 'No-shows',
  selftext: 'Three this week. **How do you stop them?**',
  subreddit: 'doggrooming',
  score: 1_200,
  num_comments: 28,
  created_utc: 0,
  closed: false,
} as Post
const fit = { postId: 'a', state: 'judged', fit: 'strong', trouble: 'none', meets: null, why: '' } as PostFit
const show = (asks: string) =>
  render(
    <FoldedPost
      post={post}
      fit={{ ...fit, asks } as PostFit}
      justHelp={false}
      onTryAgain={() => {}}
      now={0}
    />,
  )
/** In the folded post, and in the whole one below it. */
const marked = () => [...document.querySelectorAll('mark')].map(({ textContent }) => textContent)

test('folded, a post keeps what it asks and its numbers; its button shows the whole', () => {
  show('How do you stop them?')
  expect(marked()).toEqual(['How do you stop them?', 'How do you stop them?'])
  for (const number of ['1,200', '28']) expect(screen.getAllByText(number)).toHaveLength(2)
  const whole = screen.getByRole('button', { name: 'Whole post' })
  expect(whole.getAttribute('aria-expanded')).toBe('false')
  fireEvent.click(whole)
  expect([whole.getAttribute('aria-expanded'), marked()]).toEqual(['true', ['How do you stop them?']])
})

test('a question that does not stand in the post is not put into its mouth', () => {
  show('How can I stop them?')
  expect(marked()).toEqual([])
})
