// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from './api-error.ts'
import { ReadsProvider } from './reads-provider.tsx'
import { useRead } from './use-read.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

type Question = { asked: string; signal: AbortSignal; answer: (text: string) => void; refuse: () => void }
type Props = { name: string | null }
const refusal = new ApiError({ error: 'Not now.', code: 'unavailable' })

/** A server whose answers come when, and in the order, that a test wants them. */
function render(options: Parameters<typeof useRead>[2] = {}) {
  const questions: Question[] = []
  const ask = (asked: string) => (signal: AbortSignal) =>
    new Promise<string>((resolve, reject) => {
      questions.push({ asked, signal, answer: resolve, refuse: () => reject(refusal) })
    })
  const initialProps: Props = { name: 'a' }
  const hook = renderHook(
    ({ name }: Props) => useRead(name === null ? null : [name], ask(name ?? ''), options),
    { initialProps, wrapper: ReadsProvider },
  )
  const settle = (step?: () => void) =>
    act(async () => {
      step?.()
      await vi.advanceTimersByTimeAsync(10)
    })
  return { ...hook, questions, settle, shown: () => hook.result.current }
}
const comeBack = () => document.dispatchEvent(new Event('visibilitychange'))
const focus = () => window.dispatchEvent(new Event('focus'))

test('of two questions the later one is answered, and the earlier one is given up', async () => {
  const { questions, rerender, settle, shown } = render()
  await settle(() => rerender({ name: 'b' }))
  expect(questions.map(({ asked, signal }) => [asked, signal.aborted])).toEqual([
    ['a', true],
    ['b', false],
  ])
  await settle(() => questions[1]?.answer('B'))
  await settle(() => questions[0]?.answer('A'))
  expect(shown()).toMatchObject({ answer: 'B', loading: false, failure: undefined })
})

test('leaving gives the question up', async () => {
  const { questions, unmount, settle } = render()
  await settle()
  unmount()
  expect(questions[0]?.signal.aborted).toBe(true)
})

test('without a key nothing is asked', async () => {
  const { questions, rerender, settle, shown } = render()
  await settle(() => rerender({ name: null }))
  expect(questions.filter(({ signal }) => !signal.aborted)).toEqual([])
  expect(shown()).toMatchObject({ answer: undefined, loading: false })
})

test.each([
  [true, 'A'],
  [false, undefined],
])('what was shown stays until the next answer is there: %s', async (keepsLast, kept) => {
  const { questions, rerender, settle, shown } = render({ keepsLast })
  await settle()
  await settle(() => questions[0]?.answer('A'))
  const { readAt } = shown()
  await settle(() => rerender({ name: 'b' }))
  expect(shown()).toMatchObject({ answer: kept, loading: true, readAt: keepsLast ? readAt : 0 })
  await settle(() => questions[1]?.answer('B'))
  expect(shown()).toMatchObject({ answer: 'B', loading: false })
})

test('a failure takes the place of what was shown, and trying again asks anew', async () => {
  const { questions, rerender, settle, shown } = render({ keepsLast: true })
  await settle()
  await settle(() => questions[0]?.answer('A'))
  await settle(() => rerender({ name: 'b' }))
  await settle(() => questions[1]?.refuse())
  expect(shown()).toMatchObject({ answer: undefined, failure: refusal, loading: false })
  await settle(() => shown().tryAgain())
  expect(shown()).toMatchObject({ answer: undefined, failure: undefined, loading: true })
  await settle(() => questions[2]?.answer('B'))
  expect(shown()).toMatchObject({ answer: 'B', failure: undefined, loading: false })
})

test.each([
  ['without a word about it', {}, comeBack],
  ['that refreshes what is old, while it could be seen all the time', { refreshAfterMs: 600_000 }, focus],
])('a tab %s asks nothing again because it got the focus', async (_, options, gotFocus) => {
  const { questions, settle } = render(options)
  await settle()
  await settle(() => questions[0]?.answer('A'))
  await settle(() => vi.advanceTimersByTime(3_600_000))
  await settle(gotFocus)
  expect(questions).toHaveLength(1)
})

test('someone who comes back to an old answer gets a new one; that it failed is told to nobody', async () => {
  const { questions, settle, shown } = render({ refreshAfterMs: 600_000 })
  await settle()
  await settle(() => questions[0]?.answer('A'))
  await settle(() => vi.advanceTimersByTime(599_000))
  await settle(comeBack)
  expect(questions).toHaveLength(1)
  await settle(() => vi.advanceTimersByTime(2_000))
  await settle(comeBack)
  expect(shown()).toMatchObject({ answer: 'A', loading: false })
  await settle(() => questions[1]?.refuse())
  expect(shown()).toMatchObject({ answer: 'A', failure: undefined, lastFailure: refusal })
  await settle(comeBack)
  await settle(() => questions[2]?.answer('newer'))
  expect(shown()).toMatchObject({ answer: 'newer', lastFailure: undefined })
})

