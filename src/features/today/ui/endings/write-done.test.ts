import { expect, test } from 'vitest'
import { writeDone } from './write-done.ts'

const day = (posted: number, saved = 0) => ({
  pace: { posted, from: 5, to: 7 },
  saved: Array.from({ length: saved }, (_, at) => ({
    postId: `p${at}`,
    subreddit: 'SaaS',
    savedAt: '2026-11-16T12:00:00Z',
    thread: null,
  })),
})

test('at the goal the rest can wait, and past it until tomorrow', () => {
  expect(writeDone(day(5))).toBe("You wrote 5 comments. That's your goal, so the rest can wait.")
  expect(writeDone(day(7))).toBe('7 comments today. The rest can wait until tomorrow.')
})

test('below the goal nobody is urged to go on', () => {
  expect(writeDone(day(3))).toBe(
    "That's everything worth answering. 3 of 5 is fine: nothing else was strong enough.",
  )
})

test('a list that someone went through without answering is no failure', () => {
  expect([day(0), day(0, 1)].map(writeDone)).toEqual([
    "That's everything on today's list. Nothing else was strong enough.",
    "That's everything on today's list. What you saved is still here.",
  ])
})

test('what was saved is not called too weak', () => {
  expect(writeDone(day(3, 2))).toBe(
    "That's everything on today's list. 3 of 5 is fine, and what you saved is still here.",
  )
})
