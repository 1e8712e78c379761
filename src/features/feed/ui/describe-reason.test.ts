import { expect, test } from 'vitest'
import { describeReason, isRedditsNo } from './describe-reason.ts'

const ofReddit = ['not_configured', 'not_approved', 'blocked', 'rate_limited', 'down', 'timeout']
const ofSubreddit = ['private', 'quarantined', 'banned', 'missing']

test('every reason has its own words, and an unknown one still gets some', () => {
  const sentences = [...ofReddit, ...ofSubreddit].map(describeReason)
  expect(new Set(sentences).size).toBe(10)
  expect(sentences).not.toContain(describeReason(null))
  expect(describeReason('new_kind')).toBe('Reddit could not be asked.')
})

test("pasting a post is offered when Reddit says no, not when a subreddit can't be read", () => {
  expect(ofReddit.every(isRedditsNo)).toBe(true)
  expect([...ofSubreddit, 'new_kind', undefined].some(isRedditsNo)).toBe(false)
})