test('an answer that may change is looked at again and again, and at each return', async () => {
  const { questions, settle, shown } = render({ everyMs: 10_000 })
  await settle()
  await settle(() => questions[0]?.answer('A'))
  await settle(() => vi.advanceTimersByTime(10_000))
  await settle(() => questions[1]?.answer('B'))
  expect(shown().answer).toBe('B')
  await settle(focus)
  expect(questions).toHaveLength(3)
})

test('a first answer that failed stays failed in silence until one comes', async () => {
  const { questions, settle, shown } = render({ everyMs: 10_000, behindSkeleton: true })
  await settle()
  await settle(() => questions[0]?.refuse())
  await settle(() => vi.advanceTimersByTime(300))
  const { failure } = shown()
  expect(failure).toBe(refusal)
  await settle(() => vi.advanceTimersByTime(10_000))
  expect(shown()).toMatchObject({ failure, loading: false })
  await settle(() => questions[1]?.answer('A'))
  await settle(() => vi.advanceTimersByTime(300))
  expect(shown()).toMatchObject({ answer: 'A', failure: undefined })
})

test('what is worth more than nothing outlives a failure', async () => {
  const { questions, rerender, settle, shown } = render({ keepsLast: true, outlivesFailure: true })
  await settle()
  await settle(() => questions[0]?.answer('A'))
  await settle(() => rerender({ name: 'b' }))
  await settle(() => questions[1]?.refuse())
  expect(shown()).toMatchObject({ answer: 'A', failure: undefined, lastFailure: refusal, loading: false })
})

test('nothing is shown sooner than a skeleton can be seen, and only the first time', async () => {
  const { questions, rerender, settle, shown } = render({ behindSkeleton: true, keepsLast: true })
  await settle()
  await settle(() => questions[0]?.answer('A'))
  expect(shown().loading).toBe(true)
  await settle(() => vi.advanceTimersByTime(300))
  expect(shown().answer).toBe('A')
  await settle(() => rerender({ name: 'b' }))
  await settle(() => questions[1]?.answer('B'))
  expect(shown()).toMatchObject({ answer: 'B', loading: false })
})

test('what the page did to an answer shows at once, until the next answer', async () => {
  const { questions, settle, shown } = render()
  await settle()
  await settle(() => questions[0]?.answer('A'))
  let again: Promise<unknown> | undefined
  await settle(() => (again = shown().change((answer) => `${answer} and mine`)))
  expect([await again, shown().answer]).toEqual([undefined, 'A and mine'])
  await settle(() => (again = shown().readAgain()))
  await settle(() => questions[1]?.answer('both'))
  expect([await again, shown().answer]).toEqual(['both', 'both'])
  await settle(
    () =>
      (again = shown()
        .readAgain()
        .catch((error: unknown) => error)),
  )
  await settle(() => questions[2]?.refuse())
  expect([await again, shown().answer]).toEqual([refusal, 'both'])
})

test('what the page did while a question was open is not undone by its answer', async () => {
  const { questions, settle, shown } = render()
  await settle()
  let changed: Promise<unknown> | undefined
  await settle(() => (changed = shown().change((answer = 'nothing') => `${answer} and mine`)))
  await settle(() => questions[0]?.answer('A'))
  expect([await changed, shown().answer]).toEqual([undefined, 'nothing and mine'])
})

test('what the page did while it read again is not undone by that answer', async () => {
  const { questions, settle, shown } = render()
  await settle()
  await settle(() => questions[0]?.answer('A'))
  await settle(() => void shown().readAgain())
  await settle(() => void shown().change((answer) => `${answer} and mine`))
  await settle(() => questions[1]?.answer('B'))
  expect(shown().answer).toBe('A and mine')
})

test('of two newer answers the one that was asked for later stays', async () => {
  const { questions, settle, shown } = render()
  await settle()
  await settle(() => questions[0]?.answer('A'))
  let first: Promise<unknown> | undefined
  await settle(() => (first = shown().readAgain()))
  await settle(() => void shown().readAgain())
  await settle(() => questions[2]?.answer('C'))
  await settle(() => questions[1]?.answer('B'))
  expect([await first, shown().answer]).toEqual(['B', 'C'])
})

test('a newer answer is shown although the one that was asked for later failed', async () => {
  const { questions, settle, shown } = render()
  await settle()
  await settle(() => questions[0]?.answer('A'))
  await settle(() => void shown().readAgain())
  let second: Promise<unknown> | undefined
  await settle(
    () =>
      (second = shown()
        .readAgain()
        .catch((error: unknown) => error)),
  )
  await settle(() => questions[2]?.refuse())
  await settle(() => questions[1]?.answer('B'))
  expect([await second, shown().answer]).toEqual([refusal, 'B'])
})

test('an answer that grows is asked for again, but not after a refusal', async () => {
  const { questions, settle, shown } = render({ againAfterMs: () => 1_000 })
  await settle()
  await settle(() => questions[0]?.answer('half'))
  await act(() => vi.advanceTimersByTimeAsync(1_000))
  expect(questions).toHaveLength(2)
  await settle(() => questions[1]?.refuse())
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  expect(questions).toHaveLength(2)
  expect(shown()).toMatchObject({ answer: 'half', lastFailure: refusal })
})
