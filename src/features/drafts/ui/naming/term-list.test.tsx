// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { describeTerm, type Term } from './describe-term.ts'
import { TermList } from './term-list.tsx'

afterEach(() => {
  cleanup()
  localStorage.clear()
})

const term = (kind: Term['kind'], value: string, quote = `About ${kind}.`): Term => ({
  kind,
  value,
  subject: 'promotion',
  quote,
})

test.each([
  ['weekday', 'Saturdays', 'Post it on a Saturday.'],
  ['weekday', 'first of the month', 'Only on certain days: first of the month.'],
  ['thread', 'Share your project', 'Post it in the thread “Share your project”.'],
  ['cadence', 'once a week', 'No more than once a week.'],
  ['cadence', 'sparingly', 'How often: sparingly.'],
  ['flair', 'Showcase', 'Choose the flair “Showcase”.'],
  ['flair', 'yes', 'Choose a flair.'],
  ['title_format', '[Tool] name', 'Write the title like this: [Tool] name'],
  ['title_format', 'yes', 'Follow the title format.'],
  ['cadence', '1 per 60 days', 'How often: 1 per 60 days.'],
  ['min_karma', '1,000', 'You need 1,000 karma or more.'],
  ['min_age_days', '30', 'Your account must be 30 days old or more.'],
  ['min_age_days', '6 months', 'Your account must be 6 months old or more.'],
  ['price_stated', 'yes', 'State the price.'],
  ['approval', 'yes', 'Ask the moderators before you post.'],
] as const)('%s %s: %s', (kind, value, sentence) => {
  expect(describeTerm(term(kind, value))).toBe(sentence)
})

test('a condition that only the user can check has a tick, remembered for this community and these words', () => {
  const terms = [term('min_karma', '100', 'You need 100 karma.'), term('weekday', 'Saturday')]
  const list = (subreddit: string, some: Term[]) => (
    <TermList subreddit={subreddit} kind="post" terms={some} />
  )
  const page = render(list('SaaS', terms))
  expect(screen.getByText('You need 100 karma.').tagName).toBe('Q')
  expect(screen.getAllByRole('checkbox')).toHaveLength(1)
  fireEvent.click(screen.getByLabelText('I have read this'))
  page.unmount()
  const isTicked = () => screen.getByLabelText<HTMLInputElement>('I have read this').checked
  const again = render(list('saas', terms))
  expect(isTicked()).toBe(true)
  again.rerender(list('startups', terms))
  expect(isTicked()).toBe(false)
  again.rerender(list('SaaS', [term('min_karma', '500', 'You need 500 karma now.')]))
  expect(isTicked()).toBe(false)
})

test("each tick is described by its term, and the browser keeps no stranger's words", () => {
  const terms = [term('min_karma', '100', 'You need 100 karma.'), term('approval', 'yes', 'Ask us first.')]
  render(<TermList subreddit="SaaS" kind="post" terms={terms} />)
  const description = 'Ask the moderators before you post.'
  fireEvent.click(screen.getByRole('checkbox', { name: 'I have read this', description }))
  const isTicked = screen.getAllByRole<HTMLInputElement>('checkbox').map(({ checked }) => checked)
  expect(isTicked).toEqual([false, true])
  expect(localStorage.key(0)).toMatch(/^term-read\/saas\/approval\/[a-z0-9]{1,7}$/)
})

test('what holds for two subjects is told once', () => {
  const weekly = term('cadence', 'once a week')
  const terms: Term[] = [
    { ...weekly, subject: 'links' },
    { ...weekly, value: 'Once a week' },
  ]
  render(<TermList subreddit="SaaS" kind="post" terms={terms} />)
  expect(screen.getAllByRole('listitem')).toHaveLength(1)
})

test('a comment has no flair and no title', () => {
  const terms = [term('flair', 'Tool'), term('title_format', '[Tool]')]
  const { container } = render(<TermList subreddit="SaaS" kind="comment" terms={terms} />)
  expect(container.textContent).toBe('')
})
