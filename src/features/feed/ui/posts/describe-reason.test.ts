import { expect, test } from 'vitest'
import { isLasting, type RedditFailure, redditSentences } from '../../../../adapters/reddit/reddit-outcome.ts'
import { passingReasons } from '../../schema.ts'
import { describeReason, isPassing } from './describe-reason.ts'

const kinds = Object.keys(redditSentences) as RedditFailure['kind'][]
const [lasting, passing] = [true, false].map((wanted) =>
  kinds.filter((kind) => isLasting({ kind, retryAfterMs: 0 }) === wanted),
)

test('every way in which Reddit can fail for a while is known here, with words of its own', () => {
  expect(passingReasons.toSorted()).toEqual(passing?.toSorted())
  const sentences = new Set(passingReasons.map(describeReason))
  expect(sentences.size).toBe(passingReasons.length)
  expect(sentences).not.toContain(describeReason(null))
})

test("pasting a post is offered when Reddit can't be read for now, not when a subreddit can't be read at all", () => {
  const message = 'x'
  for (const reason of passing ?? []) expect(isPassing({ message, reason })).toBe(true)
  for (const reason of lasting ?? []) expect(isPassing({ message, reason })).toBe(false)
  // Our own deadline was over first.
  expect(isPassing({ message, code: 'timeout' })).toBe(true)
  expect(isPassing({ message, code: 'internal' })).toBe(false)
})
