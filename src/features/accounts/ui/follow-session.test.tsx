// @vitest-environment happy-dom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  announceSessionChange,
  forgetArrival,
  useAnnounceArrival,
  useFollowSession,
} from './follow-session.ts'

/** Another tab of the same browser, and a third one that only listens: what it has heard, all have. */
let other: BroadcastChannel
let witness: BroadcastChannel
const heard: unknown[] = []
beforeEach(() => {
  other = new BroadcastChannel('threadlark-session')
  witness = new BroadcastChannel('threadlark-session')
  witness.addEventListener('message', ({ data }) => heard.push(data))
})
afterEach(() => {
  cleanup()
  other.close()
  witness.close()
  heard.length = 0
  localStorage.clear()
})
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel never leaves its origin
const sayElsewhere = (word = 'changed') => other.postMessage(word)

/** All that the witness has heard, once that are so many words and pages have followed. */
async function wordsHeard(count: number) {
  await waitFor(() => expect(heard.length).toBeGreaterThanOrEqual(count))
  await act(() => new Promise((resolve) => setImmediate(resolve)))
  return [...heard]
}

async function open(Page: () => string) {
  let reads = 0
  const Tab = createRoutesStub([
    {
      path: '/',
      Component: Page,
      HydrateFallback: () => null,
      loader: () => {
        reads += 1
        return null
      },
    },
  ])
  const { unmount } = render(<Tab />)
  await screen.findByText('Here')
  // It listens a moment after it is shown.
  await act(async () => {})
  return { reads: () => reads, unmount }
}
function Following() {
  useFollowSession()
  return 'Here'
}
function Arrived() {
  useAnnounceArrival('u1')
  return 'Here'
}

test('a tab asks again who is signed in when another tab says so, and not at its own word', async () => {
  const { reads } = await open(Following)
  sayElsewhere()
  await waitFor(() => expect(reads()).toBe(2))
  announceSessionChange()
  expect(await wordsHeard(2)).toEqual(['changed', 'changed'])
  expect(reads()).toBe(2)
})

test('a page that was left asks nothing when another tab signs in or out', async () => {
  const { reads, unmount } = await open(Following)
  unmount()
  sayElsewhere()
  expect(await wordsHeard(1)).toEqual(['changed'])
  expect(reads()).toBe(1)
})

test('of two tabs that show the same person, only the first tells; after signing out it is news again', async () => {
  const first = await open(Arrived)
  expect(await wordsHeard(1)).toEqual(['changed'])
  first.unmount()
  const second = await open(Arrived)
  // What the second tab had said would come before this.
  sayElsewhere('later')
  expect(await wordsHeard(2)).toEqual(['changed', 'later'])
  second.unmount()
  forgetArrival()
  await open(Arrived)
  expect(await wordsHeard(3)).toEqual(['changed', 'later', 'changed'])
})
