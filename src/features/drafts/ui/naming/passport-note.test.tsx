// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { noPromotion } from '../../session/test-session.ts'
import { PassportNote } from './passport-note.tsx'

afterEach(cleanup)

const quoted = () => screen.getByText('No self-promotion.').parentElement?.textContent

test('what the rules say is quoted with the number of the rule, and all of them are one press away', () => {
  render(<PassportNote subreddit="quietplace" kind="comment" passport={noPromotion} />)
  expect(quoted()).toBe('No self-promotion. · Rule 2')
  const all = screen.getByRole('link', { name: /See all rules/, hidden: true })
  expect(all.getAttribute('href')).toBe('https://www.reddit.com/r/quietplace/about/rules')
})

test('a quote from a rule without a number stands alone', () => {
  const passport = { ...noPromotion, numbers: { ...noPromotion.numbers, selfPromotion: null } }
  render(<PassportNote subreddit="quietplace" kind="comment" passport={passport} />)
  expect(quoted()).toBe('No self-promotion.')
})
