// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { Post } from '../../schema.ts'
import type { PostFit } from '../fit/post-fit.ts'
import { PostDialog } from './post-dialog.tsx'

afterEach(cleanup)

const post = {
  id: 'a',
  title: 'The keys are with my sister now',
  selftext: 'Which accounts close by themselves?',
  subreddit: 'quietplace',
  author: 'ada',
  score: 1,
  num_comments: 1,
  permalink: '/r/quietplace/comments/a/',
  closed: false,
} as Post
const waiting: PostFit = { postId: 'a', state: 'waiting' }
const troubled = { ...waiting, state: 'judged', fit: 'low', trouble: 'crisis' } as PostFit
const feared = { ...waiting, state: 'sieved', score: 0.5, wants: 'asks_how', inTrouble: true } as PostFit

const dialog = (fit: PostFit, shown = post) => (
  <PostDialog
    post={shown}
    open
    onOpenChange={() => {}}
    fit={fit}
    justHelp={false}
    onTryAgain={() => {}}
    renderPanel={(_, { trouble }) => <textarea aria-label="Your comment" data-trouble={trouble} />}
    onNext={undefined}
    next={undefined}
    now={0}
  />
)
const noDraft = () => screen.queryByRole('heading', { name: 'No draft for this one' })

test('someone in trouble gets no composer, also where that is found while the post is open', async () => {
  const { rerender } = render(dialog(waiting))
  await screen.findByLabelText('Your comment')
  rerender(dialog(troubled))
  expect(noDraft()).not.toBeNull()
  expect(screen.queryByLabelText('Your comment')).toBeNull()
})

test('but nobody loses what they are writing', async () => {
  const { rerender } = render(dialog(waiting))
  fireEvent.input(await screen.findByLabelText('Your comment'), { target: { value: 'So sorry.' } })
  rerender(dialog(troubled))
  expect(noDraft()).toBeNull()
  expect(screen.getByLabelText('Your comment')).toHaveProperty('value', 'So sorry.')
  expect(screen.getByText(/^They're having a hard time\./)).toBeDefined()
})

test('what only the sieve fears leaves the composer, with a warning', async () => {
  render(dialog(feared))
  await screen.findByLabelText('Your comment')
  expect(screen.getByText(/^Someone may be having a hard time here\./)).toBeDefined()
})

test('under a post of someone in trouble the composer opens for own words alone, when asked for', async () => {
  render(dialog(troubled))
  fireEvent.click(await screen.findByRole('button', { name: 'Write it yourself' }))
  expect((await screen.findByLabelText('Your comment')).dataset.trouble).toBe('crisis')
  expect(noDraft()).toBeNull()
})

test('from a post without a composer to one with it, the focus goes to the title', async () => {
  const { rerender } = render(dialog(troubled))
  await screen.findByRole('heading', { name: 'No draft for this one' })
  const popup = screen.getByRole('dialog')
  const next = { ...post, id: 'b', title: 'Eleven weeks of growth' }
  rerender(dialog({ ...waiting, postId: 'b' }, next))
  await screen.findByLabelText('Your comment')
  expect(screen.getByRole('dialog')).toBe(popup)
  await expect.poll(() => document.activeElement?.textContent).toBe('Eleven weeks of growth')
})
