// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { settle } from '../../../../../test/settle.ts'
import { ApiError } from '../../../../client/api-error.ts'
import type { DraftEvent } from '../../schema.ts'
import { useDraftStream } from './use-draft-stream.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

type Writing = {
  signal: AbortSignal
  say: (event: DraftEvent<string>) => Promise<void>
  breakOff: () => Promise<void>
  answer: string | undefined
}
const words = (text: string): DraftEvent<string> => ({ type: 'text', field: 'content', text })
const done = (answer: string): DraftEvent<string> => ({ type: 'done', answer })
const lost = new ApiError({ error: 'The connection was lost.', code: 'unreachable' })

/** A model that writes when it is told to, whether or not anyone still listens. */
function render() {
  const hook = renderHook(() => useDraftStream<string>())
  const shown = () => hook.result.current
  async function write() {
    const line = new TransformStream<DraftEvent<string>, DraftEvent<string>>(undefined, undefined, {
      highWaterMark: 9,
    })
    const pen = line.writable.getWriter()
    const writing: Writing = {
      signal: AbortSignal.any([]),
      say: (event) => settle(() => pen.write(event).catch(() => {})),
      breakOff: () => settle(() => pen.abort(lost).catch(() => {})),
      answer: 'on its way',
    }
    await settle(() => {
      const ending = shown().run((signal) => {
        writing.signal = signal
        return line.readable
      })
      void ending.then((answer) => (writing.answer = answer))
    })
    return writing
  }
  return { shown, write, unmount: hook.unmount }
}

test('a second draft takes the place of the first, of which nothing more is shown', async () => {
  const { shown, write } = render()
  const first = await write()
  await first.say(words('Once'))
  const second = await write()
  expect([first.signal.aborted, second.signal.aborted, shown().content]).toEqual([true, false, ''])
  await second.say(words('Twice'))
  await first.say(words(' upon a time'))
  expect(shown()).toMatchObject({ status: 'generating', content: 'Twice' })
  await second.say(done('second'))
  expect([shown().status, first.answer, second.answer]).toEqual(['generated', undefined, 'second'])
})

test.each([
  ['ends', (first: Writing) => first.say(done('first'))],
  ['fails', (first: Writing) => first.breakOff()],
])('that the first one %s after all changes nothing of the second', async (_, end) => {
  const { shown, write } = render()
  const first = await write()
  const second = await write()
  await second.say(words('Twice'))
  await end(first)
  expect(shown()).toMatchObject({ status: 'generating', content: 'Twice', failure: null })
  expect([first.answer, second.answer]).toEqual([undefined, 'on its way'])
})

test('what was stopped stays stopped, whatever still arrives', async () => {
  const { shown, write } = render()
  const stopped = await write()
  await stopped.say(words('Once'))
  await settle(() => {
    shown().stop()
    shown().reset()
  })
  await stopped.say(words(' upon a time'))
  await stopped.breakOff()
  expect(shown()).toMatchObject({ status: 'idle', content: '', failure: null })
  expect(stopped.answer).toBeUndefined()
})

test('leaving gives the draft up, and its end reaches nobody', async () => {
  const { write, unmount } = render()
  const left = await write()
  await left.say(words('Once'))
  unmount()
  expect(left.signal.aborted).toBe(true)
  await left.say(done('late'))
  expect(left.answer).toBeUndefined()
})

test('a draft that breaks off says why, and the next one says nothing of it', async () => {
  const { shown, write } = render()
  const first = await write()
  await first.breakOff()
  expect(shown()).toMatchObject({ status: 'failed', failure: lost })
  await write()
  expect(shown()).toMatchObject({ status: 'generating', failure: null })
})
