// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { emptyDraft } from './product-draft.ts'
import { replaceSubreddit } from './replace-subreddit.ts'
import { SubredditField } from './subreddit-field.tsx'
import { useProductDraft } from './use-product-draft.ts'

afterEach(cleanup)

/** Objects to each name that it is shown, and knows a better one. */
function NameCheck({ name, onReplace }: { name: string; onReplace: (nearest: string) => void }) {
  return <button type="button" onClick={() => onReplace('doggrooming')}>{`Replace ${name}`}</button>
}

function Field({ subreddits }: { subreddits: string[] }) {
  const form = useProductDraft({ ...emptyDraft, subreddits })
  return (
    <>
      <SubredditField form={form} noteOf={() => undefined} NameCheck={NameCheck} />
      <p data-testid="chosen">{form.draft.subreddits.join(' ')}</p>
    </>
  )
}
const chosen = () => screen.getByTestId('chosen').textContent
function type(name: string) {
  const input = screen.getByRole('textbox', { name: 'Subreddits' })
  fireEvent.change(input, { target: { value: name } })
  fireEvent.keyDown(input, { key: 'Enter' })
}

test('a typed name is added at once, checked, and replaced in its place by one press', () => {
  render(<Field subreddits={['SaaS']} />)
  type('r/doggroming')
  type('webdev')
  expect(chosen()).toBe('SaaS doggroming webdev')
  fireEvent.click(screen.getByRole('button', { name: 'Replace doggroming' }))
  expect(chosen()).toBe('SaaS doggrooming webdev')
  expect(screen.queryByRole('button', { name: /Replace doggrooming|Replace SaaS/ })).toBeNull()
})

test('a name that is removed while it is checked is no longer objected to', () => {
  render(<Field subreddits={[]} />)
  type('doggroming')
  fireEvent.click(screen.getByRole('button', { name: 'Remove r/doggroming' }))
  expect([chosen(), screen.queryByRole('button', { name: /^Replace/ })]).toEqual(['', null])
})

test('names that we offer are not checked', () => {
  render(<Field subreddits={[]} />)
  fireEvent.click(screen.getByRole('button', { name: 'r/startups' }))
  expect([chosen(), screen.queryByRole('button', { name: /^Replace/ })]).toEqual(['startups', null])
})

test('a name that is there already does not come twice', () => {
  expect(replaceSubreddit(['DogGrooming', 'doggroming'], 'doggroming', 'doggrooming')).toEqual([
    'DogGrooming',
  ])
  expect(replaceSubreddit(['a1', 'b1'], 'a1', 'c1')).toEqual(['c1', 'b1'])
})
