// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeNetwork } from '../../../../test/fake-network.ts'
import { settle } from '../../../../test/settle.ts'
import { useSavedEdits } from './use-saved-edits.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const PAUSE_MS = 800
const NOT_YET = "Your last change isn't saved yet"

function render() {
  const asked = fakeNetwork()
  const { result, unmount } = renderHook(useSavedEdits)
  return {
    asked,
    unmount,
    said: () => asked.map(({ what, body }) => `${what} ${(body as { content: string }).content}`),
    shown: () => result.current,
    type: (content: string, id = 'd1') => settle(() => result.current.keep(id, { title: null, content })),
    pause: () => settle(undefined, PAUSE_MS),
  }
}

test('words that follow each other are saved once, as they are in the end', async () => {
  const { said, type, pause } = render()
  for (const content of ['a', 'ab', 'abc']) {
    await type(content)
    await settle(undefined, PAUSE_MS / 2)
  }
  expect(said()).toEqual([])
  await pause()
  expect(said()).toEqual(['PUT /api/drafts/d1 abc'])
})

test('what is typed while the text is saved is saved after it, never before', async () => {
  const { asked, said, type, pause } = render()
  await type('old')
  await pause()
  await type('new')
  await pause()
  expect(said()).toEqual(['PUT /api/drafts/d1 old'])
  await settle(() => asked[0]?.answer())
  expect(said()).toEqual(['PUT /api/drafts/d1 old', 'PUT /api/drafts/d1 new'])
})

test('leaving saves at once what is still waiting, and what is on its way first', async () => {
  const { asked, said, type, pause, unmount } = render()
  await type('old')
  await pause()
  await type('new')
  unmount()
  await settle(() => asked[0]?.answer())
  expect(said()).toEqual(['PUT /api/drafts/d1 old', 'PUT /api/drafts/d1 new'])
  await settle(() => asked[1]?.answer())
  await pause()
  expect(asked).toHaveLength(2)
})

test('leaving with nothing new saves nothing', async () => {
  const { asked, type, pause, unmount } = render()
  await type('mine')
  await pause()
  await settle(() => asked[0]?.answer())
  unmount()
  await pause()
  expect(asked).toHaveLength(1)
})

test('another draft that is opened meanwhile gets no words of the one before', async () => {
  const { asked, said, type, pause } = render()
  await type('of the first', 'd1')
  await type('of the second', 'd2')
  await pause()
  await settle(() => asked[0]?.answer())
  expect(said()).toEqual(['PUT /api/drafts/d1 of the first', 'PUT /api/drafts/d2 of the second'])
})

test('that a save failed is said until a later one went well, and words typed meanwhile are not undone', async () => {
  const { asked, said, shown, type, pause } = render()
  await type('old')
  await pause()
  await type('new')
  await settle(() => asked[0]?.cut())
  expect(shown().failure).toBe(NOT_YET)
  await pause()
  expect(said()[1]).toBe('PUT /api/drafts/d1 new')
  await settle(() => asked[1]?.answer())
  expect([shown().failure, said().length]).toEqual([null, 2])
})

test('someone who waits for the save waits for what is on its way, too', async () => {
  const { asked, shown, type, pause } = render()
  await type('old')
  await pause()
  let saved = false
  await settle(
    () =>
      void shown()
        .flush()
        .then(() => (saved = true)),
  )
  expect(saved).toBe(false)
  await settle(() => asked[0]?.answer())
  expect([saved, asked.length]).toEqual([true, 1])
})
